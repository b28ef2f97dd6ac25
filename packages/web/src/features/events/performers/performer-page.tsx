import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { LostPath } from '../../../ui/illustrations/lost-path.tsx';
import { PageOfOne } from '../../../ui/layout/page-of-one.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { usePerformer } from './api.ts';
import { PerformerView } from './performer-view.tsx';

const LIST = '/performers';

export default function PerformerPage() {
  const id = useSearchParams()[0].get('id');
  const mayView = useCan('performers.view');
  if (!mayView)
    return (
      <Page title={m.performers_title()} back="/tabs/events">
        <LockedState title={m.performers_locked_title()} unlock={m.performers_locked_who()}>
          {m.performers_locked()}
        </LockedState>
      </Page>
    );
  return id === null ? <Lost /> : <One key={id} id={id} />;
}

function One({ id }: { id: string }) {
  return (
    <PageOfOne
      query={usePerformer(id)}
      title={m.performers_one()}
      back={LIST}
      lost={<Lost />}
      render={(performer) => <PerformerView performer={performer} />}
    />
  );
}

const Lost = () => (
  <Page title={m.performers_one()} back={LIST}>
    <EmptyState
      illustration={<LostPath />}
      title={m.performers_lost_title()}
      action={
        <Link kind="primary-button" to={LIST}>
          {m.performers_all()}
        </Link>
      }
    >
      {m.performers_lost()}
    </EmptyState>
  </Page>
);
