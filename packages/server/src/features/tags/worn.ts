import type { tagCalls } from '@relish/shared/tags/contract.ts';

import { invalid, notFound } from '../../core/app-error.ts';
import type { Handlers } from '../../core/handler.ts';
import { insertAudit } from '../audit/queries.ts';
import { findResident, lockResident } from '../residents/queries.ts';
import { knownTags } from './known-tags.ts';
import { deleteResidentTags, insertResidentTags, listTagsOf } from './queries.ts';

type WornCalls = Pick<typeof tagCalls, 'tags/of' | 'tags/set'>;

/** The tags that a resident wears. Those in the archive stay unseen, and come back with them. */
export const wornHandlers: Handlers<WornCalls> = {
  'tags/of': async ({ db, carehomeId }, { resident_id }) => {
    if (!(await findResident(db, carehomeId, resident_id))) throw notFound();
    const worn = new Set(await listTagsOf(db, carehomeId, resident_id));
    const known = await knownTags(db, carehomeId);
    return known.filter(({ tag, active }) => active && worn.has(tag));
  },

  'tags/set': async ({ db, ...context }, { resident_id, tags }) => {
    const { carehomeId, user, now } = context;
    if (!(await lockResident(db, carehomeId, resident_id))) throw notFound();
    const known = await knownTags(db, carehomeId);
    const usable = new Set(known.filter(({ active }) => active).map(({ tag }) => tag));
    const wanted = new Set(tags);
    if (![...wanted].every((tag) => usable.has(tag)))
      throw invalid({ tags: ['A tag is no longer there. Look at the list again.'] });
    const worn = await listTagsOf(db, carehomeId, resident_id);
    const dropped = worn.filter((tag) => usable.has(tag) && !wanted.has(tag));
    await deleteResidentTags(db, carehomeId, resident_id, dropped);
    const rows = [...wanted].map((tag) => ({
      resident_id,
      tag,
      added_by: user.id,
      added_at: now,
    }));
    await insertResidentTags(db, carehomeId, rows);
    await insertAudit(db, context, {
      action: 'tags.set',
      entity: 'resident',
      entity_id: resident_id,
    });
    return {};
  },
};
