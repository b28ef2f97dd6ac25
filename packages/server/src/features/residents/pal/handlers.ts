import { dayIn } from '@relish/shared/days.ts';
import { can } from '@relish/shared/permissions.ts';
import type { palCalls } from '@relish/shared/residents/pal/contract.ts';
import { dueOn } from '@relish/shared/residents/pal/due.ts';
import { familyGuideFor } from '@relish/shared/residents/pal/family-guide.ts';
import { guideFor } from '@relish/shared/residents/pal/guide.ts';
import type { Answers } from '@relish/shared/residents/pal/levels.ts';
import { firstCheckDates } from '@relish/shared/residents/pal/review.ts';
import { isSuddenDrop } from '@relish/shared/residents/pal/scoring.ts';
import { livesHere } from '@relish/shared/residents/residents/status-machine.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { findHomeSettings } from '../../accounts/home-settings/public.ts';
import { signPortraits } from '../consents/public.ts';
import { findResident } from '../residents/public.ts';
import { checkHandlers } from './check.ts';
import {
  findCurrentPal,
  listChecks,
  listDrafts,
  listOpenPrompts,
  listPeople,
  listSharedWith,
  raisePalPrompt,
  settlePrompt,
} from './queries.ts';

export const palHandlers: Handlers<typeof palCalls> = {
  'pal/list': async (context) => {
    const { db, carehomeId, user, now } = context;
    const people = await listPeople(db, carehomeId, user.id);
    const today = dayIn(user.carehome.time_zone, now);
    const faces = people.map(({ resident_id: id, photo_id }) => ({ id, photo_id }));
    const portrait = await signPortraits(context, faces);
    return people.map(({ photo_id, move_in_date, ...person }) => ({
      ...person,
      picture: portrait({ id: person.resident_id, photo_id }),
      first_check_suggested: person.level === null ? firstCheckDates(move_in_date).suggested : null,
      due: dueOn(today, { ...person, move_in_date, prompts: person.prompts.length }),
    }));
  },

  'pal/get': async ({ db, carehomeId, user, now }, { resident_id }) => {
    const resident = await findResident(db, carehomeId, resident_id);
    if (!resident) throw notFound();
    const found = await findCurrentPal(db, carehomeId, resident_id);
    const history = await listChecks(db, carehomeId, resident_id);
    const prompts = await listOpenPrompts(db, carehomeId, resident_id);
    const drafts = await listDrafts(db, carehomeId, resident_id);
    const today = dayIn(user.carehome.time_zone, now);
    const current = found ? { ...found, answers: readAnswers(found) ?? null } : null;
    const previous = history[history.findIndex(({ id }) => id === current?.id) + 1];
    const { preferred_name, first_name, last_name, room, status, move_in_date } = resident;
    return {
      resident_id,
      preferred_name,
      first_name,
      last_name,
      room,
      status,
      read_only: !livesHere(status),
      today,
      due: dueOn(today, {
        review_due: current?.review_due ?? null,
        move_in_date,
        prompts: prompts.length,
      }),
      current,
      guide: current ? guideFor(current.level, current.answers ?? undefined) : null,
      sudden_drop:
        current !== null && previous !== undefined && isSuddenDrop(previous.level, current.level),
      history,
      prompts,
      draft: drafts.find(({ assessor_user_id }) => assessor_user_id === user.id) ?? null,
      others_checking: drafts.flatMap(({ assessor_user_id, assessor }) =>
        assessor_user_id === user.id || assessor === null ? [] : [assessor],
      ),
      first_check: history.length === 0 ? firstCheckDates(move_in_date) : null,
    };
  },

  'pal/raise': async (context, { resident_id, reason }) => {
    const { db, carehomeId, user, now } = context;
    const resident = await findResident(db, carehomeId, resident_id);
    if (!resident) throw notFound();
    if (!livesHere(resident.status))
      throw invalid({ resident_id: ['They no longer live here, or not yet.'] });
    await raisePalPrompt(db, carehomeId, resident_id, { reason, userId: user.id, now });
    const open = await listOpenPrompts(db, carehomeId, resident_id);
    const prompt = open.find((each) => each.reason === reason);
    if (!prompt) throw notFound();
    await audited(context, 'pal.raise', prompt.id);
    return { id: prompt.id };
  },

  'pal/settle': async (context, { id }) => {
    if (!(await settlePrompt(context.db, context.carehomeId, id, context.now))) throw notFound();
    await audited(context, 'pal.settle', id);
    return {};
  },

  'pal/guides-for-family': async (context) =>
    (await sharedWith(context)).map(({ resident_id, preferred_name }) => ({
      resident_id,
      preferred_name,
    })),

  'pal/guide-for-family': async (context, { resident_id }) => {
    const shared = await sharedWith(context);
    const person = shared.find((each) => each.resident_id === resident_id);
    if (!person) throw notFound();
    const guide = familyGuideFor(person.level, readAnswers(person));
    return { preferred_name: person.preferred_name, guide };
  },

  ...checkHandlers,
};

/** V14: needs the home's setting and access to the section. */
async function sharedWith({ db, carehomeId, user }: InHome) {
  if (!can(user, 'pal.view')) return [];
  const { pal_guide_for_relatives } = await findHomeSettings(db, carehomeId);
  return pal_guide_for_relatives ? listSharedWith(db, carehomeId, user.id) : [];
}

/** External checks have a level but no answers. */
const readAnswers = ({ source, answers }: { source: string; answers: object }) =>
  source === 'in_app' ? (answers as Answers) : undefined;

const audited = (context: InHome, action: string, id: string) =>
  insertAudit(context.db, context, { action, entity: 'pal_prompt', entity_id: id });
