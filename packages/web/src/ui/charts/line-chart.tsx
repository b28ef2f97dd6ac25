import { m } from '../../words/m.ts';
import { ChartKey } from './chart-key.tsx';
import { ChartPlot } from './chart-plot.tsx';
import { ChartTicks } from './chart-ticks.tsx';
import { isKnown } from './is-known.ts';
import { apart, lineGeometry, type LinePoint } from './line-geometry.ts';
import { textWidth } from './text-fit.ts';
import { useChartBox } from './use-chart-box.ts';

import draw from './charts.module.css';

interface Props {
  label: string;
  points: readonly LinePoint[];
  /** Upper end of the scale. */
  most: number;
  /** Formats a value: `82.4 %`. */
  write: (value: number) => string;
  target?: { value: number; label: string } | undefined;
  previousLabel?: string | undefined;
  tall?: number;
}

export function LineChart({ label, points, most, write, target, ...props }: Props) {
  const { ref, box } = useChartBox();
  const { em, width } = box;
  const plotHeight = (props.tall ?? 13) * em;
  const at = lineGeometry(points, box, { most, widest: write(most), plotHeight });
  const hasPrevious = points.some(({ previous }) => isKnown(previous));
  const latest = at.points.findLast(({ y, point }) => y !== null && !point.isOpen);
  const isLast = latest === at.points.at(-1);
  const targetY = target && at.y(target.value);
  // Dots are left out where they would touch each other.
  const isDense = (at.points[0]?.slot.width ?? width) < em * 1.2;
  const isSpeck = (point: LinePoint) => isDense && point !== latest?.point && !point.isOpen;
  const key = [
    ...(points.some(({ isOpen }) => isOpen)
      ? [{ id: 'open', label: m.chart_open(), mark: 'dot' as const }]
      : []),
    ...(hasPrevious && props.previousLabel !== undefined
      ? [{ id: 'before', label: props.previousLabel, mark: 'dashes' as const }]
      : []),
  ];
  return (
    <ChartPlot
      ref={ref}
      label={label}
      width={width}
      height={at.height}
      targets={at.points.map(({ point, slot }, column) => ({
        id: point.id,
        words: point.words,
        to: point.to,
        row: 0,
        column,
        ...slot,
        y: at.top * 0.2,
        height: at.bottom - at.top * 0.2,
      }))}
      legend={key.length > 0 && <ChartKey items={key} />}
    >
      <ChartTicks ticks={at.ticks} left={at.left} right={at.right + em} em={em} write={write} />
      <path className={draw.under} d={at.under ?? ''} />
      {hasPrevious && <path className={draw.beforeLine} d={at.before ?? ''} />}
      {target && targetY !== undefined && (
        <>
          <line
            className={draw.target}
            {...{ x1: at.left, x2: at.right + em, y1: targetY, y2: targetY }}
          />
          <text
            className={`${draw.text} ${draw.onLine}`}
            x={at.left + em * 0.4}
            y={targetY - em * 0.45}
          >
            {target.label}
          </text>
        </>
      )}
      <path className={draw.line} d={at.now ?? ''} />
      <path className={draw.openLine} d={at.dashes} />
      {at.points.map(({ point, x, y, label: written }) => (
        <g key={point.id}>
          {y !== null && (
            <circle
              className={isSpeck(point) ? draw.speck : draw.dot}
              data-open={point.isOpen || undefined}
              data-grey={point.isGrey || undefined}
              {...{ cx: x, cy: y, r: isSpeck(point) ? 2 : 5 }}
            />
          )}
          {written !== null && (
            <text
              className={`${draw.text} ${draw.middle}`}
              x={Math.min(x, width - textWidth(written, em) / 2)}
              y={at.bottom + em * 1.35}
            >
              {written}
            </text>
          )}
        </g>
      ))}
      {isKnown(latest?.y) && isKnown(latest?.point.value) && (
        <text
          // Beside the last point, or above it if incomplete points follow.
          className={isLast ? draw.strong : `${draw.strong} ${draw.middle} ${draw.onLine}`}
          x={isLast ? latest.x + em * 0.8 : latest.x}
          y={
            isLast
              ? apart(latest.y, targetY ?? Number.POSITIVE_INFINITY, em)[0] + em * 0.35
              : latest.y - em * 0.8
          }
        >
          {write(latest.point.value)}
        </text>
      )}
    </ChartPlot>
  );
}
