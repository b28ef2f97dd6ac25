import { useSearchParams } from 'react-router';

import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LostPath } from '../../../ui/illustrations/lost-path.tsx';
import { PageOfOne } from '../../../ui/layout/page-of-one.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { useEvent } from './api.ts';
import { EventView } from './event-view.tsx';

const CALENDAR = '/tabs/events';

export default function EventPage() {
  const id = useSearchParams()[0].get('id') ?? undefined;
  return id === undefined ? <Lost /> : <One key={id} id={id} />;
}

function One({ id }: { id: string }) {
  return (
    <PageOfOne
      query={useEvent(id)}
      title={m.calendar_event_loading()}
      back={CALENDAR}
      lost={<Lost />}
      render={(event) => <EventView event={event} />}
    />
  );
}

const Lost = () => (
  <Page title={m.calendar_event_loading()} back={CALENDAR}>
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
