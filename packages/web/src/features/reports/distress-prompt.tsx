import { Banner } from '../../ui/banner.tsx';
import { Link } from '../../ui/link.tsx';
import { m } from '../../words/m.ts';

/** What a record alone does not do: somebody has to be told. */
export const DistressPrompt = ({ residentId }: { residentId: string }) => (
  <Banner kind="attention" title={m.reports_distress_prompt()}>
    <Link to={`/report-additional-observation?resident=${residentId}`}>
      {m.reports_distress_observation()}
    </Link>
  </Banner>
);
