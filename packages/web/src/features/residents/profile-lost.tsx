import { EmptyState } from '../../ui/empty-state.tsx';
import { EmptyChair } from '../../ui/illustrations/empty-chair.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { m } from '../../words/m.ts';

/** Nobody with this address in this home: whether there is one elsewhere is not told. */
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
