import type { Input } from '@relish/shared/calls.ts';
import { EVENT_SCOPES, type EventScope } from '@relish/shared/events/events/choices.ts';
import { useState } from 'react';

import { useCall } from '../../../api/hooks.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { formatNearDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { locale } from '../../../words/speak.ts';
import { findField } from './event-form-fields.ts';

import styles from './event-form.module.css';

type Edit = Omit<Input<'events/edit'>, 'scope'>;

interface Props {
  edit: Edit;
  /** The day before the edit. */
  day: string;
  /** A new rule cannot be for one event only. */
  isRuleChanged: boolean;
  onChoose: (scope: EventScope) => void;
  onClose: () => void;
}

/** Asks which events of a series are meant, and lists what an edit of several would do. */
export default function ScopeDialog({ edit, day, isRuleChanged, onChoose, onClose }: Props) {
  const scopes = EVENT_SCOPES.filter((each) => each !== 'one' || !isRuleChanged);
  const [scope, setScope] = useState<EventScope>(isRuleChanged ? 'following' : 'one');
  const isSeveral = scope !== 'one';
  const preview = useCall('events/preview', { ...edit, scope }, { enabled: isSeveral });
  const isReady = !isSeveral || preview.isSuccess;
  const when = formatNearDay(day);
  const words: Record<EventScope, { label: string; description: string }> = {
    one: {
      label: m.event_form_scope_one(),
      description: m.event_form_scope_one_text({ day: when }),
    },
    following: {
      label: m.event_form_scope_following(),
      description: m.event_form_scope_following_text({ day: when }),
    },
    all: { label: m.event_form_scope_all(), description: m.event_form_scope_all_text() },
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={m.event_form_scope_title()}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button aria-disabled={!isReady} onClick={() => isReady && onChoose(scope)}>
            {m.event_form_save()}
          </Button>
        </>
      }
    >
      <RadioCards
        label={m.event_form_scope()}
        value={scope}
        onChange={setScope}
        options={scopes.map((value) => ({ value, ...words[value] }))}
      />
      {isSeveral &&
        (preview.data ? (
          <Preview {...preview.data} />
        ) : preview.isError ? (
          <ErrorState level={3} busy={preview.isFetching} onRetry={() => void preview.refetch()} />
        ) : (
          <Skeleton shape="pair" width="long" />
        ))}
    </Dialog>
  );
}

type Previewed = NonNullable<ReturnType<typeof useCall<'events/preview'>>['data']>;

/** Day, time and length are kept or replaced together. */
const fieldWords = (field: string) =>
  field === 'when'
    ? m.event_form_field_when()
    : (findField(field)?.label().toLowerCase() ?? m.event_form_field_other());

const listFields = (fields: readonly string[]) =>
  new Intl.ListFormat(locale()).format([...new Set(fields.map(fieldWords))]);

const Preview = ({ changed, added, removed, replies, exceptions }: Previewed) => (
  <section className={styles.preview} aria-label={m.event_form_preview()}>
    <h3>{m.event_form_preview()}</h3>
    <ul className={styles.list}>
      <li>{m.event_form_preview_changed({ count: changed })}</li>
      {added > 0 && <li>{m.event_form_preview_added({ count: added })}</li>}
      {removed > 0 && <li>{m.event_form_preview_removed({ count: removed })}</li>}
      {replies > 0 && <li>{m.event_form_preview_replies({ count: replies })}</li>}
    </ul>
    {exceptions.length > 0 && (
      <>
        <p>{m.event_form_preview_exceptions()}</p>
        <ul className={styles.list}>
          {exceptions.map(({ id, day, fields }) => (
            <li key={id}>
              {m.event_form_preview_exception({
                day: formatNearDay(day),
                fields: listFields(fields),
              })}
            </li>
          ))}
        </ul>
      </>
    )}
  </section>
);
