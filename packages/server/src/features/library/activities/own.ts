import type { activityCalls } from '@relish/shared/library/activities/contract.ts';
import type { OwnGuide } from '@relish/shared/library/activities/own-activity.ts';
import { labelProblem } from '@relish/shared/residents/tags/label-rules.ts';

import { openReach } from '../../../content/reach.ts';
import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { attachPicture, removePicture } from '../../residents/media/public.ts';
import { findingResidents } from '../../residents/names/public.ts';
import { findEditor, findTitled, insertOwn, lockOwn, updateOwn } from './queries.ts';

type OwnCalls = Pick<
  typeof activityCalls,
  'activities/add' | 'activities/edit' | 'activities/archive'
>;

export const ownHandlers: Handlers<OwnCalls> = {
  'activities/add': async (context, { guide, ...values }) => {
    const { db, carehomeId, user, now } = context;
    const { isOpen, activity: find } = await openReach(context);
    const source = values.based_on === null ? undefined : find(values.based_on);
    if (values.based_on !== null && !(source && isOpen(source))) throw notFound();
    await checkTitle(context, values.title);
    await checkNames(context, { ...values, guide });
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

  'activities/edit': async (context, { id, version, guide, based_on: _kept, ...values }) => {
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
    await checkNames(context, { ...values, guide });
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

  'activities/archive': async (context, { id, archived }) => {
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

async function checkTitle(context: InHome, title: string, exceptId?: string) {
  const { db, carehomeId, library } = context;
  const { activities } = await library.shelf(db);
  // A copy may keep the title of the library's activity.
  const problem = activities.some((each) => each.title === title)
    ? undefined
    : labelProblem(title, TITLE_PROBLEM);
  if (problem !== undefined) throw invalid({ title: [problem] });
  if (await findTitled(db, carehomeId, title, exceptId))
    throw invalid({ title: ['This home already has an activity with this title.'] });
}

interface Read {
  for_relatives: boolean;
  title: string;
  guide: OwnGuide;
}

/** Families read the guide, so it must name no resident (N1). */
async function checkNames({ db, carehomeId, now }: InHome, { for_relatives, title, guide }: Read) {
  if (!for_relatives) return;
  const named = await findingResidents(db, carehomeId, now);
  const problems = [...writtenTexts({ title, guide })].flatMap(([field, text]) =>
    named(text).map(({ preferred_name }) => [field, namedProblem(preferred_name)] as const),
  );
  if (problems.length > 0)
    throw invalid(Object.fromEntries(problems.map(([field, problem]) => [field, [problem]])));
}

const namedProblem = (name: string) =>
  `Families read this: leave out the name of ${name}, or do not offer the activity to families.`;

/** Only an unused upload by the same user. */
async function usePicture({ db, carehomeId, user }: InHome, id: string | null) {
  const use = { purpose: 'activity', userId: user.id } as const;
  if (id !== null && !(await attachPicture(db, carehomeId, id, use))) throw notFound();
}

const audited = ({ db, ...actor }: InHome, action: string, id: string) =>
  insertAudit(db, actor, { action, entity: 'own_activity', entity_id: id });

/** Values from fixed lists; all other text is free text. */
const CHOICES = new Set(
  `category second_category levels formats places relies_on benefits code level allergens interests seasons themes
  cost_band`.split(/\s+/),
);

/** All free text by field path: `guide.steps.0`. New fields count as free text. */
function* writtenTexts(
  value: unknown,
  path: readonly string[] = [],
): Generator<[field: string, text: string]> {
  if (typeof value === 'string') yield [path.join('.'), value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value))
      if (!CHOICES.has(key)) yield* writtenTexts(each, [...path, key]);
}
