import type { Message } from '@relish/shared/chat/messages/contract.ts';
import { BookOpenText, ChevronDown } from 'lucide-react';
import { useState } from 'react';

import { useCan, useUser } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { m } from '../../../words/m.ts';
import type { Thread } from '../threads/api.ts';
import { useReadings } from './api.ts';
import { markWords, type Reading, readingLine, readingWhen } from './reading-words.ts';
import { ReceptionChoice } from './reception-choice.tsx';

import styles from './readings.module.css';

interface Props {
  thread: Thread;
  message: Message;
  /** Offered without opening the options of the message. */
  isOffered: boolean;
  /** How it was received is being asked. */
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
}

/** Under a message of the family: when it was read to the resident, and for staff a way to record it. */
export function ReadingPart({ thread, message, isOffered, isAsking, onAsk }: Props) {
  const { add, undo, isBusy } = useReadings(thread.id, message);
  const [isUpset, setUpset] = useState(false);
  const name = thread.called ?? '';
  const undoOne = (id: string) =>
    undo(id, () => {
      setUpset(false);
      showToast({ title: m.chat_read_undone(), tone: 'success' });
    });
  const mayMark = thread.reads_out;
  return (
    <>
      <Readings thread={thread} message={message} onUndo={undoOne} onAgain={() => onAsk(true)} />
      {mayMark && isOffered && !isAsking && message.readings.length === 0 && (
        <Button
          kind="plain"
          size="small"
          icon={<BookOpenText aria-hidden="true" />}
          onClick={() => onAsk(true)}
        >
          {markWords(message, name)}
        </Button>
      )}
      {mayMark && isAsking && (
        <ReceptionChoice
          message={message}
          name={name}
          isBusy={isBusy}
          onCancel={() => onAsk(false)}
          onChoose={(reception) => {
            if (isBusy) return;
            add(reception, (id) => {
              onAsk(false);
              setUpset(reception === 'upset');
              showToast({
                title: m.chat_read_saved({ name }),
                tone: 'success',
                seconds: 8,
                action: { label: m.chat_read_saved_undo(), run: () => undoOne(id) },
              });
            });
          }}
        />
      )}
      {isUpset && thread.resident && (
        <Banner
          kind="attention"
          title={m.chat_read_upset_title()}
          action={
            <Link to={`/report-additional-observation?resident=${thread.resident.id}`}>
              {m.chat_read_upset_note()}
            </Link>
          }
          onDismiss={() => setUpset(false)}
        >
          {m.chat_read_upset_text({ name })}
        </Banner>
      )}
    </>
  );
}

interface ReadingsProps {
  thread: Thread;
  message: Message;
  onUndo: (id: string) => void;
  onAgain: () => void;
}

/** The last reading; staff open it to see the others, and to undo one. */
function Readings({ thread, message, onUndo, onAgain }: ReadingsProps) {
  const { time_zone } = useUser().carehome;
  const today = useToday();
  const isStaff = useCan('chat.answer');
  const [isOpen, setOpen] = useState(false);
  const [last] = message.readings;
  if (!last) return null;
  const name = thread.called ?? '';
  const words = (reading: Reading) =>
    `${readingLine(message, reading, name)} · ${readingWhen(reading, time_zone, today)}`;
  if (!isStaff)
    return (
      <p className={styles.line}>
        <BookOpenText aria-hidden="true" />
        {words(last)}
      </p>
    );
  return (
    <>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <BookOpenText aria-hidden="true" />
        {words(last)}
        <ChevronDown aria-hidden="true" className={styles.arrow} />
      </button>
      {isOpen && (
        <div className={styles.all}>
          <ul>
            {message.readings.map((reading) => (
              <li key={reading.id}>
                <span>
                  {reading.by === null
                    ? words(reading)
                    : m.chat_read_by({ reading: words(reading), name: reading.by })}
                </span>
                {reading.may_undo && (
                  <Button
                    kind="plain"
                    size="small"
                    aria-label={m.chat_read_undo({ reading: words(reading) })}
                    onClick={() => onUndo(reading.id)}
                  >
                    {m.ui_undo()}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {thread.reads_out && (
            <Button kind="quiet" size="small" onClick={onAgain}>
              {markWords(message, name)}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
