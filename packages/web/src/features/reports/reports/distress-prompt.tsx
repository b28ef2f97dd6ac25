import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { m } from '../../../words/m.ts';

/** Reminds the user that a record does not inform anyone. */
export const DistressPrompt = ({ residentId }: { residentId: string }) => (
  <Banner kind="attention" title={m.reports_distress_prompt()}>
    <Link to={`/report-additional-observation?resident=${residentId}`}>
      {m.reports_distress_observation()}
    </Link>
  </Banner>
);
