import { useEffect, useState } from 'react';

import { lazyPart } from '../../../forms/lazy-part.tsx';
import { useWaiting } from '../../../forms/use-outbox.ts';
import { useUser } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { outbox } from './outbox.ts';
import { RecordForm } from './record-form.tsx';
import { RecordSkeleton } from './record-skeleton.tsx';
import { useStart } from './use-start.ts';

const WaitingPanel = lazyPart(() => import('./waiting-panel.tsx'), <RecordSkeleton />);

interface Props {
  uuid: string;
  query: URLSearchParams;
}

export function NewRecord({ uuid, query }: Props) {
  const user = useUser();
  const start = useStart(uuid, query);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => void outbox.load().then(() => setLoaded(true)), []);
  const waiting = useWaiting(outbox).find(({ draft }) => draft.client_uuid === uuid);
  useEffect(() => WaitingPanel.fetchOnIdle(), []);
  if (waiting) return <WaitingPanel waiting={waiting} />;
  if (start.isEventGone)
    return (
      <Page title={m.reports_record()} back="/tabs/home">
        <EmptyState
          level={2}
          title={m.reports_event_gone_title({ home: user.carehome.name })}
          action={
            <Link kind="primary-button" to="/manage-report">
              {m.reports_event_gone_record()}
            </Link>
          }
        >
          {m.reports_event_gone()}
        </EmptyState>
      </Page>
    );
  if (start.failed.length > 0)
    return (
      <Page title={m.reports_record()} back="/tabs/home">
        <ErrorState
          busy={start.failed.some(({ isFetching }) => isFetching)}
          onRetry={() => start.failed.forEach((each) => void each.refetch())}
        />
      </Page>
    );
  if (!isLoaded || !start.beginning || !start.draft) return <RecordSkeleton />;
  return <RecordForm beginning={start.beginning} start={start.draft} />;
}
