import { ChartFigure } from '../../../ui/charts/chart-figure.tsx';
import { HeatMap } from '../../../ui/charts/heat-map.tsx';
import { percentWords } from '../../../words/figure-words.ts';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { type Rhythm, useRhythm, type Wanted } from './api.ts';
import { GraphCard } from './graph-card.tsx';
import { beforeWords, findingWords, weekdayWords } from './graph-words.ts';
import { countByHour, listHours, isEvening, isWeekend, WEEKDAYS } from './rhythm-grid.ts';

export function RhythmGraph({ wanted }: { wanted: Wanted }) {
  const query = useRhythm(wanted);
  return (
    <GraphCard
      query={query}
      level={2}
      empty={({ value }) =>
        value === null
          ? { title: m.dashboard_count_none(), text: m.dashboard_count_none_text() }
          : undefined
      }
    >
      {(data) => <RhythmFigure data={data} />}
    </GraphCard>
  );
}

const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`;

function RhythmFigure({ data }: { data: Rhythm }) {
  const { period, previous, cells } = data;
  const value = data.value ?? 0;
  const hours = listHours(cells);
  const grid = countByHour(cells, hours);
  return (
    <ChartFigure
      title={findingWords(
        {
          finding: m.dashboard_rhythm_finding({ value: percentWords(value) }),
          value,
          previous,
          before: beforeWords(period),
        },
        'percent',
      )}
      note={m.dashboard_rhythm_note({ from: formatDay(period.from), to: formatDay(period.to) })}
      fileName={`times-${period.from}-${period.to}`}
      table={{
        columns: [m.dashboard_rhythm_column_day(), ...hours.map(clock)],
        rows: WEEKDAYS.map((weekday, at) => [weekdayWords(weekday, 'long'), ...(grid[at] ?? [])]),
      }}
    >
      <HeatMap
        label={m.dashboard_rhythm_label()}
        rows={WEEKDAYS.map((weekday) => ({
          label: weekdayWords(weekday, 'short'),
          isMarked: isWeekend(weekday),
        }))}
        columns={hours.map((hour) => ({ label: String(hour), isMarked: isEvening(hour) }))}
        markedLabel={m.dashboard_rhythm_marked()}
        cells={grid.flatMap((counts, row) =>
          counts.map((count, column) => ({
            row,
            column,
            value: count,
            words: m.dashboard_rhythm_words({
              day: weekdayWords(WEEKDAYS[row] ?? 0, 'long'),
              from: clock(hours[column] ?? 0),
              to: clock((hours[column] ?? 0) + 1),
              what:
                count === 0
                  ? m.dashboard_rhythm_nothing()
                  : m.dashboard_count_activities({ count }),
            }),
          })),
        )}
      />
    </ChartFigure>
  );
}
