import { surveyAudience } from '@relish/shared/audiences.ts';
import { dayIn } from '@relish/shared/days.ts';
import { can } from '@relish/shared/permissions.ts';
import type {
  AnswerableSurvey,
  surveyEntryCalls,
} from '@relish/shared/surveys/survey-entries/contract.ts';
import { surveyState } from '@relish/shared/surveys/surveys/choices.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import { countAgainst, secretLimit } from '../../../core/limits.ts';
import type { Sealer } from '../../../core/sealed.ts';
import { hashSecret } from '../../../core/secrets.ts';
import type { Db } from '../../../db/database.ts';
import {
  findSecrets,
  findSurvey,
  findSurveyHome,
  isSigned,
  listPublished,
  signBlinded,
  type SurveyRecord,
} from '../surveys/public.ts';
import {
  findByLink,
  findByPoster,
  insertInvitation,
  listDone,
  listEntries,
  livesHere,
  lockInvitation,
  setBlinded,
  type SurveyKey,
} from './queries.ts';
import { check, findAsked, findOpen, saveAnonymously, saveByName } from './save.ts';

type System = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

export const surveyEntryHandlers: Handlers<typeof surveyEntryCalls> = {
  'survey-entries/waiting': async ({ db, carehomeId, user, now }) => {
    const audience = surveyAudience(user);
    if (audience === undefined) return [];
    const today = dayIn(user.carehome.time_zone, now);
    const surveys = await listPublished(db, carehomeId, audience);
    const done = await listDone(db, carehomeId, user.id);
    return surveys
      .filter((survey) => surveyState(survey, today) === 'open')
      .map((survey) => ({
        ...toAnswerable(survey, { home: user.carehome.name, isDone: done.has(survey.id) }),
        questions: survey.questions.length,
      }));
  },

  'survey-entries/open': async (context, { survey_id }) => {
    const { db, carehomeId, user, now } = context;
    const survey = await findForUser(context, survey_id);
    if (surveyState(survey, dayIn(user.carehome.time_zone, now)) === 'draft') throw notFound();
    const done = await listDone(db, carehomeId, user.id);
    return toAnswerable(survey, { home: user.carehome.name, isDone: done.has(survey_id) });
  },

  'survey-entries/take-token': {
    staged: async (context, { survey_id, blinded }) => {
      const { transaction, system, carehomeId, user, sealer, now } = context;
      const survey = await transaction((db) => findForUser({ ...context, db }, survey_id));
      if (survey.audience !== surveyAudience(user)) throw notFound();
      const key = { carehome_id: carehomeId, survey_id };
      return giveToken(system, sealer, { key, userId: user.id, blinded, now });
    },
  },

  'survey-entries/send': {
    staged: async ({ system, now }, { survey_id, token, signature, mode, answers }) => {
      const key = await system(async (db) => {
        const carehome_id = await findSurveyHome(db, survey_id);
        if (carehome_id === undefined) throw notFound();
        const { survey } = await findAsked(db, { carehome_id, survey_id }, now);
        if (survey.key_n === null || survey.key_e === null) throw notFound();
        return { carehome_id, n: survey.key_n, e: survey.key_e };
      });
      if (!isSigned(key, token, signature))
        throw invalid({ signature: ['This token is not valid for this survey.'] });
      await system(async (db) => {
        const { survey } = await findOpen(db, { carehome_id: key.carehome_id, survey_id }, now);
        const given = { mode, channel: 'invited', helper_role: null, answers } as const;
        check(survey, given);
        await saveAnonymously(db, survey, given, { token });
      });
      return {};
    },
  },

  'survey-entries/answer': {
    staged: async (context, { survey_id, client_uuid, mode, answers }) => {
      const { transaction, system, carehomeId, user, now } = context;
      const asked = await transaction((db) => findForUser({ ...context, db }, survey_id));
      if (asked.audience !== surveyAudience(user)) throw notFound();
      await system(async (db) => {
        const { survey, today } = await findOpen(db, { carehome_id: carehomeId, survey_id }, now);
        if (survey.anonymous) throw invalid({ survey_id: ['Answer this survey with a token.'] });
        const given = { mode, channel: 'invited', helper_role: null, answers } as const;
        check(survey, given);
        const by = { client_uuid, respondent_id: user.id, resident_id: null, today };
        await saveByName(db, survey, given, by);
      });
      return {};
    },
  },

  'survey-entries/open-link': {
    staged: async ({ system, address, now }, { secret }) => {
      const link = await findLink(system, { secret, address, now });
      return system(async (db) => {
        const { survey, home } = await findAsked(db, link, now);
        const { user_id } = link;
        const done = user_id ? await listDone(db, link.carehome_id, user_id) : new Set();
        return {
          link: user_id ? ('personal' as const) : ('poster' as const),
          survey: toAnswerable(survey, { home: home.name, isDone: done.has(survey.id) }),
        };
      });
    },
  },

  'survey-entries/take-token-by-link': {
    staged: async ({ system, sealer, address, now }, { secret, blinded }) => {
      const { user_id, ...key } = await findLink(system, { secret, address, now });
      if (user_id === null) throw notFound();
      return giveToken(system, sealer, { key, userId: user_id, blinded, now });
    },
  },

  'survey-entries/answer-by-link': {
    staged: async ({ system, address, now }, { secret, client_uuid, mode, answers }) => {
      const { user_id, ...key } = await findLink(system, { secret, address, now });
      const channel = user_id === null ? 'poster' : 'invited';
      await system(async (db) => {
        const { survey, today } = await findOpen(db, key, now);
        const given = { mode, channel, helper_role: null, answers } as const;
        check(survey, given);
        if (!survey.anonymous) {
          const by = { client_uuid, respondent_id: user_id, resident_id: null, today };
          await saveByName(db, survey, given, by);
        } else if (user_id === null) await saveAnonymously(db, survey, given, { client_uuid });
        // A link that was mailed belongs to a person and must never come with an anonymous answer.
        else throw invalid({ survey_id: ['Answer this survey with a token.'] });
      });
      return {};
    },
  },

  'survey-entries/collect': {
    staged: async (context, input) => {
      const { system, carehomeId, now } = context;
      const { survey_id, client_uuid, resident_id, mode, helper_role, answers } = input;
      await system(async (db) => {
        const key = { carehome_id: carehomeId, survey_id };
        const { survey, today } = await findOpen(db, key, now);
        const given = { mode, channel: 'collected', helper_role, answers } as const;
        if (resident_id !== null && !(await livesHere(db, carehomeId, resident_id)))
          throw notFound();
        if (resident_id !== null && (survey.anonymous || survey.audience !== 'resident'))
          throw invalid({ resident_id: ['This survey does not ask who answered.'] });
        check(survey, given);
        if (survey.anonymous) await saveAnonymously(db, survey, given, { client_uuid });
        else
          await saveByName(db, survey, given, {
            client_uuid,
            respondent_id: null,
            resident_id,
            today,
          });
      });
      return {};
    },
  },

  'survey-entries/list': async ({ db, carehomeId }, { survey_id }) => {
    const survey = await findSurvey(db, carehomeId, survey_id);
    if (!survey) throw notFound();
    const rows = await listEntries(db, carehomeId, survey_id);
    return rows.map(({ resident, resident_id, ...row }) => ({
      ...row,
      resident: resident_id === null ? null : { id: resident_id, name: resident ?? '' },
    }));
  },
};

/** Surveys that ask this user, and for those who type answers in also the others. */
async function findForUser({ db, carehomeId, user }: InHome, id: string): Promise<SurveyRecord> {
  const survey = await findSurvey(db, carehomeId, id);
  const isAsked = survey?.audience === surveyAudience(user) || can(user, 'surveys.collect');
  if (!survey || survey.published_at === null || !isAsked) throw notFound();
  return survey;
}

/** Counts wrong secrets only, and keeps no trace of right ones. */
async function findLink(
  system: System,
  { secret, address, now }: { secret: string; address: string; now: Date },
): Promise<SurveyKey & { user_id: string | null }> {
  const link = await system(async (db) => {
    const personal = await findByLink(db, secret, now);
    if (personal) return personal;
    const poster = await findByPoster(db, secret);
    return poster && { ...poster, user_id: null };
  });
  if (link) return link;
  await system((db) => countAgainst(db, [secretLimit(address)], now));
  throw notFound();
}

/** One token for each person; what it is stays unknown here. */
async function giveToken(
  system: System,
  sealer: Sealer,
  { key, userId, blinded, now }: { key: SurveyKey; userId: string; blinded: string; now: Date },
) {
  const sealed = await system(async (db) => {
    const { survey } = await findOpen(db, key, now);
    if (!survey.anonymous) throw invalid({ survey_id: ['This survey is answered by name.'] });
    await insertInvitation(db, key, userId);
    const invitation = await lockInvitation(db, key, userId);
    const hash = hashSecret(blinded);
    const before = invitation?.blinded_hash ?? null;
    if (before !== null && !before.equals(hash))
      throw invalid({
        blinded: ['You have already answered this survey, or begun on another device.'],
      });
    if (before === null) await setBlinded(db, key, userId, hash);
    return (await findSecrets(db, key.carehome_id, key.survey_id))?.key_sealed ?? null;
  });
  const blind_signature = sealed === null ? undefined : signBlinded(sealer, sealed, blinded);
  if (blind_signature === undefined) throw invalid({ blinded: ['This token cannot be signed.'] });
  return { blind_signature };
}

const toAnswerable = (
  survey: SurveyRecord,
  { home, isDone }: { home: string; isDone: boolean },
): AnswerableSurvey => ({
  ...survey,
  home,
  key:
    survey.key_n === null || survey.key_e === null
      ? null
      : { n: survey.key_n, e: survey.key_e, fingerprint: survey.key_fingerprint ?? '' },
  is_done: isDone,
});
