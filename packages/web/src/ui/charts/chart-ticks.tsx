import draw from './charts.module.css';

interface Props {
  ticks: readonly { value: number; y: number }[];
  left: number;
  right: number;
  em: number;
  write: (value: number) => string;
}

/** Grid lines with their values. */
export const ChartTicks = ({ ticks, left, right, em, write }: Props) =>
  ticks.map(({ value, y }) => (
    <g key={value}>
      <line
        className={value === 0 ? draw.base : draw.grid}
        {...{ x1: left, x2: right, y1: y, y2: y }}
      />
      <text className={`${draw.text} ${draw.end}`} x={left - em * 0.5} y={y + em * 0.35}>
        {write(value)}
      </text>
    </g>
  ));
