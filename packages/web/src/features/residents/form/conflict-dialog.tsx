import { useState } from 'react';

import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { m } from '../../../words/m.ts';
import type { Resident } from '../api.ts';
import { changesOf, merged, type Side } from './changes.ts';
import { fieldWords } from './field-words.ts';
import { useResidentForm } from './form-context.ts';
import { type ResidentValues, valuesOf } from './values.ts';

interface Props {
  theirs: Resident;
  onClose: () => void;
  onSave: (next: ResidentValues) => void;
}

/** What they changed, line by line, with a choice. */
export function ConflictDialog({ theirs, onClose, onSave }: Props) {
  const { form, resident } = useResidentForm();
  const mine = form.getValues();
  const newer = valuesOf(theirs);
  const changes = changesOf(form.formState.defaultValues as ResidentValues, mine, newer);
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const sideOf = ({ field, suggested }: (typeof changes)[number]) =>
    chosen[field.name] ?? suggested;
  const people = [resident, theirs].flatMap((each) => [each?.key_worker, each?.named_nurse]);
  const nameOf = (id: string) => people.find((each) => each?.id === id)?.name ?? '';
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
      title={m.manage_resident_conflict_title()}
      actions={
        <>
          {changes.length > 0 && (
            <Button
              kind="quiet"
              onClick={() =>
                setChosen(Object.fromEntries(changes.map(({ field }) => [field.name, 'theirs'])))
              }
            >
              {m.manage_resident_conflict_all_theirs()}
            </Button>
          )}
          <Button onClick={save}>{m.manage_resident_conflict_save()}</Button>
        </>
      }
    >
      <p>
        {changes.length > 0 ? m.manage_resident_conflict_lead() : m.manage_resident_conflict_none()}
      </p>
      {changes.map((change) => {
        const { field } = change;
        const shown = (values: ResidentValues) =>
          fieldWords(field, values, nameOf) || m.manage_resident_conflict_nothing();
        return (
          <RadioCards<Side>
            key={field.name}
            label={field.label()}
            value={sideOf(change)}
            onChange={(side) => setChosen({ ...chosen, [field.name]: side })}
            options={[
              {
                value: 'theirs',
                label: m.manage_resident_conflict_theirs(),
                description: shown(newer),
              },
              { value: 'mine', label: m.manage_resident_conflict_mine(), description: shown(mine) },
            ]}
          />
        );
      })}
    </Dialog>
  );
}
