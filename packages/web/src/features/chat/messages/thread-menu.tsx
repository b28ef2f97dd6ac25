import { isRelative } from '@relish/shared/permissions.ts';
import {
  Bell,
  BellOff,
  CheckCheck,
  CirclePause,
  CirclePlay,
  EllipsisVertical,
  Lock,
  LockOpen,
  type LucideIcon,
  MessageSquareLock,
  MessageSquareQuote,
  Printer,
  Search,
  UserRoundCheck,
  UsersRound,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';

import { useCan, useUser } from '../../../session/use-session.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { useWideScreen } from '../../../ui/layout/use-wide-screen.ts';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { m } from '../../../words/m.ts';
import { PauseDialog, useEndPause } from '../chat-safety/public.tsx';
import {
  type Thread,
  useAssign,
  useNeedNoAnswer,
  useOpenPrivate,
  useReopenThread,
  useSilence,
} from '../threads/api.ts';
import { threadPath } from '../threads/public.tsx';

const AssignDialog = lazy(() => import('./assign-dialog.tsx'));
const CloseDialog = lazy(() => import('./close-dialog.tsx'));

type Relative = Thread['relatives'][number];

interface Choice {
  id: string;
  label: string;
  icon: LucideIcon;
  onSelect: () => void;
  isShown: boolean;
}

interface Props {
  thread: Thread;
  /** Number of the last message. */
  last: number;
  /** Where the head has no room for its button. */
  onSearch: (() => void) | undefined;
  /** Write down what the resident says. */
  onSay: () => void;
}

/** The menu of a whole conversation. */
export function ThreadMenu({ thread, last, onSearch, onSay }: Props) {
  const [dialog, setDialog] = useState<'assign' | 'close'>();
  const [pausing, setPausing] = useState<Relative>();
  const choices = [
    {
      id: 'search',
      label: m.chat_search_open(),
      icon: Search,
      isShown: onSearch !== undefined,
      onSelect: () => onSearch?.(),
    },
    ...useAnswering(thread, last, () => setDialog('assign')),
    ...useForResident(thread, onSay),
    ...usePrivate(thread),
    ...usePauses(thread, setPausing),
    ...useSettings(thread, () => setDialog('close')),
  ].filter(({ isShown }) => isShown);
  return (
    <>
      <Menu
        align="end"
        label={m.chat_menu()}
        choices={choices}
        trigger={
          <IconButton label={m.chat_menu()}>
            <EllipsisVertical aria-hidden="true" />
          </IconButton>
        }
      />
      <Suspense>
        {dialog === 'assign' && (
          <AssignDialog thread={thread} onClose={() => setDialog(undefined)} />
        )}
        {pausing && (
          <PauseDialog
            threadId={thread.id}
            relative={pausing}
            onClose={() => setPausing(undefined)}
          />
        )}
        {dialog === 'close' && <CloseDialog id={thread.id} onClose={() => setDialog(undefined)} />}
      </Suspense>
    </>
  );
}

/** Who answers, and whether an answer is needed at all. */
function useAnswering(thread: Thread, last: number, onAssign: () => void): Choice[] {
  const user = useUser();
  const answers = useCan('chat.answer') && thread.kind !== 'team';
  const assign = useAssign();
  const needNoAnswer = useNeedNoAnswer();
  const { id, assigned_to } = thread;
  return [
    {
      id: 'mine',
      label: m.chat_assign_me(),
      icon: UserRoundCheck,
      isShown: answers && assigned_to?.id !== user.id,
      onSelect: () =>
        assign.mutate(
          { id, user_id: user.id },
          { onSuccess: () => showToast({ title: m.chat_assigned_me(), tone: 'success' }) },
        ),
    },
    {
      id: 'assign',
      label: m.chat_assign(),
      icon: UsersRound,
      isShown: answers,
      onSelect: onAssign,
    },
    {
      id: 'no-answer',
      label: m.chat_no_answer_needed(),
      icon: CheckCheck,
      isShown: answers && thread.waiting_since !== null && last > 0,
      onSelect: () =>
        needNoAnswer.mutate(
          { id, number: last },
          { onSuccess: () => showToast({ title: m.chat_no_answer_done(), tone: 'success' }) },
        ),
    },
  ];
}

/** For messages that the resident hears, and the resident's own words. */
function useForResident(thread: Thread, onSay: () => void): Choice[] {
  const navigate = useNavigate();
  const { id, reads_out, writing, unreachable, called } = thread;
  return [
    {
      id: 'say',
      label: m.chat_says_start({ name: called ?? '' }),
      icon: MessageSquareQuote,
      isShown: reads_out && writing === 'open' && unreachable === null,
      onSelect: onSay,
    },
    {
      id: 'print',
      label: m.chat_print(),
      icon: Printer,
      isShown: reads_out,
      onSelect: () => void navigate(`/chat-print?id=${id}`),
    },
  ];
}

/** Relatives write privately to the home, and those who may to one relative. */
function usePrivate(thread: Thread): Choice[] {
  const user = useUser();
  const mayWritePrivately = useCan('chat.answer-private');
  const openPrivate = useOpenPrivate();
  const navigate = useNavigate();
  const isWide = useWideScreen();
  const { resident, kind, relatives, home_name: home } = thread;
  if (kind !== 'family' || !resident) return [];
  const open = (relative_id?: string) =>
    openPrivate.mutate(
      { resident_id: resident.id, ...(relative_id !== undefined && { relative_id }) },
      { onSuccess: ({ id }) => void navigate(threadPath(id, isWide)) },
    );
  if (isRelative(user))
    return [
      {
        id: 'private',
        label: m.chat_write_private({ name: home }),
        icon: MessageSquareLock,
        isShown: true,
        onSelect: () => open(),
      },
    ];
  return relatives.map(({ id, name }) => ({
    id: `private ${id}`,
    label: m.chat_write_private({ name }),
    icon: MessageSquareLock,
    isShown: mayWritePrivately,
    onSelect: () => open(id),
  }));
}

/** Managers stop a relative from writing here for some days. */
function usePauses(thread: Thread, onPause: (relative: Relative) => void): Choice[] {
  const mayManage = useCan('chat.manage') && thread.writing === 'open';
  const end = useEndPause();
  return thread.relatives.map((relative) => {
    const isPaused = thread.pauses.some(({ user_id }) => user_id === relative.id);
    const { id, name } = relative;
    return {
      id: `pause ${id}`,
      label: isPaused ? m.chat_pause_end_of({ name }) : m.chat_pause({ name }),
      icon: isPaused ? CirclePlay : CirclePause,
      isShown: mayManage,
      onSelect: () =>
        isPaused ? end.mutate({ thread_id: thread.id, user_id: id }) : onPause(relative),
    };
  });
}

function useSettings(thread: Thread, onClose: () => void): Choice[] {
  const mayManage = useCan('chat.manage');
  const silence = useSilence();
  const reopen = useReopenThread();
  const { id, is_silent, writing } = thread;
  return [
    {
      id: 'silence',
      label: is_silent ? m.chat_notify_on() : m.chat_notify_off(),
      icon: is_silent ? Bell : BellOff,
      isShown: true,
      onSelect: () =>
        silence.mutate(
          { id, is_silent: !is_silent },
          {
            onSuccess: () =>
              showToast({
                title: is_silent ? m.chat_notified() : m.chat_silenced(),
                tone: 'success',
              }),
          },
        ),
    },
    {
      id: 'close',
      label: m.chat_close(),
      icon: Lock,
      isShown: mayManage && writing === 'open',
      onSelect: onClose,
    },
    {
      id: 'reopen',
      label: m.chat_reopen(),
      icon: LockOpen,
      isShown: mayManage && writing === 'closed',
      onSelect: () => reopen.mutate({ id }),
    },
  ];
}
