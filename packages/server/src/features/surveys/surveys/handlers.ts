import { randomUUID } from 'node:crypto';

import { dayIn, daysBetween } from '@relish/shared/days.ts';
import { isManagerRole } from '@relish/shared/permissions.ts';
import { SURVEY_LIMITS, surveyState } from '@relish/shared/surveys/surveys/choices.ts';
import type {
  ManagedSurvey,
  surveyCalls,
  SurveyInput,
} from '@relish/shared/surveys/surveys/contract.ts';
import { countUntranslated } from '@relish/shared/surveys/surveys/translate.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome, SignedIn, Stages } from '../../../core/handler.ts';
import type { Db } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { hasActions } from '../actions/public.ts';
import { tendSurvey } from './job-kinds.ts';
import { makeSurveyKey } from './keys.ts';
import { pickInput } from './pick-input.ts';
import { openPoster, printPoster } from './poster.ts';
import { printForm } from './print-form.ts';
import {
  deleteDraft,
  findSurvey,
  insertSurvey,
  listDrafts,
  listSurveys,
  lockSurvey,
  type SurveyRecord,
  updateQuestions,
  updateSurvey,
} from './queries.ts';

const ENTITY = 'survey';
const findToday = ({ user, now }: Pick<SignedIn, 'user' | 'now'>) =>
  dayIn(user.carehome.time_zone, now);

export const surveyHandlers: Handlers<typeof surveyCalls> = {
  'surveys/list': async (context) => {
    const today = findToday(context);
    const rows = await listSurveys(context.db, context.carehomeId);
    return rows.map((row) => ({
      ...toManaged(row, today),
      questions: row.questions.length,
    }));
  },

  'surveys/get': async (context, { id }) => {
    const row = await findSurvey(context.db, context.carehomeId, id);
    if (!row) throw notFound();
    return toManaged(row, findToday(context));
  },

  'surveys/add': {
    staged: (context, { survey, carehome_ids }) => {
      const { transaction, system, carehomeId, creating } = context;
      const homes = [carehomeId, ...furtherHomes(context, carehome_ids)];
      // Other homes need a system transaction; permission there was checked before.
      const runIn = homes.length === 1 ? transaction : system;
      return runIn(creating((db) => addToHomes(db, context, { survey, homes })));
    },
  },

  'surveys/edit': {
    staged: (context, { id, version, survey }) =>
      changeCopies(context, id, async (inHome, copyId) => {
        const { db, carehomeId, user, now } = inHome;
        const before = await lockAndFind(inHome, copyId);
        expectDraft(before);
        if (copyId === id && before.version !== version)
          throw invalid({ version: ['A colleague has saved changes while you were writing.'] });
        const by = { updated_by: user.id, updated_at: now };
        await updateQuestions(db, carehomeId, copyId, survey, by);
        await audit(inHome, 'survey.edit', copyId);
      }),
  },

  'surveys/publish': {
    staged: async (context, { id }) => {
      const { transaction, carehomeId, sealer } = context;
      const draft = await transaction((db) => findSurvey(db, carehomeId, id));
      if (!draft) throw notFound();
      if (draft.published_at !== null) return { id };
      // Before the transaction, because it takes too long for one.
      const keys: SurveyKeys[] = [];
      for (let home = 0; home < draft.homes && draft.anonymous; home += 1)
        keys.push(await makeSurveyKey(sealer));
      return changeCopies(context, id, async (inHome, copyId) => {
        const { db, user, now } = inHome;
        const survey = await lockAndFind(inHome, copyId);
        if (survey.published_at !== null) return;
        if (survey.anonymous !== draft.anonymous)
          throw invalid({ version: ['A colleague has saved changes. Look at it again.'] });
        checkDays(survey, findToday(context));
        checkTranslations(survey);
        const by = { updated_by: user.id, updated_at: now };
        const values = { published_at: now, ...keys.pop(), ...by };
        await updateSurvey(db, inHome.carehomeId, copyId, values);
        await audit(inHome, 'survey.publish', copyId);
        const job = { carehome_id: inHome.carehomeId, survey_id: copyId };
        await enqueue(db, tendSurvey, job, now);
      });
    },
  },

  'surveys/close': async (context, { id }) => {
    const { db, carehomeId, user, now } = context;
    const survey = await lockAndFind(context, id);
    const state = surveyState(survey, findToday(context));
    if (state === 'draft') throw invalid({ id: ['This is a draft. Delete it instead.'] });
    if (survey.closed_at === null) {
      const by = { updated_by: user.id, updated_at: now };
      await updateSurvey(db, carehomeId, id, { closed_at: now, ...by });
      await audit(context, 'survey.close', id);
      await enqueue(db, tendSurvey, { carehome_id: carehomeId, survey_id: id }, now);
    }
    return { id };
  },

  'surveys/archive': async (context, { id, reason }) => {
    const { db, carehomeId, user, now } = context;
    const survey = await lockAndFind(context, id);
    if (survey.archived_at !== null) return { id };
    if (survey.counted_at === null) throw invalid({ id: ['Close it first.'] });
    if (reason === null && !(await hasActions(db, carehomeId, id)))
      throw invalid({ reason: ['Raise an action first, or write why nothing was done.'] });
    const by = { updated_by: user.id, updated_at: now };
    await updateSurvey(db, carehomeId, id, { archived_at: now, archive_reason: reason, ...by });
    await audit(context, 'survey.archive', id);
    return { id };
  },

  'surveys/copy': async (context, { id }) => {
    const { db, carehomeId } = context;
    const survey = await findSurvey(db, carehomeId, id);
    if (!survey) throw notFound();
    // Its days are over; publishing asks for new ones.
    const draft = { ...pickInput(survey), opens_on: null, closes_on: null };
    return addToHomes(db, context, { survey: draft, homes: [carehomeId] });
  },

  'surveys/delete': async (context, { id }) => {
    const { db, carehomeId } = context;
    expectDraft(await lockAndFind(context, id));
    await deleteDraft(db, carehomeId, id);
    await audit(context, 'survey.delete', id);
    return {};
  },

  'surveys/poster': {
    staged: async (context, { id }) => ({ secret: (await openPoster(context, id)).secret }),
  },

  'surveys/print-poster': { staged: printPoster },

  'surveys/print-form': { staged: printForm },
};

const audit = (context: InHome, action: string, id: string) =>
  insertAudit(context.db, context, { action, entity: ENTITY, entity_id: id });

async function addToHomes(
  db: Db,
  context: SignedIn,
  { survey, homes }: { survey: SurveyInput; homes: readonly string[] },
) {
  const { user, now } = context;
  const set_id = randomUUID();
  const ids: string[] = [];
  for (const carehome_id of homes) {
    const id = await insertSurvey(db, survey, {
      carehome_id,
      set_id,
      homes: homes.length,
      created_by: user.id,
      created_at: now,
      updated_by: user.id,
      updated_at: now,
    });
    await audit({ ...context, db, carehomeId: carehome_id }, 'survey.add', id);
    ids.push(id);
  }
  return { id: ids[0] ?? '' };
}

type SurveyKeys = Awaited<ReturnType<typeof makeSurveyKey>>;

/** Changes a draft in every home it was added to and where the caller manages surveys. */
async function changeCopies(
  context: SignedIn & Stages,
  id: string,
  change: (inHome: InHome, copyId: string) => Promise<void>,
) {
  const { transaction, system, carehomeId, user } = context;
  const survey = await transaction((db) => findSurvey(db, carehomeId, id));
  if (!survey) throw notFound();
  const isShared = survey.homes > 1 && survey.published_at === null;
  await (isShared ? system : transaction)(async (db) => {
    const managed = user.carehomes.filter(({ role }) => isManagerRole(role));
    const others = isShared
      ? await listDrafts(
          db,
          managed.map((home) => home.id).filter((home) => home !== carehomeId),
          survey.set_id,
        )
      : [];
    // Always in the same order, to avoid deadlocks.
    const copies = [{ id, carehome_id: carehomeId }, ...others].toSorted((one, other) =>
      one.carehome_id < other.carehome_id ? -1 : 1,
    );
    for (const copy of copies)
      await change({ ...context, db, carehomeId: copy.carehome_id }, copy.id);
  });
  return { id };
}

/** Homes where the caller manages no surveys do not exist for them (N2). */
function furtherHomes({ user, carehomeId }: SignedIn, ids: readonly string[]): string[] {
  const further = [...new Set(ids)].filter((id) => id !== carehomeId);
  const manages = (id: string) =>
    user.carehomes.some((home) => home.id === id && isManagerRole(home.role));
  if (!further.every(manages)) throw notFound();
  return further;
}

async function lockAndFind({ db, carehomeId }: InHome, id: string): Promise<SurveyRecord> {
  if (!(await lockSurvey(db, carehomeId, id))) throw notFound();
  const row = await findSurvey(db, carehomeId, id);
  if (!row) throw notFound();
  return row;
}

function expectDraft({ published_at }: SurveyRecord) {
  if (published_at !== null)
    throw invalid({ id: ['It has been published. Copy it to ask something else.'] });
}

function checkDays({ opens_on, closes_on, is_always_open }: SurveyRecord, today: string) {
  if (!is_always_open && closes_on === null) throw invalid({ closes_on: ['Enter the last day.'] });
  if (closes_on !== null && closes_on < today)
    throw invalid({ closes_on: ['The last day is over.'] });
  if (daysBetween(today, closes_on ?? opens_on ?? today) > SURVEY_LIMITS.days)
    throw invalid({ closes_on: ['Choose a day within a year.'] });
}

function checkTranslations(survey: SurveyRecord) {
  const names = new Intl.DisplayNames('en-GB', { type: 'language' });
  const problems = countUntranslated(survey).map(
    ({ language, missing }) =>
      `${names.of(language)}: ${missing} ${missing === 1 ? 'text is' : 'texts are'} not translated yet.`,
  );
  if (problems.length > 0) throw invalid({ languages: problems });
}

const toManaged = (row: SurveyRecord, today: string): ManagedSurvey => ({
  ...row,
  entries: row.entries ?? 0,
  has_poster: Boolean(row.has_poster),
  state: surveyState(row, today),
});
