import { isRelative } from '@relish/shared/permissions.ts';
import { CalendarClock, MessageCirclePlus, MessagesSquare } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { useCan, useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { useWideScreen } from '../../../ui/layout/use-wide-screen.ts';
import { IconDisc } from '../../../ui/tokens/icon-disc.tsx';
import { m } from '../../../words/m.ts';
import { ThreadView } from '../messages/public.tsx';
import { useThreads } from './api.ts';
import { ChatLocked } from './chat-locked.tsx';
import { CHAT } from './chat-paths.ts';
import { ThreadList } from './thread-list.tsx';

import styles from './chat.module.css';

const FamiliesDialog = lazy(() => import('./families-dialog.tsx'));

/** The list and one conversation: side by side on wide screens, one after the other on phones. */
export function Chat({ id }: { id: string | undefined }) {
  if (useCan('chat.use')) return <OpenChat id={id} />;
  return (
    <Page title={m.place_chat()} underMore>
      <ChatLocked />
    </Page>
  );
}

function OpenChat({ id }: { id: string | undefined }) {
  const isWide = useWideScreen();
  const only = useOnlyThread(id === undefined);
  const shown = id ?? only;
  // A relative with one conversation needs no list.
  if (shown !== undefined && shown === only)
    return (
      <div className={styles.alone} data-place>
        <ThreadView key={shown} id={shown} level={1} />
      </div>
    );
  if (isWide) return <SideBySide id={shown} />;
  if (shown !== undefined)
    return (
      <div className={styles.alone}>
        <ThreadView key={shown} id={shown} level={1} back={CHAT} />
      </div>
    );
  return (
    <ListPage>
      <ThreadList openId={undefined} />
    </ListPage>
  );
}

function ListPage({ children }: { children: React.ReactNode }) {
  const user = useUser();
  const answers = useCan('chat.answer');
  const mayManage = useCan('chat.manage');
  // On phones it is in the home's settings, so that writing comes first.
  const isWide = useWideScreen();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Page
      title={m.place_chat()}
      {...(!isRelative(user) && { underMore: true as const })}
      actions={
        answers && (
          <>
            {mayManage && isWide && (
              <Link
                kind="quiet-button"
                to="/chat-hours"
                icon={<CalendarClock aria-hidden="true" />}
              >
                {m.chat_hours_title()}
              </Link>
            )}
            <Button
              icon={<MessageCirclePlus aria-hidden="true" />}
              onClick={() => setChoosing(true)}
            >
              {m.chat_write_family()}
            </Button>
          </>
        )
      }
    >
      {children}
      {isChoosing && (
        <Suspense>
          <FamiliesDialog onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </Page>
  );
}

const SideBySide = ({ id }: { id: string | undefined }) => (
  <ListPage>
    <div className={styles.sides}>
      <div className={styles.list}>
        <ThreadList openId={id} />
      </div>
      <div className={styles.thread}>
        {id === undefined ? (
          <EmptyState
            level={2}
            title={m.chat_choose_title()}
            illustration={<IconDisc icon={MessagesSquare} size="large" />}
          >
            {m.chat_choose()}
          </EmptyState>
        ) : (
          <ThreadView key={id} id={id} level={2} />
        )}
      </div>
    </div>
  </ListPage>
);

/** The conversation of a user who has just one, undefined for all others. */
function useOnlyThread(isWanted: boolean): string | undefined {
  const answers = useCan('chat.answer');
  const { data } = useThreads('all', isWanted && !answers);
  const threads = data?.pages.flatMap((page) => page.threads) ?? [];
  return !answers && threads.length === 1 ? threads[0]?.id : undefined;
}
