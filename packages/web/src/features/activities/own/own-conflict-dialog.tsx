import { useState } from 'react';

import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { m } from '../../../words/m.ts';
import type { Activity } from '../api.ts';
import { type Change, changesOf, merged, type Side, valueWords } from './own-changes.ts';
import { useOwnForm } from './own-form-context.ts';
import { type OwnValues, valuesOf } from './own-values.ts';

interface Props {
  theirs: Activity;
  onClose: () => void;
  onSave: (next: OwnValues) => void;
}

/** What they changed, line by line, with a choice. */
export function OwnConflictDialog({ theirs, onClose, onSave }: Props) {
  const { form } = useOwnForm();
  const mine = form.getValues();
  const newer = valuesOf(theirs);
  const changes = changesOf(form.formState.defaultValues as OwnValues, mine, newer);
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const sideOf = ({ field, suggested }: Change) => chosen[field.name] ?? suggested;
  const save = () =>
    onSave(
      merged(
        mine,
        newer,
        changes.map((change) => ({ name: change.field.name, side: sideOf(change) })),
      ),
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={m.own_activity_conflict_title()}
      actions={<Button onClick={save}>{m.own_activity_conflict_save()}</Button>}
    >
      <p>{changes.length > 0 ? m.own_activity_conflict_lead() : m.own_activity_conflict_none()}</p>
      {changes.map((change) => {
        const { field } = change;
        const shown = (values: OwnValues) =>
          valueWords(field, values) || m.own_activity_conflict_nothing();
        return (
          <RadioCards<Side>
            key={field.name}
            label={field.label()}
            value={sideOf(change)}
            onChange={(side) => setChosen({ ...chosen, [field.name]: side })}
            options={[
              {
                value: 'theirs',
                label: m.own_activity_conflict_theirs(),
                description: shown(newer),
              },
              { value: 'mine', label: m.own_activity_conflict_mine(), description: shown(mine) },
            ]}
          />
        );
      })}
    </Dialog>
  );
}
