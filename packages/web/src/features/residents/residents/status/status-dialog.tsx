import type { Status } from '@relish/shared/residents/residents/choices.ts';
import { livesHere, takesPart } from '@relish/shared/residents/residents/status-machine.ts';
import { useId } from 'react';

import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { m } from '../../../../words/m.ts';
import type { Resident } from '../api.ts';
import { stepText, stepWords } from './step-words.ts';
import { useStatusForm } from './use-status-form.ts';
import { WhenFields } from './when-fields.tsx';

import styles from './status.module.css';

interface Props {
  resident: Resident;
  status: Status;
  onClose: () => void;
  onSaved: () => void;
}

export default function StatusDialog({ resident, status, onClose, onSaved }: Props) {
  const formId = useId();
  const { form, refused } = useStatusForm(resident, status, onSaved);
  const death = status === 'deceased';
  const name = resident.preferred_name;
  const step = stepWords(resident.status, status);
  // Families see residents who are back or about to move in anyway, so they need not be informed.
  const asksFamily = !takesPart(status) && (livesHere(status) || livesHere(resident.status));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        death
          ? m.status_change_death_title({ name })
          : m.status_change_title({ name, status: step })
      }
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" form={formId} kind={death ? 'quiet' : 'primary'} busy={form.busy}>
            {label()}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={form.submit} noValidate>
        {refused !== undefined && <Banner kind="danger">{refused}</Banner>}
        {death ? <DeathWords /> : <p>{stepText(resident.status, status)}</p>}
        <WhenFields
          form={form}
          label={death ? m.status_change_death_when() : m.status_change_day()}
        />
        <TextArea
          label={death ? m.status_change_death_note() : m.status_change_reason()}
          hint={death ? undefined : m.status_change_reason_hint()}
          optional
          maxLength={300}
          {...form.field('reason')}
        />
        {asksFamily && (
          <Checkbox
            label={m.status_change_family()}
            hint={m.status_change_family_hint()}
            {...form.field('family_informed')}
          />
        )}
      </form>
    </Dialog>
  );

  function label(): string {
    if (form.busy) return m.ui_saving();
    return death ? m.status_change_death_save() : m.status_change_save();
  }
}

const DeathWords = () => (
  <>
    <p>{m.status_change_death_lead()}</p>
    <ul className={styles.effects}>
      <li>{m.status_change_death_sharing()}</li>
      <li>{m.status_change_death_archive()}</li>
      <li>{m.status_change_death_family()}</li>
    </ul>
  </>
);
