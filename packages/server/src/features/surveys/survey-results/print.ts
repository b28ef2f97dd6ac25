import { dayIn } from '@relish/shared/days.ts';
import { can } from '@relish/shared/permissions.ts';
import type { surveyResultCalls } from '@relish/shared/surveys/survey-results/contract.ts';

import { invalid } from '../../../core/app-error.ts';
import type { Staged } from '../../../core/handler.ts';
import { listSurveyActions } from '../actions/public.ts';
import { describeResults } from './describe-results.ts';
import { hidingEveryone } from './hide-everyone.ts';
import { openResults, openTrend } from './open-results.ts';

type PrintResults = Staged<(typeof surveyResultCalls)['survey-results/print']>['staged'];

/** For the board and the inspector: made from the answers of the page's own calls. */
export const printResults: PrintResults = async (context, { id }) => {
  const { transaction, system, carehomeId, user, now, makePdf } = context;
  const read = await transaction(async (db) => {
    const inHome = { ...context, db };
    const results = await openResults(inHome, id);
    if (results.state !== 'published')
      throw invalid({ id: ['Results can be printed once the survey has closed.'] });
    return {
      results,
      trends: await openTrend(inHome, id),
      actions: can(user, 'actions.view') ? await listSurveyActions(db, carehomeId, id) : [],
    };
  });
  const { time_zone, name, region } = user.carehome;
  // It leaves the home, and actions are written for colleagues.
  const hide =
    read.actions.length === 0
      ? (text: string) => text
      : await system((db) => hidingEveryone(db, carehomeId));
  const document = describeResults(read, {
    home: name,
    region,
    today: dayIn(time_zone, now),
    hide,
  });
  const pdf = await makePdf(document);
  return { file_name: 'survey-results.pdf', base64: pdf.toString('base64') };
};
