import { dayIn } from '@relish/shared/days.ts';
import type { palCalls, PalFinish } from '@relish/shared/residents/pal/contract.ts';
import type { Answers, Level } from '@relish/shared/residents/pal/levels.ts';
import { firstCheckDates, reviewDue } from '@relish/shared/residents/pal/review.ts';
import {
  isOpenTie,
  isSuddenDrop,
  type Score,
  score,
} from '@relish/shared/residents/pal/scoring.ts';
import { livesHere } from '@relish/shared/residents/residents/status-machine.ts';
import type { z } from 'zod';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { findHomeSettings } from '../../accounts/home-settings/public.ts';
import { findResident, lockResident } from '../residents/public.ts';
import {
  deleteDraft,
  findCurrentPal,
  insertChecks,
  listDrafts,
  saveDraft,
  settlePrompts,
  supersede,
  updateDraft,
} from './queries.ts';
import { sheetProblems } from './sheet-problems.ts';

type CheckCalls = Pick<
  typeof palCalls,
  'pal/save-draft' | 'pal/discard-draft' | 'pal/finish' | 'pal/record-external'
>;

export const checkHandlers: Handlers<CheckCalls> = {
  'pal/save-draft': async (context, { resident_id, version, ...sheet }) => {
    const { db, carehomeId, user, now } = context;
    await openFor(context, resident_id);
    const mine = await myDraft(context, resident_id);
    if (version !== undefined && (mine?.version ?? null) !== version)
      throw invalid({ version: ['You have gone on with this check on another device.'] });
    const saved = await saveDraft(db, {
      ...sheet,
      answers: JSON.stringify(sheet.answers),
      carehome_id: carehomeId,
      resident_id,
      source: 'in_app',
      status: 'draft',
      assessor_user_id: user.id,
      created_at: now,
      updated_at: now,
    });
    // Audited once: drafts autosave every few seconds.
    if (!mine) await audited(context, 'pal.begin', saved.id);
    return { version: saved.version };
  },

  'pal/discard-draft': async (context, { resident_id }) => {
    const { db, carehomeId, user } = context;
    if (!(await findResident(db, carehomeId, resident_id))) throw notFound();
    const gone = await deleteDraft(db, carehomeId, { residentId: resident_id, userId: user.id });
    if (gone) await audited(context, 'pal.discard-draft', resident_id, 'resident');
    return {};
  },

  'pal/finish': async (context, { resident_id, based_on, confirm_mixed, ...input }) => {
    const { db, carehomeId, user, now } = context;
    const resident = await openFor(context, resident_id);
    const today = dayIn(user.carehome.time_zone, now);
    const before = await findCurrentPal(db, carehomeId, resident_id);
    if ((before?.id ?? null) !== based_on)
      throw invalid({
        based_on: [
          `${before?.assessor ?? 'Somebody'} has finished a check meanwhile. Look at it before you finish yours.`,
        ],
      });
    const notBefore = before ? undefined : firstCheckDates(resident.move_in_date).not_before;
    const problems = sheetProblems(input, { today, notBefore });
    if (problems) throw invalid(problems);
    const answers = input.answers as Answers;
    const scored = score(answers);
    const level = chosenLevel(scored, { ...input, confirm_mixed });

    const mine = await myDraft(context, resident_id);
    const values = {
      observed_from: input.observed_from,
      observed_to: input.observed_to,
      contributors: input.contributors,
      notes: input.notes,
      answers: JSON.stringify(answers),
      counts: JSON.stringify(scored.counts),
      suggested_level: scored.suggested_level,
      borderline: scored.borderline,
      mixed_profile: scored.mixed_profile,
      stretch_level: scored.stretch_level,
      confirmed_level: level,
      override_reason: level === scored.suggested_level ? null : input.override_reason,
      status: 'final' as const,
      ...(await completed(context, today)),
    };
    await supersede(db, carehomeId, resident_id, now);
    if (mine) await updateDraft(db, carehomeId, mine.id, { ...values, version: mine.version + 1 });
    const [made] = mine
      ? [mine]
      : await insertChecks(db, [{ ...values, ...ownership(context, resident_id) }]);
    if (!made) throw notFound();
    await settlePrompts(db, carehomeId, resident_id, { now, until: today });
    await audited(context, 'pal.finish', made.id);
    return finished(made.id, level, values.review_due, before?.level);
  },

  'pal/record-external': async (context, { resident_id, confirmed_level, ...input }) => {
    const { db, carehomeId, user, now } = context;
    await openFor(context, resident_id);
    const today = dayIn(user.carehome.time_zone, now);
    if (input.completed_on > today) throw invalid({ completed_on: ['This is in the future.'] });
    const before = await findCurrentPal(db, carehomeId, resident_id);
    // An older result only completes the history.
    const counts = !before || before.completed_on <= input.completed_on;
    if (counts) await supersede(db, carehomeId, resident_id, now);
    const values = {
      ...ownership(context, resident_id),
      ...(await completed(context, input.completed_on)),
      source: 'external_official' as const,
      contributors: input.contributors,
      confirmed_level,
      status: counts ? ('final' as const) : ('superseded' as const),
    };
    const [made] = await insertChecks(db, [values]);
    if (!made) throw notFound();
    if (counts)
      await settlePrompts(db, carehomeId, resident_id, { now, until: input.completed_on });
    await audited(context, 'pal.record-external', made.id);
    return finished(
      made.id,
      confirmed_level,
      values.review_due,
      counts ? before?.level : undefined,
    );
  },
};

const finished = (id: string, level: Level, review_due: string, before: Level | undefined) => ({
  id,
  level,
  review_due,
  sudden_drop: before !== undefined && isSuddenDrop(before, level),
});

/** Row lock: checks of one resident are finished one at a time. */
async function openFor({ db, carehomeId }: InHome, residentId: string) {
  const locked = await lockResident(db, carehomeId, residentId);
  const resident = locked && (await findResident(db, carehomeId, residentId));
  if (!resident) throw notFound();
  if (livesHere(resident.status)) return resident;
  throw invalid({
    resident_id: [
      resident.status === 'pre_admission'
        ? 'A check needs time together. Begin once they have moved in.'
        : 'They no longer live here. Their checks are kept as they are.',
    ],
  });
}

async function myDraft({ db, carehomeId, user }: InHome, residentId: string) {
  const drafts = await listDrafts(db, carehomeId, residentId);
  return drafts.find(({ assessor_user_id }) => assessor_user_id === user.id);
}

/** V5, V7: the suggested level applies unless overridden with a reason. */
function chosenLevel(
  scored: Score,
  choice: Pick<z.output<typeof PalFinish>, 'confirmed_level' | 'override_reason' | 'confirm_mixed'>,
): Level {
  const level = choice.confirmed_level ?? scored.suggested_level;
  const isUnexplained =
    level !== scored.suggested_level && (choice.override_reason ?? '').length < 10;
  const problems = {
    ...(isOpenTie(scored) &&
      !choice.confirm_mixed && {
        confirm_mixed: ['The answers point in different directions. Confirm the level you chose.'],
      }),
    ...(isUnexplained && {
      override_reason: ['Say in a sentence of at least 10 letters why another level fits better.'],
    }),
  };
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return level;
}

const ownership = ({ carehomeId, user, now }: InHome, resident_id: string) => ({
  carehome_id: carehomeId,
  resident_id,
  source: 'in_app' as const,
  assessor_user_id: user.id,
  created_at: now,
});

async function completed({ db, carehomeId, now }: InHome, day: string) {
  const { pal_review_months } = await findHomeSettings(db, carehomeId);
  return {
    completed_on: day,
    completed_at: now,
    review_due: reviewDue(day, pal_review_months),
    updated_at: now,
  };
}

const audited = (context: InHome, action: string, id: string, entity = 'pal_assessment') =>
  insertAudit(context.db, context, { action, entity, entity_id: id });
