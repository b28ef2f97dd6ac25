import { matchName } from '@relish/shared/accounts/people/match-name.ts';
import { EVENT_LIMITS } from '@relish/shared/events/events/choices.ts';
import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { toggled } from '../../../ui/forms/choice-group.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import { PersonChoices } from '../../residents/residents/public.tsx';
import type { Invitable } from './use-invited.ts';

import styles from './event-form.module.css';

interface Props {
  people: Invitable['people'];
  chosen: readonly string[];
  onChoose: (residentIds: string[]) => void;
  onClose: () => void;
}

export default function ResidentsPicker({ people, chosen, onChoose, onClose }: Props) {
  const [picked, setPicked] = useState<string[]>([...chosen]);
  const [typed, setTyped] = useState('');
  const matches = people
    .filter(
      ({ preferred_name, first_name, last_name, room }) =>
        typed.trim() === '' ||
        matchName(typed, [preferred_name, first_name, last_name, room ?? '']) > 0,
    )
    // Residents chosen before opening come first; the order does not change while ticking.
    .toSorted((a, b) => Number(chosen.includes(b.id)) - Number(chosen.includes(a.id)));
  return (
    <Dialog
      isOpen
      // Prevents losing a selection by tapping outside.
      isDismissable={picked.join() === chosen.join()}
      onClose={onClose}
      title={m.event_form_picker_title()}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button onClick={() => onChoose(picked.slice(0, EVENT_LIMITS.residents))}>
            {m.event_form_picker_done()}
          </Button>
        </>
      }
    >
      {people.length === 0 ? (
        <p>{m.event_form_picker_empty()}</p>
      ) : (
        <>
          <TextField
            type="search"
            label={m.event_form_picker_search()}
            placeholder={m.event_form_picker_hint()}
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <output className={styles.count}>
            {m.event_form_picker_count({ count: picked.length })}
          </output>
          {matches.length === 0 ? (
            <output>{m.event_form_picker_none()}</output>
          ) : (
            <PersonChoices
              label={m.event_form_picker_people()}
              people={matches}
              chosen={picked}
              describePlace={({ room }) =>
                room === null ? undefined : m.event_form_picker_room({ room })
              }
              onToggle={(id) => setPicked(toggled(picked, id))}
            />
          )}
        </>
      )}
    </Dialog>
  );
}
