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

interface Props {
  id: string | undefined;
  /** A place of the bar, which covers the end of the screen on phones. */
  isPlace?: boolean;
}

/** The list and one conversation: side by side on wide screens, one after the other on phones. */
export function Chat(props: Props) {
  if (useCan('chat.use')) return <OpenChat {...props} />;
  return (
    <Page title={m.place_chat()} underMore>
      <ChatLocked />
    </Page>
  );
}

function OpenChat({ id, isPlace = false }: Props) {
  const isWide = useWideScreen();
  const only = useOnlyThread(id === undefined);
  const shown = id ?? only;
  // A relative with one conversation needs no list.
  const isOnly = shown !== undefined && shown === only;
  const isAlone = isOnly || (shown !== undefined && !isWide);
  // The conversation stays the same element when a tablet is turned, so that nothing open or chosen in it is lost.
  return (
    <ListPage bare={isAlone}>
      <div
        className={isAlone ? styles.alone : isWide ? styles.sides : styles.list}
        data-place={isPlace || undefined}
      >
        {!isAlone && (
          <div className={styles.list}>
            <ThreadList openId={shown} />
          </div>
        )}
        {shown !== undefined ? (
          <div className={styles.thread}>
            <ThreadView
              key={shown}
              id={shown}
              level={isAlone ? 1 : 2}
              {...(isAlone && !isOnly && { back: CHAT })}
            />
          </div>
        ) : (
          isWide && (
            <div className={styles.thread}>
              <NoneChosen />
            </div>
          )
        )}
      </div>
    </ListPage>
  );
}

const NoneChosen = () => (
  <EmptyState
    level={2}
    title={m.chat_choose_title()}
    illustration={<IconDisc icon={MessagesSquare} size="large" />}
  >
    {m.chat_choose()}
  </EmptyState>
);

function ListPage({ bare, children }: { bare: boolean; children: React.ReactNode }) {
  const user = useUser();
  const answers = useCan('chat.answer');
  const mayManage = useCan('chat.manage');
  // On phones it is in the home's settings, so that writing comes first.
  const isWide = useWideScreen();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Page
      title={m.place_chat()}
      bare={bare}
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

/** The conversation of a user who has just one, undefined for all others. */
function useOnlyThread(isWanted: boolean): string | undefined {
  const answers = useCan('chat.answer');
  const { data } = useThreads('all', isWanted && !answers);
  const threads = data?.pages.flatMap((page) => page.threads) ?? [];
  return !answers && threads.length === 1 ? threads[0]?.id : undefined;
}
