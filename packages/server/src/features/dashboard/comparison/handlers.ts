import { COMPARED, COMPARED_FROM } from '@relish/shared/dashboard/comparison/compared.ts';
import type {
  ComparedHome,
  comparisonCalls,
} from '@relish/shared/dashboard/comparison/contract.ts';
import { addDays, dayIn } from '@relish/shared/days.ts';
import { DEFAULT_BANDS, missedStatus, figureStatus } from '@relish/shared/reports/figures/bands.ts';
import { targetsFrom } from '@relish/shared/reports/figures/first-day.ts';
import type { FigureSet } from '@relish/shared/reports/figures/totals.ts';

import { invalid } from '../../../core/app-error.ts';
import { minutes } from '../../../core/clock.ts';
import type { Handlers } from '../../../core/handler.ts';
import { countAgainst } from '../../../core/limits.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { countWeeks } from './job-kinds.ts';
import { findMonday } from './jobs.ts';
import { type HomeRow, listHomes, listWeeks, type WeekRow, WEEKS_COUNTED } from './queries.ts';

const AGAIN_WEEKS = 2;

export const comparisonHandlers: Handlers<typeof comparisonCalls> = {
  'comparison/homes': {
    staged: async ({ system, user, now }, { week: wantedWeek }) => {
      const thisWeek = findMonday(dayIn(user.carehome.time_zone, now));
      const weeks = Array.from({ length: WEEKS_COUNTED }, (_, index) =>
        addDays(thisWeek, -7 * (WEEKS_COUNTED - 1 - index)),
      );
      // A complete week says more than one that has just begun.
      const week = wantedWeek ?? addDays(thisWeek, -7);
      if (!weeks.includes(week)) throw invalid({ week: ['Choose one of the last eight weeks.'] });
      const { homes, counted } = await system(async (db) => {
        const ownHomes = await listHomes(db, user.id, user.carehome.organisation.id, now);
        const ids = ownHomes.map(({ id }) => id);
        const span = { from: addDays(weeks[0] ?? week, -7), to: thisWeek };
        return { homes: ownHomes, counted: await listWeeks(db, ids, span) };
      });
      const byHome = Map.groupBy(counted, ({ carehome_id }) => carehome_id);
      const shown = counted.filter((row) => row.week === week);
      const waiting = homes.length - shown.length;
      return {
        week,
        weeks,
        homes: homes.map((home) =>
          comparedHome(home, byHome.get(home.id) ?? [], { week, weeks, isOver: week < thisWeek }),
        ),
        counted_at: waiting > 0 ? null : oldest(shown),
        waiting,
      };
    },
  },

  'comparison/count-again': {
    staged: async ({ system, user, now }) =>
      system(async (db) => {
        const { id: organisationId } = user.carehome.organisation;
        const limit = { key: `count-again ${organisationId}`, max: 2, windowMs: minutes(5) };
        await countAgainst(db, [limit], now);
        const homes = await listHomes(db, user.id, organisationId, now);
        for (const { id } of homes)
          await enqueue(db, countWeeks, { carehome_id: id, weeks: AGAIN_WEEKS }, now);
        return { homes: homes.length };
      }),
  },
};

const oldest = (rows: readonly WeekRow[]) =>
  rows.map(({ counted_at }) => counted_at).toSorted()[0] ?? null;

function comparedHome(
  { id, name, settings, first_day: joined }: HomeRow,
  counted: readonly WeekRow[],
  { week, weeks, isOver }: { week: string; weeks: readonly string[]; isOver: boolean },
): ComparedHome {
  const of = (wanted: string) => {
    const counts = counted.find((row) => row.week === wanted)?.figures;
    // Per week: the home may have been too small in one of them.
    return counts && (counts.K3?.n ?? 0) >= COMPARED_FROM ? counts : undefined;
  };
  const figures = of(week);
  const before = of(addDays(week, -7));
  const people = counted.find((row) => row.week === week)?.figures.K3?.n ?? null;
  const suppressed = people !== null && people < COMPARED_FROM;
  const targets_from = targetsFrom({ joined }, addDays(week, 6));
  const wasNew = targetsFrom({ joined }, addDays(week, -1)) !== null;
  return {
    id,
    name,
    people,
    targets_from,
    suppressed,
    figures: figures
      ? toValues(figures, wasNew ? { ...before, K7: undefined } : before, {
          own: settings.bands,
          isNew: targets_from !== null,
          isJudged: isOver && targets_from === null,
        })
      : {},
    trend: suppressed ? [] : weeks.map((each) => of(each)?.K3?.value ?? null),
  };
}

/** Incomplete weeks and new homes are not compared with targets. */
function toValues(
  figures: FigureSet,
  before: FigureSet | undefined,
  {
    own,
    isNew,
    isJudged,
  }: { own: HomeRow['settings']['bands']; isNew: boolean; isJudged: boolean },
): ComparedHome['figures'] {
  const bands = { ...DEFAULT_BANDS, ...own };
  return Object.fromEntries(
    COMPARED.map((id) => {
      const { value: exact = null, n = 0, urgent = 0 } = figures[id] ?? {};
      const value = id === 'K7' && isNew ? null : exact;
      const status =
        id === 'K7'
          ? missedStatus({ soon: value ?? 0, urgent }, n)
          : figureStatus(id, value, bands);
      return [
        id,
        { value, previous: before?.[id]?.value ?? null, status: isJudged ? status : 'none' },
      ];
    }),
  );
}
