import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LostPath } from '../../../ui/illustrations/lost-path.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';

const CALENDAR = '/tabs/events';

export const LostOuting = () => (
  <Page title={m.outing_title()} back={CALENDAR}>
    <EmptyState
      illustration={<LostPath />}
      title={m.calendar_event_lost_title()}
      action={
        <Link kind="primary-button" to={CALENDAR}>
          {m.calendar_event_lost_back()}
        </Link>
      }
    >
      {m.calendar_event_lost()}
    </EmptyState>
  </Page>
);
