import type { ChartKind } from './chart-data.ts';
import { ChartKey } from './chart-key.tsx';
import { ChartPlot } from './chart-plot.tsx';
import { partColour } from './part-colour.ts';
import { rangeGeometry, type RangeRow } from './range-geometry.ts';
import { useChartBox } from './use-chart-box.ts';

import draw from './charts.module.css';

interface Props {
  label: string;
  rows: readonly RangeRow[];
  /** From left to right. */
  kinds: readonly (ChartKind & { note?: string | undefined })[];
  scale?: 'length' | 'whole';
  /** Off when every row already names its kind. */
  hasKey?: boolean;
}

export function RangeBars({ label, rows, kinds, scale = 'length', hasKey = true }: Props) {
  const { ref, box } = useChartBox();
  const at = rangeGeometry(rows, kinds, { scale, box });
  const colours = new Map(kinds.map(({ id, colour }) => [id, colour]));
  return (
    <ChartPlot
      ref={ref}
      label={label}
      width={box.width}
      height={at.height}
      targets={at.rows.map(({ row, y, height }, index) => ({
        id: row.id,
        words: row.words,
        to: row.to,
        row: index,
        column: 0,
        x: 0,
        width: box.width,
        y,
        height,
      }))}
      legend={hasKey && <ChartKey items={kinds} />}
    >
      {at.rows.map(({ row, bar, figure, parts, label: lines, isEmpty }) => (
        <g key={row.id}>
          {lines.map(({ text, x, y }) => (
            <text key={y} className={draw.strong} x={x} y={y}>
              {text}
            </text>
          ))}
          {isEmpty && (
            <line
              className={draw.base}
              {...{ x1: at.left, x2: at.left, y1: bar.y, y2: bar.y + bar.height }}
            />
          )}
          {parts.map(({ id, x, width }) => (
            <rect
              key={id}
              className={draw.part}
              style={partColour(colours.get(id))}
              {...{ x, width: Math.max(width, 1), y: bar.y, height: bar.height, rx: 2 }}
            />
          ))}
          <text
            className={figure.isAtEnd ? `${draw.text} ${draw.end}` : draw.text}
            x={figure.x}
            y={figure.y}
          >
            {row.figure}
          </text>
        </g>
      ))}
    </ChartPlot>
  );
}
