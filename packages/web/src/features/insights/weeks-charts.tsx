import { Stack } from '../../ui/columns.tsx';
import type { ResidentInsights } from './api.ts';
import { EngagementChart, MoodChart } from './mean-charts.tsx';
import { MinutesChart } from './minutes-chart.tsx';

interface Props {
  weeks: ResidentInsights['weeks'];
  personId: string;
}

/** Each is a card of its own. */
export const WeeksCharts = (props: Props) => (
  <Stack>
    <MinutesChart {...props} />
    <EngagementChart {...props} />
    <MoodChart {...props} />
  </Stack>
);
