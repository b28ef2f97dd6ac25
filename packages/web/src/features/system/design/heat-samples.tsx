import { ChartFigure } from '../../../ui/charts/chart-figure.tsx';
import { HeatMap } from '../../../ui/charts/heat-map.tsx';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const HOURS = Array.from({ length: 13 }, (_, at) => at + 8);

const CELLS = DAYS.flatMap((day, row) =>
  HOURS.map((hour, column) => {
    const value = Math.max(0, ((row * 5 + column * 7) % 11) - (row > 4 || hour >= 17 ? 7 : 3));
    return { row, column, value, words: `${day}, ${hour}:00: ${value} activities` };
  }),
);

export const HeatSamples = () => (
  <ChartFigure
    level={3}
    title="31 % of activities were in the evening or at a weekend"
    fileName="sample"
    table={{
      columns: ['Day', ...HOURS.map(String)],
      rows: DAYS.map((day, at) => [
        day,
        ...CELLS.filter(({ row }) => row === at).map(({ value }) => value),
      ]),
    }}
  >
    <HeatMap
      label="When activities begin"
      rows={DAYS.map((label, at) => ({ label, isMarked: at > 4 }))}
      columns={HOURS.map((hour) => ({ label: String(hour), isMarked: hour >= 17 }))}
      cells={CELLS}
      markedLabel="Evenings and weekends"
    />
  </ChartFigure>
);
