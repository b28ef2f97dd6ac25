import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { Navigate, useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { formatWeekday } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { ChatLocked, threadPath } from '../threads/public.tsx';
import { usePrintedDay } from './api.ts';
import { PrintedSheet } from './printed-sheet.tsx';

import styles from './print.module.css';

const CHAT = '/tabs/chat';

/** The family’s messages of one day on paper, for the resident. */
export default function ChatPrintPage() {
  const mayChat = useCan('chat.use');
  const mayPrint = useCan('chat.answer');
  const [query] = useSearchParams();
  const id = query.get('id');
  if (mayPrint && id === null) return <Navigate to={CHAT} replace />;
  if (mayPrint && id !== null) return <Day id={id} day={query.get('day') ?? undefined} />;
  return (
    <Page title={m.chat_print_title()} back={CHAT}>
      {mayChat ? (
        <LockedState title={m.chat_print_locked()} unlock={m.chat_print_locked_unlock()}>
          {m.chat_print_none()}
        </LockedState>
      ) : (
        <ChatLocked />
      )}
    </Page>
  );
}

function Day({ id, day }: { id: string; day: string | undefined }) {
  const { data, error, isError, isFetching, refetch } = usePrintedDay(id, day);
  const isLost = error?.status === 404 || error?.status === 422;
  const hasMessages = data !== undefined && data.messages.length > 0;
  return (
    <Page
      ownPrint
      title={m.chat_print_title()}
      back={threadPath(id)}
      {...(data && { lead: m.chat_print_lead({ name: data.name }) })}
      {...(hasMessages && {
        actions: (
          <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            {m.chat_print_button()}
          </Button>
        ),
      })}
    >
      {isLost ? (
        <EmptyState
          title={m.chat_print_lost_title()}
          action={
            <Link kind="primary-button" to={CHAT}>
              {m.chat_print_back()}
            </Link>
          }
        >
          {m.chat_print_lost()}
        </EmptyState>
      ) : data ? (
        <>
          <nav className={styles.days} aria-label={m.chat_print_days()}>
            {data.earlier !== null && (
              <Link
                kind="quiet-button"
                to={`/chat-print?id=${id}&day=${data.earlier}`}
                icon={<ChevronLeft aria-hidden="true" />}
              >
                {m.chat_print_earlier({ day: formatWeekday(data.earlier) })}
              </Link>
            )}
            {data.later !== null && (
              <Link
                kind="quiet-button"
                to={`/chat-print?id=${id}&day=${data.later}`}
                icon={<ChevronRight aria-hidden="true" />}
              >
                {m.chat_print_later({ day: formatWeekday(data.later) })}
              </Link>
            )}
          </nav>
          {data.day !== null && hasMessages ? (
            <PrintedSheet printed={data} day={data.day} />
          ) : (
            <EmptyState title={m.chat_print_none_title()}>
              {data.day === null ? m.chat_print_none() : m.chat_print_none_day()}
            </EmptyState>
          )}
        </>
      ) : isError ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton shape="pair" width="long" />
      )}
    </Page>
  );
}
