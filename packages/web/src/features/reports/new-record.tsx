import { useEffect, useState, useSyncExternalStore } from 'react';

import { useUser } from '../../session/use-session.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { m } from '../../words/m.ts';
import { readDraft } from './kept-records.ts';
import { loadOutbox, outbox } from './outbox.ts';
import { RecordForm } from './record-form.tsx';
import { RecordSkeleton } from './record-skeleton.tsx';
import type { RecordDraft } from './record-values.ts';
import { useStart } from './use-start.ts';
import { WaitingPanel } from './waiting-panel.tsx';

interface Props {
  uuid: string;
  query: URLSearchParams;
}

export function NewRecord({ uuid, query }: Props) {
  const kept = useKept(uuid);
  const start = useStart(uuid, query);
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.get).find(
    ({ draft }) => draft.client_uuid === uuid,
  );
  if (waiting) return <WaitingPanel waiting={waiting} />;
  if (start.failed.length > 0)
    return (
      <Page title={m.reports_record()} back="/tabs/home">
        <ErrorState
          busy={start.failed.some(({ isFetching }) => isFetching)}
          onRetry={() => start.failed.forEach((each) => void each.refetch())}
        />
      </Page>
    );
  if (kept === 'reading' || !start.beginning || !start.draft) return <RecordSkeleton />;
  return (
    <RecordForm
      // Taken back out of the outbox, it begins with what is in it.
      key={kept ? kept.begun_at : 'new'}
      beginning={start.beginning}
      start={kept ?? start.draft}
      pristine={start.draft.values}
      restored={kept !== undefined}
    />
  );
}

/** What was written under this name before: kept as a draft, or still waiting to be sent. */
function useKept(uuid: string): RecordDraft | 'reading' | undefined {
  const { id: userId, carehome } = useUser();
  const [kept, setKept] = useState<RecordDraft | 'reading' | undefined>('reading');
  const waits = useSyncExternalStore(outbox.subscribe, outbox.get).some(
    ({ draft }) => draft.client_uuid === uuid,
  );
  useEffect(() => {
    if (waits) return;
    void loadOutbox()
      .then(() => readDraft({ userId, carehomeId: carehome.id }, uuid))
      .then(setKept);
  }, [uuid, userId, carehome.id, waits]);
  return kept;
}
