import { useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { useWideScreen } from '../../../ui/layout/use-wide-screen.ts';
import { m } from '../../../words/m.ts';
import { threadPath } from '../threads/public.tsx';
import { HideDialog, SettleDialog } from './alert-dialogs.tsx';
import { type ChatAlert, useEndPause, useLogComplaint, useReopenAlert } from './api.ts';
import PauseDialog from './pause-dialog.tsx';

import styles from './alerts.module.css';

interface Props {
  alert: ChatAlert;
  /** Names the conversation. */
  name: string;
}

export function AlertActions({ alert, name }: Props) {
  const isWide = useWideScreen();
  const mayManage = useCan('chat.manage');
  const [dialog, setDialog] = useState<'settle' | 'hide' | 'pause'>();
  const { message, thread, settled, paused_until } = alert;
  const { author } = message;
  const close = () => setDialog(undefined);
  const mayPause = mayManage && author && !author.is_home && thread.kind !== 'team';
  return (
    <div className={styles.actions}>
      {!settled && (
        <Button size="small" onClick={() => setDialog('settle')}>
          {m.chat_alerts_settle()}
        </Button>
      )}
      {settled && <Reopen id={alert.id} />}
      <Link
        kind="quiet-button"
        to={threadPath(thread.id, isWide, message.number)}
        aria-label={m.chat_alerts_open_named({ name })}
      >
        {m.chat_box_open()}
      </Link>
      <Complaint alert={alert} />
      {mayPause && paused_until === null && (
        <Button kind="quiet" size="small" onClick={() => setDialog('pause')}>
          {m.chat_pause({ name: author.name })}
        </Button>
      )}
      {mayPause && paused_until !== null && <EndPause threadId={thread.id} relative={author} />}
      {mayManage && !message.is_deleted && (
        <Button kind="quiet" size="small" onClick={() => setDialog('hide')}>
          {m.chat_alerts_hide()}
        </Button>
      )}
      {dialog === 'settle' && <SettleDialog alert={alert} onClose={close} />}
      {dialog === 'hide' && <HideDialog alert={alert} onClose={close} />}
      {dialog === 'pause' && author && (
        <PauseDialog threadId={thread.id} relative={author} onClose={close} />
      )}
    </div>
  );
}

function Reopen({ id }: { id: string }) {
  const reopen = useReopenAlert();
  return (
    <Button
      kind="quiet"
      size="small"
      busy={reopen.isPending}
      onClick={() => reopen.isPending || reopen.mutate({ id })}
    >
      {m.chat_alerts_reopen()}
    </Button>
  );
}

/** A flag that can be undone. */
function Complaint({ alert: { id, complaint } }: { alert: ChatAlert }) {
  const log = useLogComplaint();
  return (
    <Button
      kind="quiet"
      size="small"
      busy={log.isPending}
      onClick={() => log.isPending || log.mutate({ id, is_complaint: complaint === null })}
    >
      {complaint === null ? m.chat_alerts_log() : m.chat_alerts_unlog()}
    </Button>
  );
}

interface EndPauseProps {
  threadId: string;
  relative: { id: string; name: string };
}

function EndPause({ threadId, relative: { id, name } }: EndPauseProps) {
  const end = useEndPause();
  return (
    <Button
      kind="quiet"
      size="small"
      busy={end.isPending}
      onClick={() => end.isPending || end.mutate({ thread_id: threadId, user_id: id })}
    >
      {m.chat_pause_end_of({ name })}
    </Button>
  );
}
