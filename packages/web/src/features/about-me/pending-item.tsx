import { mayBeShared } from '@relish/shared/about-me/limits.ts';
import { SECTIONS } from '@relish/shared/about-me/sections.ts';
import { useEffect, useRef, useState } from 'react';

import type { ApiError } from '../../api/api-error.ts';
import { useUser } from '../../session/use-session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { formatDate } from '../../words/format.ts';
import { m } from '../../words/m.ts';
import type { Entry } from './api.ts';
import { questionOf } from './entry-values.ts';
import { EntryView } from './entry-view.tsx';
import { useDecision } from './use-decision.ts';
import { headingIdOf } from './use-focus-onward.ts';

import styles from './pending-list.module.css';

interface Props {
  /** Whose book it is. */
  name: string;
  entry: Entry;
  onDecided: (id: string) => void;
}

const problemsOf = (error: ApiError | null) =>
  error?.status === 422 ? Object.values(error.body?.errors ?? {}).flat() : undefined;

/** Something that was suggested: taken as it is, edited first, or left out. */
export function PendingItem({ name, entry, onDecided }: Props) {
  const { id, section_key: section, prompt_key: prompt } = entry;
  const { carehome } = useUser();
  const [text, setText] = useState<string>();
  const [visibility, setVisibility] = useState(entry.visibility);
  const { accept, decline, doing, error } = useDecision(entry, () => onDecided(id));
  const problems = problemsOf(error);
  const heading = headingIdOf(id);
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
        question={prompt === null ? undefined : questionOf(section, prompt)}
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
