import type { tagCalls } from '@relish/shared/residents/tags/contract.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { findResident, lockResident } from '../residents/public.ts';
import { listAllTags } from './list-tags.ts';
import { deleteResidentTags, insertResidentTags, listResidentTags } from './queries.ts';

type ResidentTagCalls = Pick<typeof tagCalls, 'tags/of' | 'tags/set'>;

/** Archived tags are hidden, and reappear when restored. */
export const residentTagHandlers: Handlers<ResidentTagCalls> = {
  'tags/of': async ({ db, carehomeId }, { resident_id }) => {
    if (!(await findResident(db, carehomeId, resident_id))) throw notFound();
    const worn = new Set(await listResidentTags(db, carehomeId, resident_id));
    const allTags = await listAllTags(db, carehomeId);
    return allTags.filter(({ tag, active }) => active && worn.has(tag));
  },

  'tags/set': async ({ db, ...context }, { resident_id, tags }) => {
    const { carehomeId, user, now } = context;
    if (!(await lockResident(db, carehomeId, resident_id))) throw notFound();
    const allTags = await listAllTags(db, carehomeId);
    const usable = new Set(allTags.filter(({ active }) => active).map(({ tag }) => tag));
    const wanted = new Set(tags);
    if (![...wanted].every((tag) => usable.has(tag)))
      throw invalid({ tags: ['A tag is no longer there. Look at the list again.'] });
    const worn = await listResidentTags(db, carehomeId, resident_id);
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
