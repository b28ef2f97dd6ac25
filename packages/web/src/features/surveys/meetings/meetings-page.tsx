import { Plus, UsersRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { IconDisc } from '../../../ui/tokens/icon-disc.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { ListeningLocked, ListeningTabs } from '../feedback/public.tsx';
import { useMeetings } from './api.ts';
import { KIND_WORDS } from './meeting-words.ts';

import styles from './meetings.module.css';

// Loaded when opened.
const MeetingDialog = lazy(() => import('./meeting-dialog.tsx'));

export default function MeetingsPage() {
  const mayView = useCan('meetings.view');
  return mayView ? <Meetings /> : <ListeningLocked title={m.meetings_title()} />;
}

function Meetings() {
  const mayManage = useCan('meetings.manage');
  const [isAdding, setAdding] = useState(false);
  const { data, isError, isFetching, refetch } = useMeetings();
  return (
    <Page
      title={m.meetings_title()}
      lead={m.meetings_lead()}
      back="/tabs/surveys"
      {...(mayManage && {
        actions: (
          <Button icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
            {m.meetings_add()}
          </Button>
        ),
      })}
    >
      <div className={styles.page}>
        <ListeningTabs />
        {isError ? (
          <ErrorState level={2} busy={isFetching} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton shape="pair" width="long" />
        ) : data.rows.length === 0 ? (
          <EmptyState level={2} title={m.meetings_none_title()}>
            {m.meetings_none()}
          </EmptyState>
        ) : (
          <List label={m.meetings_title()} rows={data.rows} rowKey={({ id }) => id}>
            {(meeting) => (
              <ListRow
                to={`/meeting?id=${meeting.id}`}
                leading={<IconDisc icon={UsersRound} tone="brand" />}
                title={meeting.title}
                subtitle={[
                  formatDay(meeting.day),
                  KIND_WORDS[meeting.kind](),
                  m.meetings_came({ count: meeting.came }),
                  m.meetings_actions({ count: meeting.actions }),
                ].join(' · ')}
              />
            )}
          </List>
        )}
      </div>
      {isAdding && (
        <Suspense>
          <MeetingDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Page>
  );
}
