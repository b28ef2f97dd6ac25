import { matchName } from '@relish/shared/accounts/people/match-name.ts';
import { RISK_LIMITS } from '@relish/shared/risks/risk-assessments/choices.ts';
import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { toggled } from '../../../ui/forms/choice-group.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import type { ResidentRow } from '../../residents/residents/api.ts';
import { PersonChoices } from '../../residents/residents/public.tsx';

interface Props {
  people: readonly ResidentRow[];
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
  onClose: () => void;
}

export default function ChooseResidents({ people, chosen, onChoose, onClose }: Props) {
  const [picked, setPicked] = useState<string[]>([...chosen]);
  const [typed, setTyped] = useState('');
  const matches = people.filter(
    ({ preferred_name, first_name, last_name, room }) =>
      typed.trim() === '' ||
      matchName(typed, [preferred_name, first_name, last_name, room ?? '']) > 0,
  );
  return (
    <Dialog
      isOpen
      // Prevents losing a selection by tapping outside.
      isDismissable={picked.join() === chosen.join()}
      onClose={onClose}
      title={m.risks_residents_choose()}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button onClick={() => onChoose(picked.slice(0, RISK_LIMITS.people))}>
            {m.risks_residents_done()}
          </Button>
        </>
      }
    >
      <TextField
        type="search"
        label={m.risks_residents_search()}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {matches.length === 0 ? (
        <output>{m.risks_residents_none()}</output>
      ) : (
        <PersonChoices
          label={m.risks_field_residents()}
          people={matches}
          chosen={picked}
          describePlace={({ room }) => (room === null ? undefined : m.risks_room({ room }))}
          onToggle={(id) => setPicked(toggled(picked, id))}
        />
      )}
    </Dialog>
  );
}
