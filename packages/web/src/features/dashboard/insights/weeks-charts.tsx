import { Stack } from '../../../ui/layout/columns.tsx';
import type { ResidentInsights } from './api.ts';
import { EngagementChart, MoodChart } from './mean-charts.tsx';
import { MinutesChart } from './minutes-chart.tsx';

interface Props {
  weeks: ResidentInsights['weeks'];
  personId: string;
}

export const WeeksCharts = (props: Props) => (
  <Stack>
    <MinutesChart {...props} />
    <EngagementChart {...props} />
    <MoodChart {...props} />
  </Stack>
);
