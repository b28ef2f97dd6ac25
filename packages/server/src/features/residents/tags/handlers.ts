import type { tagCalls } from '@relish/shared/residents/tags/contract.ts';
import { normaliseLabel } from '@relish/shared/residents/tags/label-rules.ts';
import {
  SYSTEM_TAGS,
  TAG_GROUP_DEFINITIONS,
  TAG_LIMITS,
} from '@relish/shared/residents/tags/system-tags.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { listAllTags } from './list-tags.ts';
import {
  countActiveTags,
  countUses,
  findTagByKey,
  insertTags,
  lockTag,
  moveTag,
  updateTag,
} from './queries.ts';
import { residentTagHandlers } from './resident-tags.ts';

const SYSTEM_KEYS = new Set(SYSTEM_TAGS.map(({ label }) => normaliseLabel(label)));

export const tagHandlers: Handlers<typeof tagCalls> = {
  'tags/list': async ({ db, carehomeId }) => {
    const uses = await countUses(db, carehomeId);
    const tags = await listAllTags(db, carehomeId);
    return tags.map((each) => ({ ...each, uses: uses.get(each.tag) ?? 0 }));
  },

  'tags/add': async (context, { group, label }) => {
    const { db, carehomeId, user, now } = context;
    const label_key = await freeKey(context, label);
    await checkRoom(context, 'label');
    const { colour } = TAG_GROUP_DEFINITIONS[group];
    const values = { group, label, label_key, colour, created_by: user.id, created_at: now };
    const [tag] = await insertTags(db, carehomeId, [values]);
    if (!tag) throw notFound();
    await audited(context, 'tag.add', tag.id);
    return { id: tag.id };
  },

  'tags/rename': async (context, { id, label }) => {
    const { db, carehomeId } = context;
    if (!(await lockTag(db, carehomeId, id))) throw notFound();
    const label_key = await freeKey(context, label, id);
    await updateTag(db, carehomeId, id, { label, label_key });
    await audited(context, 'tag.rename', id);
    return { id };
  },

  'tags/archive': async (context, { id }) => {
    const { db, carehomeId } = context;
    if (!(await lockTag(db, carehomeId, id))) throw notFound();
    await updateTag(db, carehomeId, id, { active: false });
    await audited(context, 'tag.archive', id);
    return { id };
  },

  'tags/restore': async (context, { id }) => {
    const { db, carehomeId } = context;
    const tag = await lockTag(db, carehomeId, id);
    if (!tag) throw notFound();
    if (!tag.active) await checkRoom(context, 'id');
    await updateTag(db, carehomeId, id, { active: true });
    await audited(context, 'tag.restore', id);
    return { id };
  },

  'tags/merge': async (context, { from_id, into }) => {
    const { db, carehomeId } = context;
    if (!(await lockTag(db, carehomeId, from_id))) throw notFound();
    const target = (await listAllTags(db, carehomeId)).find(({ tag }) => tag === into);
    if (!target) throw notFound();
    if (into === from_id) throw invalid({ into: ['Choose another tag than this one.'] });
    if (!target.active) throw invalid({ into: ['This tag is in the archive. Restore it first.'] });
    const moved = await moveTag(db, carehomeId, from_id, into);
    await updateTag(db, carehomeId, from_id, { active: false });
    await audited(context, 'tag.merge', from_id);
    return { moved };
  },

  ...residentTagHandlers,
};

/** Normalised label; throws if another tag has it. */
async function freeKey({ db, carehomeId }: InHome, label: string, id?: string): Promise<string> {
  const key = normaliseLabel(label);
  const other = await findTagByKey(db, carehomeId, key, id);
  if (other?.active === false)
    throw invalid({
      label: [`“${other.label}” is in the archive. Restore it, or choose another name.`],
    });
  if (other || SYSTEM_KEYS.has(key))
    throw invalid({ label: ['There is already a tag like this.'] });
  return key;
}

async function checkRoom({ db, carehomeId }: InHome, field: string) {
  if ((await countActiveTags(db, carehomeId)) >= TAG_LIMITS.custom_per_home)
    throw invalid({
      [field]: [
        `A home can have ${TAG_LIMITS.custom_per_home} tags of its own. Archive or merge some first.`,
      ],
    });
}

const audited = ({ db, ...actor }: InHome, action: string, id: string) =>
  insertAudit(db, actor, { action, entity: 'tag', entity_id: id });
