import type { activityCalls } from '@relish/shared/activities/contract.ts';
import { labelProblem } from '@relish/shared/tags/label-rules.ts';

import { invalid, notFound } from '../../core/app-error.ts';
import type { Handlers, SignedIn } from '../../core/handler.ts';
import type { Db } from '../../db/database.ts';
import { reachOf } from '../../library/reach.ts';
import { insertAudit } from '../audit/queries.ts';
import { attachToActivity, removePicture } from '../media/queries.ts';
import { findEditor, findTitled, insertOwn, lockOwn, updateOwn } from './queries.ts';

type Context = SignedIn & { db: Db };
type OwnCalls = Pick<
  typeof activityCalls,
  'own-activities/add' | 'own-activities/edit' | 'own-activities/archive'
>;

export const ownHandlers: Handlers<OwnCalls> = {
  'own-activities/add': async (context, { guide, ...values }) => {
    const { db, carehomeId, user, now } = context;
    const { isOpen, activity: find } = await reachOf(context);
    const source = values.based_on === null ? undefined : find(values.based_on);
    if (values.based_on !== null && !(source && isOpen(source))) throw notFound();
    await checkTitle(context, values.title);
    await usePicture(context, values.picture_id);
    const written = { created_by: user.id, created_at: now, updated_by: user.id, updated_at: now };
    const [id = ''] = await insertOwn(db, [
      {
        ...values,
        ...written,
        guide: JSON.stringify(guide),
        carehome_id: carehomeId,
        organisation_id: user.carehome.organisation.id,
      },
    ]);
    await audited(context, 'own-activity.add', id);
    return { id };
  },

  'own-activities/edit': async (context, { id, version, guide, based_on: _kept, ...values }) => {
    const { db, carehomeId, user, now } = context;
    const before = await lockOwn(db, carehomeId, id);
    if (!before) throw notFound();
    if (before.version !== version) {
      const editor = (await findEditor(db, carehomeId, id)) ?? 'Somebody';
      throw invalid({ version: [`${editor} has saved changes while you were writing.`] });
    }
    if (before.archived_at !== null)
      throw invalid({ id: ['This activity is in the archive. Take it out first.'] });
    if (values.title !== before.title) await checkTitle(context, values.title, id);
    if (values.picture_id !== before.picture_id) {
      await usePicture(context, values.picture_id);
      if (before.picture_id !== null) await removePicture(db, carehomeId, before.picture_id, now);
    }
    await updateOwn(db, carehomeId, before, {
      ...values,
      guide: JSON.stringify(guide),
      updated_by: user.id,
      updated_at: now,
    });
    await audited(context, 'own-activity.edit', id);
    return { id, version: version + 1 };
  },

  'own-activities/archive': async (context, { id, archived }) => {
    const { db, carehomeId, user, now } = context;
    const before = await lockOwn(db, carehomeId, id);
    if (!before) throw notFound();
    if (archived === (before.archived_at !== null)) return { id };
    if (!archived && (await findTitled(db, carehomeId, before.title, id)))
      throw invalid({
        id: ['Another activity has this title by now. Rename that one first.'],
      });
    await updateOwn(db, carehomeId, before, {
      archived_at: archived ? now : null,
      updated_by: user.id,
      updated_at: now,
    });
    await audited(context, archived ? 'own-activity.archive' : 'own-activity.restore', id);
    return { id };
  },
};

const TITLE_PROBLEM =
  'Name an activity after what people do, not after a condition or the care they need.';

async function checkTitle(context: Context, title: string, exceptId?: string) {
  const { db, carehomeId, library } = context;
  const { activities } = await library.shelf(db);
  // Whoever copies one of ours may keep its title.
  const problem = activities.some((each) => each.title === title)
    ? undefined
    : labelProblem(title, TITLE_PROBLEM);
  if (problem !== undefined) throw invalid({ title: [problem] });
  if (await findTitled(db, carehomeId, title, exceptId))
    throw invalid({ title: ['This home already has an activity with this title.'] });
}

/** Only what the same person has just uploaded, and nobody uses yet. */
async function usePicture({ db, carehomeId, user }: Context, id: string | null) {
  if (id !== null && !(await attachToActivity(db, carehomeId, id, user.id))) throw notFound();
}

const audited = ({ db, ...actor }: Context, action: string, id: string) =>
  insertAudit(db, actor, { action, entity: 'own_activity', entity_id: id });
