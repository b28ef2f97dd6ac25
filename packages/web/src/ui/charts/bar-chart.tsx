import { formatNumber } from '../../words/format.ts';
import { m } from '../../words/m.ts';
import { type Bar, barGeometry } from './bar-geometry.ts';
import type { ChartKind } from './chart-data.ts';
import { ChartKey } from './chart-key.tsx';
import { ChartPlot } from './chart-plot.tsx';
import { isKnown } from './known.ts';
import { partColour } from './part-colour.ts';
import { useChartBox } from './use-chart-box.ts';

import draw from './charts.module.css';

interface Props {
  label: string;
  bars: readonly Bar[];
  /** From the bottom up; without them a bar is whole. */
  kinds?: readonly (ChartKind & { note?: string | undefined })[] | undefined;
  /** What the line across a bar says. */
  previousLabel?: string | undefined;
  /** In letters' heights, without the labels. */
  tall?: number;
}

/** How many, over time; of what kind; and how many there were before. */
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
      {at.ticks.map(({ value, y }) => (
        <g key={value}>
          <line
            className={value === 0 ? draw.base : draw.grid}
            {...{ x1: at.left, x2: box.width, y1: y, y2: y }}
          />
          <text className={`${draw.text} ${draw.end}`} x={at.left - em * 0.5} y={y + em * 0.35}>
            {formatNumber(value)}
          </text>
        </g>
      ))}
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
              // Not on the line of the period before.
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
