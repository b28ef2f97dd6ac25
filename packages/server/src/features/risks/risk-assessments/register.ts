import type { Output } from '@relish/shared/calls.ts';
import type { riskAssessmentCalls } from '@relish/shared/risks/risk-assessments/contract.ts';
import type { Band } from '@relish/shared/risks/risk-assessments/matrix.ts';
import type { z } from 'zod';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { InHome } from '../../../core/handler.ts';
import { todayOf, toActor } from './open-assessment.ts';
import { countReasons } from './reasons.ts';
import {
  countCells,
  countOverdue,
  listRegister,
  listWaiting,
  type Place,
  type RegisterRow,
} from './register-queries.ts';
import { toRows } from './show.ts';
import { isAllOfHome } from './text-queries.ts';

const PAGE = 50;
const MOST_WAITING = 20;

type Asked = z.output<(typeof riskAssessmentCalls)['risk-assessments/list']['input']>;

export async function listPage(
  context: InHome,
  { cursor, ...filters }: Asked,
): Promise<Output<'risk-assessments/list'>> {
  const { db, carehomeId } = context;
  const { resident_id } = filters;
  if (resident_id !== null && !(await isOurResident(context, resident_id))) throw notFound();
  const found = await listRegister(db, carehomeId, filters, {
    today: todayOf(context),
    after: cursor === null ? null : readCursor(cursor),
    limit: PAGE + 1,
  });
  const page = found.slice(0, PAGE);
  const last = page.at(-1);
  return {
    rows: await toRows(context, page),
    next: found.length > PAGE && last ? writeCursor(last) : null,
  };
}

const isOurResident = ({ db, carehomeId }: InHome, id: string) =>
  isAllOfHome(db, carehomeId, {
    residents: [id],
    events: [],
    performers: [],
    places: [],
    capacity_notes: [],
    colleagues: [],
  });

const writeCursor = ({ attention, attention_day, id }: RegisterRow) =>
  `${attention}.${attention_day}.${id}`;

function readCursor(cursor: string): Place {
  const [, attention, day, id] = /^(\d)\.(-?\d{1,6})\.([\da-f-]{36})$/.exec(cursor) ?? [];
  if (attention === undefined || day === undefined || id === undefined)
    throw invalid({ cursor: ['Open the register again.'] });
  return { attention: Number(attention), day: Number(day), id };
}

/** Counts of what waits for this user and of what the home has to look at. */
export async function summarise(context: InHome): Promise<Output<'risk-assessments/summary'>> {
  const { db, carehomeId } = context;
  const today = todayOf(context);
  const actor = toActor(context);
  const bands: Band[] = [
    ...(actor.approve ? (['low', 'moderate'] as const) : []),
    ...(actor.approve_high ? (['high'] as const) : []),
  ];
  const waiting = await listWaiting(
    db,
    carehomeId,
    { userId: actor.id, bands, ownBands: actor.edit ? ['low'] : [] },
    { today, limit: MOST_WAITING },
  );
  const overdue = await countOverdue(db, carehomeId, today);
  return {
    cells: await countCells(db, carehomeId),
    waiting_for_me: await toRows(context, waiting),
    overdue_reviews: overdue.reviews,
    overdue_actions: overdue.actions,
    check_again: await countReasons(context, today),
  };
}
