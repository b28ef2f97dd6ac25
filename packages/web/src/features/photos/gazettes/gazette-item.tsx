import { FileDown, MailCheck, Newspaper, Printer, Undo2 } from 'lucide-react';

import { useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { IconDisc } from '../../../ui/tokens/icon-disc.tsx';
import { formatDate } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { saveFrom, useMakeBook, useOpenBook } from '../photo-books/api.ts';
import { type Gazette, useMakeGazette, useSetPosted } from './api.ts';
import { STATE_WORDS } from './gazette-words.ts';

import styles from './gazettes.module.css';

/** One resident's gazette: what has happened to it, and what can be done. */
export function GazetteItem({ gazette }: { gazette: Gazette }) {
  const { resident, reader, state, book_id } = gazette;
  return (
    <ListRow
      leading={<IconDisc icon={Newspaper} tone={isWaiting(gazette) ? 'attention' : 'brand'} />}
      title={<span translate="no">{resident.preferred_name}</span>}
      to={book_id === null ? undefined : `/photo-book-edit?id=${book_id}`}
      subtitle={
        <>
          {reader !== null && <div translate="no">{m.gazettes_for({ reader })}</div>}
          {state === 'making' ? (
            <ProgressBar label={STATE_WORDS.making()} value={undefined} />
          ) : (
            <div>
              <Status gazette={gazette} />
            </div>
          )}
          <div className={styles.buttons}>
            <Buttons gazette={gazette} />
          </div>
        </>
      }
    />
  );
}

const isWaiting = ({ state, printed_at, posted_at }: Gazette) =>
  (state === 'ready' || state === 'unprepared') && printed_at === null && posted_at === null;

function Status({ gazette: { state, printed_at, posted_at } }: { gazette: Gazette }) {
  const { time_zone } = useUser().carehome;
  const format = (moment: string) => formatDate(new Date(moment), time_zone);
  if (posted_at !== null) return m.gazettes_posted({ day: format(posted_at) });
  if (printed_at !== null) return m.gazettes_printed({ day: format(printed_at) });
  return STATE_WORDS[state]();
}

function Buttons({ gazette }: { gazette: Gazette }) {
  const { resident, quarter, state, book_id, copy_id, posted_at } = gazette;
  const { preferred_name: name } = resident;
  const post = useSetPosted();
  const setPosted = (posted: boolean) =>
    post.isPending || post.mutate({ resident_id: resident.id, quarter, posted });
  if (state === 'making' || state === 'too_little' || state === 'not_agreed') return null;
  if (book_id === null) return state === 'failed' && <Again gazette={gazette} />;
  return (
    <>
      {copy_id === null ? (
        <Prepare bookId={book_id} name={name} />
      ) : (
        <Download copyId={copy_id} bookId={book_id} name={name} />
      )}
      <Button
        kind="quiet"
        size="small"
        icon={posted_at === null ? <MailCheck aria-hidden="true" /> : <Undo2 aria-hidden="true" />}
        aria-label={
          posted_at === null ? m.gazettes_post_of({ name }) : m.gazettes_unpost_of({ name })
        }
        busy={post.isPending}
        onClick={() => setPosted(posted_at === null)}
      >
        {posted_at === null ? m.gazettes_post() : m.gazettes_unpost()}
      </Button>
    </>
  );
}

interface DownloadProps {
  copyId: string;
  bookId: string;
  name: string;
}

/** A file that shows something no longer shared is made again instead (N24). */
function Download({ copyId, bookId, name }: DownloadProps) {
  const open = useOpenBook();
  const make = useMakeBook();
  const download = () =>
    open.mutate(
      { id: copyId },
      {
        onSuccess: saveFrom,
        onError: (error) => {
          if (error.status !== 422) return;
          showToast({ title: m.gazettes_remade(), text: m.gazettes_remade_text() });
          make.mutate({ id: bookId });
        },
      },
    );
  const isBusy = open.isPending || make.isPending;
  return (
    <Button
      size="small"
      icon={<FileDown aria-hidden="true" />}
      aria-label={m.gazettes_download_of({ name })}
      busy={isBusy}
      onClick={() => isBusy || download()}
    >
      {m.gazettes_download()}
    </Button>
  );
}

function Prepare({ bookId, name }: { bookId: string; name: string }) {
  const make = useMakeBook();
  return (
    <Button
      size="small"
      icon={<Printer aria-hidden="true" />}
      aria-label={m.gazettes_prepare_of({ name })}
      busy={make.isPending}
      onClick={() => make.isPending || make.mutate({ id: bookId })}
    >
      {m.gazettes_prepare()}
    </Button>
  );
}

function Again({ gazette: { resident } }: { gazette: Gazette }) {
  const make = useMakeGazette();
  return (
    <Button
      kind="quiet"
      size="small"
      aria-label={m.gazettes_now_of({ name: resident.preferred_name })}
      busy={make.isPending}
      onClick={() => make.isPending || make.mutate({ resident_id: resident.id })}
    >
      {m.gazettes_now()}
    </Button>
  );
}
