import { formatNumber } from '../../words/format.ts';
import { m } from '../../words/m.ts';
import { type Bar, barGeometry } from './bar-geometry.ts';
import type { ChartKind } from './chart-data.ts';
import { ChartKey } from './chart-key.tsx';
import { ChartPlot } from './chart-plot.tsx';
import { ChartTicks } from './chart-ticks.tsx';
import { isKnown } from './is-known.ts';
import { partColour } from './part-colour.ts';
import { useChartBox } from './use-chart-box.ts';

import draw from './charts.module.css';

interface Props {
  label: string;
  bars: readonly Bar[];
  /** From the bottom up; without kinds a bar is undivided. */
  kinds?: readonly (ChartKind & { note?: string | undefined })[] | undefined;
  /** Legend of the line for the previous period. */
  previousLabel?: string | undefined;
  /** In em, without the labels. */
  tall?: number;
}

export function BarChart({ label, bars, kinds, previousLabel, tall = 13 }: Props) {
  const { ref, box } = useChartBox();
  const { em } = box;
  const at = barGeometry(bars, kinds, box, tall * em);
  const colours = new Map(kinds?.map(({ id, colour }) => [id, colour]));
  const hasPrevious = bars.some(({ previous }) => isKnown(previous));
  const key = [
    ...(kinds ?? []),
    ...(bars.some(({ isOpen }) => isOpen)
      ? [{ id: 'open', label: m.chart_open(), mark: 'open' as const }]
      : []),
    ...(hasPrevious && previousLabel !== undefined
      ? [{ id: 'before', label: previousLabel, mark: 'line' as const }]
      : []),
  ];
  return (
    <ChartPlot
      ref={ref}
      label={label}
      width={box.width}
      height={at.height}
      targets={at.bars.map(({ bar, slot }, column) => ({
        id: bar.id,
        words: bar.words,
        to: bar.to,
        row: 0,
        column,
        ...slot,
        y: at.top * 0.2,
        height: at.bottom - at.top * 0.2,
      }))}
      legend={key.length > 0 && <ChartKey items={key} />}
    >
      <ChartTicks ticks={at.ticks} left={at.left} right={box.width} em={em} write={formatNumber} />
      {at.bars.map(({ bar, parts, previousY, hasNumber, label: written, ...place }) => (
        <g key={bar.id}>
          {parts.map(({ id, y, height }) => (
            <rect
              key={id}
              className={draw.part}
              data-open={bar.isOpen || undefined}
              style={partColour(colours.get(id))}
              {...{ x: place.x, width: place.width, y, height, rx: 2 }}
            />
          ))}
          {previousY !== null &&
            [draw.beforeEdge, draw.before].map((look) => (
              <line
                key={look}
                className={look}
                {...{ x1: place.slot.x + 1, x2: place.slot.x + place.slot.width - 1 }}
                {...{ y1: previousY, y2: previousY }}
              />
            ))}
          {hasNumber && (
            <text
              className={`${draw.strong} ${draw.middle}`}
              x={place.center}
              // Moved off the line of the previous period.
              y={numberY(place.y, previousY, em)}
            >
              {formatNumber(bar.value)}
            </text>
          )}
          {written && (
            <text className={`${draw.text} ${draw.middle}`} x={written.x} y={at.bottom + em * 1.35}>
              {written.text}
            </text>
          )}
        </g>
      ))}
    </ChartPlot>
  );
}

function numberY(top: number, previousY: number | null, em: number) {
  const usual = top - em * 0.4;
  if (previousY === null || previousY > usual + em * 0.2 || previousY < usual - em) return usual;
  return previousY - em * 0.4;
}
