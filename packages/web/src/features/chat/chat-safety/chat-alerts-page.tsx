import type { AlertState } from '@relish/shared/chat/chat-safety/choices.ts';
import { useRef, useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { ShowMore } from '../../../ui/table/show-more.tsx';
import { m } from '../../../words/m.ts';
import { SafeguardingContacts } from '../../reports/observations/public.tsx';
import { AlertItem } from './alert-item.tsx';
import { useChatAlerts } from './api.ts';

import styles from './alerts.module.css';

/** Reported messages and worrying words, for those who must answer them. */
export default function ChatAlertsPage() {
  const maySee = useCan('chat.answer-private');
  return (
    <Page
      title={m.chat_alerts_title()}
      back="/tabs/chat"
      {...(maySee && { lead: m.chat_alerts_lead() })}
    >
      {maySee ? (
        <Alerts />
      ) : (
        <EmptyState level={2} title={m.chat_alerts_role_title()}>
          {m.chat_alerts_role()}
        </EmptyState>
      )}
    </Page>
  );
}

function Alerts() {
  const [state, setState] = useState<AlertState>('open');
  return (
    <>
      <SegmentedControl<AlertState>
        label={m.chat_show()}
        value={state}
        onChange={setState}
        options={[
          { value: 'open', label: m.chat_alerts_open() },
          { value: 'settled', label: m.chat_alerts_settled() },
        ]}
      />
      <Rows key={state} state={state} />
    </>
  );
}

function Rows({ state }: { state: AlertState }) {
  const found = useChatAlerts(state);
  const list = useRef<HTMLUListElement>(null);
  if (found.isError && !found.data)
    return <ErrorState level={2} busy={found.isFetching} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton shape="pair" width="long" />;
  const alerts = found.data.pages.flatMap((page) => page.alerts);
  if (alerts.length === 0)
    return (
      <EmptyState
        level={2}
        title={state === 'open' ? m.chat_alerts_none_title() : m.chat_alerts_none_settled()}
      >
        {m.chat_alerts_none()}
      </EmptyState>
    );
  return (
    <>
      {state === 'open' && <SafeguardingContacts />}
      <ul
        ref={list}
        className={styles.list}
        aria-label={state === 'open' ? m.chat_alerts_open() : m.chat_alerts_settled()}
      >
        {alerts.map((alert) => (
          <li key={alert.id} className={styles.row}>
            <AlertItem alert={alert} />
          </li>
        ))}
      </ul>
      <ShowMore list={list} each="li" count={alerts.length} found={found} />
    </>
  );
}
