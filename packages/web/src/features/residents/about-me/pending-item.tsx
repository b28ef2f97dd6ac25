import { mayBeShared } from '@relish/shared/residents/about-me/limits.ts';
import { SECTIONS } from '@relish/shared/residents/about-me/sections.ts';
import { useEffect, useRef, useState } from 'react';

import type { ApiError } from '../../../api/api-error.ts';
import { useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { formatDate } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { Entry } from './api.ts';
import { findQuestion } from './entry-values.ts';
import { EntryView } from './entry-view.tsx';
import { useDecision } from './use-decision.ts';
import { toHeadingId } from './use-focus-onward.ts';

import styles from './pending-list.module.css';

interface Props {
  /** The resident's name. */
  name: string;
  entry: Entry;
  onDecided: (id: string) => void;
}

const listProblems = (error: ApiError | null) =>
  error?.status === 422 ? Object.values(error.body?.errors ?? {}).flat() : undefined;

/** A contribution to accept, edit or decline. */
export function PendingItem({ name, entry, onDecided }: Props) {
  const { id, section_key: section, prompt_key: prompt } = entry;
  const { carehome } = useUser();
  const [text, setText] = useState<string>();
  const [visibility, setVisibility] = useState(entry.visibility);
  const { accept, decline, doing, error } = useDecision(entry, () => onDecided(id));
  const problems = listProblems(error);
  const heading = toHeadingId(id);
  const area = useRef<HTMLTextAreaElement>(null);
  const isEditing = text !== undefined;
  useEffect(() => {
    if (isEditing) area.current?.focus();
  }, [isEditing]);
  return (
    <>
      <h3 id={heading} tabIndex={-1} className={styles.from}>
        {m.about_me_pending_from({
          author: entry.author ?? m.about_me_pending_somebody(),
          section: SECTIONS[section].title,
        })}
      </h3>
      <EntryView
        entry={entry}
        name={name}
        question={prompt === null ? undefined : findQuestion(section, prompt)}
      >
        <time dateTime={entry.created_at}>
          {m.about_me_pending_sent({
            date: formatDate(new Date(entry.created_at), carehome.time_zone),
          })}
        </time>
      </EntryView>
      {isEditing && (
        <TextArea
          ref={area}
          label={m.about_me_pending_edit_label()}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          errors={problems}
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
        />
      )}
      {!isEditing && problems !== undefined && <Banner kind="danger">{problems.join(' ')}</Banner>}
      <div className={styles.actions}>
        <Button
          busy={doing === 'accept'}
          aria-describedby={heading}
          onClick={() => accept({ visibility, ...(isEditing && { text }) })}
        >
          {m.about_me_accept()}
        </Button>
        {!isEditing && (
          <Button kind="quiet" aria-describedby={heading} onClick={() => setText(entry.text)}>
            {m.about_me_accept_edited()}
          </Button>
        )}
        <Button
          kind="quiet"
          busy={doing === 'decline'}
          aria-describedby={heading}
          onClick={decline}
        >
          {m.about_me_decline()}
        </Button>
      </div>
    </>
  );
}
