import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { EmptyChair } from '../../../ui/illustrations/empty-chair.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';

/** The same for missing and forbidden residents, so that existence is not revealed. */
export const ProfileLost = () => (
  <Page title={m.place_residents()}>
    <EmptyState
      illustration={<EmptyChair />}
      title={m.profile_lost_title()}
      action={
        <Link kind="primary-button" to="/tabs/residents">
          {m.profile_lost_back()}
        </Link>
      }
    >
      {m.profile_lost_text()}
    </EmptyState>
  </Page>
);
