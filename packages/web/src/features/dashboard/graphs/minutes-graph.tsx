import { ChartFigure } from '../../../ui/charts/chart-figure.tsx';
import { RangeBars } from '../../../ui/charts/range-bars.tsx';
import { formatNumber } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { type Minutes, useMinutes, type Wanted } from './api.ts';
import { BelowLine } from './below-line.tsx';
import { binWords } from './bin-words.ts';
import { GraphCard } from './graph-card.tsx';
import { minutesTable } from './graph-tables.ts';
import { beforeWords, findingWords } from './graph-words.ts';

export function MinutesGraph({ wanted }: { wanted: Wanted }) {
  const query = useMinutes(wanted);
  return (
    <GraphCard
      query={query}
      level={2}
      empty={({ mean }) =>
        mean === null
          ? { title: m.dashboard_minutes_none(), text: m.dashboard_engaged_none_text() }
          : undefined
      }
    >
      {(data) => <MinutesFigure data={data} />}
    </GraphCard>
  );
}

const whole = (minutes: number) => formatNumber(Math.round(minutes));

/** Band of the home's targets in which a bin starts. */
function findBand(from: number, { green, amber }: Minutes['line']) {
  if (from >= green) return 'good';
  return from >= amber ? 'middle' : 'low';
}

function MinutesFigure({ data }: { data: Minutes }) {
  const { period, line, bins, below } = data;
  const value = data.mean ?? 0;
  return (
    <ChartFigure
      title={findingWords(
        {
          finding: m.dashboard_minutes_finding({ value: whole(value) }),
          value,
          previous: data.previous,
          before: beforeWords(period),
        },
        'minutes',
      )}
      note={m.dashboard_minutes_note({
        median: whole(data.median ?? 0),
        green: line.green,
        amber: line.amber,
      })}
      fileName={`minutes-${period.from}-${period.to}`}
      table={minutesTable(data)}
      foot={below && <BelowLine people={below} amber={line.amber} />}
    >
      <RangeBars
        label={m.dashboard_minutes_label()}
        kinds={[
          { id: 'low', label: m.dashboard_minutes_kind_low(line), colour: 'var(--accent)' },
          { id: 'middle', label: m.dashboard_minutes_kind_middle(line), colour: 'var(--heat-2)' },
          { id: 'good', label: m.dashboard_minutes_kind_good(line), colour: 'var(--brand)' },
        ]}
        rows={bins.map((bin) => {
          const people = m.dashboard_minutes_people({ count: bin.people });
          return {
            id: String(bin.from),
            label: binWords(bin),
            words: m.dashboard_minutes_words({ bin: binWords(bin), people }),
            figure: formatNumber(bin.people),
            parts: { [findBand(bin.from, line)]: bin.people },
          };
        })}
      />
    </ChartFigure>
  );
}
