import { copyDraft, startDraft } from '@relish/shared/risks/risk-assessments/approval.ts';
import type { riskAssessmentCalls } from '@relish/shared/risks/risk-assessments/contract.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import { act } from './act.ts';
import { checkText } from './check-text.ts';
import { readCovers } from './cover.ts';
import { openAssessment, todayOf } from './open-assessment.ts';
import { startAssessment } from './prefill.ts';
import { printAssessment } from './print.ts';
import { findBlocksPlanning, finishAction, saveSettings } from './queries.ts';
import { listPage, summarise } from './register.ts';
import { showAssessment } from './show.ts';
import { audit, storeDraft } from './store.ts';
import { tellApprovers, tellAssessor } from './tell.ts';

export const riskAssessmentHandlers: Handlers<typeof riskAssessmentCalls> = {
  'risk-assessments/list': listPage,

  'risk-assessments/summary': summarise,

  'risk-assessments/get': showAssessment,

  'risk-assessments/start': startAssessment,

  'risk-assessments/cover': readCovers,

  'risk-assessments/add': async (context, { assessment }) => {
    await checkText(context, assessment);
    const state = startDraft(context.user.id, assessment.lines);
    return storeDraft(context, state, assessment, 'risk-assessment.add');
  },

  'risk-assessments/copy': async (context, { id }) => {
    const { text, state } = await openAssessment(context, id, 'read');
    const today = todayOf(context);
    const copy = {
      ...text,
      title: copyTitle(text.title),
      // A copy is a new assessment of today, with nothing put in place yet.
      assessed_on: today,
      review_on: text.review_on > today ? text.review_on : today,
      lines: text.lines.map((line) => ({
        ...line,
        source: 'copy' as const,
        confirmed: false,
        done_on: null,
      })),
    };
    return storeDraft(context, copyDraft(state, context.user.id), copy, 'risk-assessment.copy');
  },

  'risk-assessments/edit': async (context, { assessment, ...seen }) => {
    await checkText(context, assessment);
    const { id, revision } = await act(context, seen, 'edit', { text: assessment });
    return { id, revision };
  },

  'risk-assessments/send': async (context, seen) => {
    const columns = { returned_because: null };
    const { id, revision, opened } = await act(context, seen, 'send', { columns });
    await tellApprovers(context, opened.head.band);
    return { id, revision };
  },

  'risk-assessments/withdraw': async (context, seen) => {
    const { id, revision } = await act(context, seen, 'withdraw');
    return { id, revision };
  },

  'risk-assessments/return': async (context, { reason, ...seen }) => {
    const columns = { returned_because: reason };
    const { id, revision, opened } = await act(context, seen, 'return', { columns });
    await tellAssessor(context, opened.head.assessor_id, 'riskReturned');
    return { id, revision };
  },

  'risk-assessments/approve': async (context, seen) => {
    const { id, revision, opened } = await act(context, seen, 'approve');
    await tellAssessor(context, opened.head.assessor_id, 'riskApproved');
    return { id, revision };
  },

  'risk-assessments/archive': async (context, { archived, reason, ...seen }) => {
    const columns = archived
      ? { archived_because: reason, archived_at: context.now.toISOString() }
      : { archived_because: null, archived_at: null };
    const { id, revision } = await act(context, seen, archived ? 'archive' : 'restore', {
      columns,
    });
    return { id, revision };
  },

  'risk-assessments/finish-action': async (context, { id, key, done_on }) => {
    const { db, carehomeId, user } = context;
    if (done_on !== null && done_on > todayOf(context))
      throw invalid({ done_on: ['Choose today or an earlier day.'] });
    const { head } = await openAssessment(context, id, 'lock');
    if (head.status === 'archived')
      throw invalid({ id: ['This assessment is archived. Restore it first.'] });
    const done = { done_on, done_by: done_on === null ? null : user.id };
    if (!(await finishAction(db, carehomeId, { id, key }, done))) throw notFound();
    await audit(context, 'risk-assessment.finish-action', id);
    return {};
  },

  'risk-assessments/print': { staged: printAssessment },

  'risk-assessments/settings': async ({ db, carehomeId }) => ({
    blocks_planning: await findBlocksPlanning(db, carehomeId),
  }),

  'risk-assessments/save-settings': async (context, settings) => {
    const { db, carehomeId, user, now } = context;
    await saveSettings(db, { ...settings, carehome_id: carehomeId, set_at: now, set_by: user.id });
    await audit(context, 'risk-assessment.settings', carehomeId);
    return {};
  },
};

const LONGEST_TITLE = 120;
const copyTitle = (title: string) => `Copy of ${title}`.slice(0, LONGEST_TITLE);
