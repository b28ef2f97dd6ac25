import { COMPARED, COMPARED_FROM } from '@relish/shared/comparison/compared.ts';
import type { ComparedHome, comparisonCalls } from '@relish/shared/comparison/contract.ts';
import { addDays, dayIn } from '@relish/shared/days.ts';
import { DEFAULT_BANDS, missedStatus, statusOf } from '@relish/shared/figures/bands.ts';
import type { FigureSet } from '@relish/shared/figures/totals.ts';

import { invalid } from '../../core/app-error.ts';
import { minutes } from '../../core/clock.ts';
import type { Handlers } from '../../core/handler.ts';
import { countAgainst } from '../../core/limits.ts';
import { enqueue } from '../../jobs/queue.ts';
import { mondayOf } from './jobs.ts';
import { type HomeRow, listHomes, listWeeks, type WeekRow, WEEKS_COUNTED } from './queries.ts';

const AGAIN_WEEKS = 2;

export const comparisonHandlers: Handlers<typeof comparisonCalls> = {
  'comparison/homes': {
    staged: async ({ system, user, now }, { week: asked }) => {
      const thisWeek = mondayOf(dayIn(user.carehome.time_zone, now));
      const weeks = Array.from({ length: WEEKS_COUNTED }, (_, index) =>
        addDays(thisWeek, -7 * (WEEKS_COUNTED - 1 - index)),
      );
      // The last whole week tells more than one that has just begun.
      const week = asked ?? addDays(thisWeek, -7);
      if (!weeks.includes(week)) throw invalid({ week: ['Choose one of the last eight weeks.'] });
      const { homes, counted } = await system(async (db) => {
        const found = await listHomes(db, user.id, user.carehome.organisation.id);
        const ids = found.map(({ id }) => id);
        const span = { from: addDays(weeks[0] ?? week, -7), to: thisWeek };
        return { homes: found, counted: await listWeeks(db, ids, span) };
      });
      const byHome = Map.groupBy(counted, ({ carehome_id }) => carehome_id);
      const shown = counted.filter((row) => row.week === week);
      const waiting = homes.length - shown.length;
      return {
        week,
        weeks,
        homes: homes.map((home) => comparedHome(home, byHome.get(home.id) ?? [], { week, weeks })),
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
        const homes = await listHomes(db, user.id, organisationId);
        for (const { id } of homes)
          await enqueue(db, 'count-weeks', { carehome_id: id, weeks: AGAIN_WEEKS }, now);
        return { homes: homes.length };
      }),
  },
};

const oldest = (rows: readonly WeekRow[]) =>
  rows.map(({ counted_at }) => counted_at).toSorted()[0] ?? null;

function comparedHome(
  { id, name, settings }: HomeRow,
  counted: readonly WeekRow[],
  { week, weeks }: { week: string; weeks: readonly string[] },
): ComparedHome {
  const of = (wanted: string) => {
    const counts = counted.find((row) => row.week === wanted)?.figures;
    // Each week by itself: also one that has become small, or was.
    return counts && (counts.K3?.n ?? 0) >= COMPARED_FROM ? counts : undefined;
  };
  const figures = of(week);
  const before = of(addDays(week, -7));
  const people = counted.find((row) => row.week === week)?.figures.K3?.n ?? null;
  const suppressed = people !== null && people < COMPARED_FROM;
  return {
    id,
    name,
    people,
    suppressed,
    figures: figures ? valuesOf(figures, before, settings.bands) : {},
    trend: suppressed ? [] : weeks.map((each) => of(each)?.K3?.value ?? null),
  };
}

function valuesOf(
  figures: FigureSet,
  before: FigureSet | undefined,
  own: HomeRow['settings']['bands'],
): ComparedHome['figures'] {
  const bands = { ...DEFAULT_BANDS, ...own };
  return Object.fromEntries(
    COMPARED.map((id) => {
      const { value = null, n = 0, urgent = 0 } = figures[id] ?? {};
      const status =
        id === 'K7' ? missedStatus({ soon: value ?? 0, urgent }, n) : statusOf(id, value, bands);
      return [id, { value, previous: before?.[id]?.value ?? null, status }];
    }),
  );
}
