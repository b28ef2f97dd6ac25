import { mayBeShared } from '@relish/shared/about-me/limits.ts';
import { SECTIONS } from '@relish/shared/about-me/sections.ts';
import { useState } from 'react';

import type { ApiError } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast-state.ts';
import { m } from '../../words/m.ts';
import { type Book, type Entry, useAccept, useDecline, useRestoreEntry } from './api.ts';
import { questionOf } from './entry-values.ts';
import { EntryView } from './entry-view.tsx';

import styles from './pending-list.module.css';

interface Props {
  book: Book;
  entry: Entry;
}

const problemsOf = (error: ApiError | null) =>
  error?.status === 422 ? Object.values(error.body?.errors ?? {}).flat() : undefined;

/** Something that was suggested: taken as it is, edited first, or left out. */
export function PendingItem({ book, entry }: Props) {
  const { id, version, section_key: section, prompt_key: prompt } = entry;
  const { preferred_name: name } = book;
  const [text, setText] = useState<string>();
  const [visibility, setVisibility] = useState(entry.visibility);
  const accepting = useAccept();
  const declining = useDecline();
  const restoring = useRestoreEntry();
  const busy = accepting.isPending || declining.isPending;
  const accept = () =>
    accepting.mutate(
      { id, version, visibility, ...(text !== undefined && { text }) },
      { onSuccess: () => showToast({ title: m.about_me_accepted(), tone: 'success' }) },
    );
  const decline = () =>
    declining.mutate(
      { id },
      {
        onSuccess: () =>
          showToast({
            title: m.about_me_declined(),
            seconds: 8,
            action: { label: m.about_me_undo(), run: () => restoring.mutate({ id }) },
          }),
      },
    );
  return (
    <>
      <p className={styles.from}>
        {m.about_me_pending_from({
          author: entry.author ?? m.about_me_pending_somebody(),
          section: SECTIONS[section].title,
        })}
      </p>
      <EntryView
        entry={entry}
        name={name}
        question={prompt === null ? undefined : questionOf(section, prompt)}
      />
      {text !== undefined && (
        <TextArea
          label={m.about_me_pending_edit_label()}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          errors={problemsOf(accepting.error)}
        />
      )}
      {mayBeShared(section) && (
        <Switch
          label={m.about_me_for_family()}
          hint={
            visibility === 'staff_family'
              ? m.about_me_for_family_on({ name })
              : m.about_me_for_family_off()
          }
          value={visibility === 'staff_family'}
          onChange={(on) => setVisibility(on ? 'staff_family' : 'staff')}
          errors={text === undefined ? problemsOf(accepting.error) : undefined}
        />
      )}
      <div className={styles.actions}>
        <Button busy={accepting.isPending} onClick={() => busy || accept()}>
          {m.about_me_accept()}
        </Button>
        {text === undefined && (
          <Button kind="quiet" onClick={() => setText(entry.text)}>
            {m.about_me_accept_edited()}
          </Button>
        )}
        <Button kind="quiet" busy={declining.isPending} onClick={() => busy || decline()}>
          {m.about_me_decline()}
        </Button>
      </div>
    </>
  );
}
