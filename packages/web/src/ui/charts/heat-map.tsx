import { formatNumber } from '../../words/format.ts';
import { ChartKey } from './chart-key.tsx';
import { ChartPlot } from './chart-plot.tsx';
import { type HeatAxis, type HeatCell, heatGeometry, heatStep } from './heat-geometry.ts';
import { textWidth } from './text-fit.ts';
import { useChartBox } from './use-chart-box.ts';

import draw from './charts.module.css';

interface Props {
  label: string;
  rows: readonly HeatAxis[];
  columns: readonly HeatAxis[];
  /** One per row and column. */
  cells: readonly HeatCell[];
  /** Legend of the marked rows and columns. */
  markedLabel?: string | undefined;
}

/** Darker cells have higher values, which are also written in them. */
export function HeatMap({ label, rows, columns, cells, markedLabel }: Props) {
  const { ref, box } = useChartBox();
  const { em } = box;
  const at = heatGeometry({ rows, columns }, box);
  const toStep = heatStep(cells.map(({ value }) => value));
  const isMarked = ({ row, column }: HeatCell) =>
    rows[row]?.isMarked === true || columns[column]?.isMarked === true;
  const targets = cells.map((cell) => {
    const { across, down, x, y } = at.place(cell.row, cell.column);
    const id = `${cell.row}-${cell.column}`;
    return { id, words: cell.words, row: down, column: across, x, y, ...at.cell };
  });
  return (
    <ChartPlot
      ref={ref}
      label={label}
      width={box.width}
      height={at.height}
      targets={targets}
      legend={
        markedLabel !== undefined && (
          <ChartKey items={[{ id: 'marked', label: markedLabel, mark: 'ground' }]} />
        )
      }
    >
      {at.across.map((axis) => (
        <text
          key={axis.key}
          className={`${axis.isMarked ? draw.strong : draw.text} ${draw.middle}`}
          x={axis.x}
          y={em}
        >
          {axis.label}
        </text>
      ))}
      {at.down.map((axis) => (
        <text
          key={axis.label}
          className={axis.isMarked ? draw.strong : draw.text}
          x={0}
          y={axis.y + em * 0.35}
        >
          {axis.label}
        </text>
      ))}
      {cells.map((cell) => {
        const { x, y } = at.place(cell.row, cell.column);
        const step = toStep(cell.value);
        return (
          <g key={`${cell.row}-${cell.column}`}>
            <rect
              className={draw.cell}
              data-step={step}
              data-marked={isMarked(cell) || undefined}
              {...{ x, y, ...at.cell, rx: 5 }}
            />
            {cell.value > 0 && textWidth(String(cell.value), em) <= at.cell.width && (
              <text
                className={draw.count}
                data-step={step}
                x={x + at.cell.width / 2}
                y={y + at.cell.height / 2 + em * 0.35}
              >
                {formatNumber(cell.value)}
              </text>
            )}
          </g>
        );
      })}
    </ChartPlot>
  );
}
