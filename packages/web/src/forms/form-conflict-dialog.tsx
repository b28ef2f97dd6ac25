import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';

import { Button } from '../ui/actions/button.tsx';
import { RadioCards } from '../ui/forms/radio-cards.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { m } from '../words/m.ts';
import { type Change, listChanges, merged, type Side } from './form-changes.ts';

interface Props<F, V> {
  fields: readonly F[];
  /** Common base, local values and the saved ones. */
  base: V;
  mine: V;
  theirs: V;
  /** A short text of a value, for comparison. */
  describeValue: (field: F, values: V) => string;
  onClose: () => void;
  onSave: (next: V) => void;
}

/** Lists the colleague's changes, each with a choice. */
export function FormConflictDialog<
  F extends { name: string; label: () => string },
  V extends FieldValues,
>({ fields, base, mine, theirs, describeValue, onClose, onSave }: Props<F, V>) {
  const changes = listChanges(fields, { base, mine, theirs });
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const describeSide = ({ field, suggested }: Change<F>) => chosen[field.name] ?? suggested;
  const takeTheirs = () =>
    setChosen(Object.fromEntries(changes.map(({ field }) => [field.name, 'theirs'])));
  const save = () =>
    onSave(
      merged(
        mine,
        theirs,
        changes.map((change) => ({ name: change.field.name, side: describeSide(change) })),
      ),
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={m.ui_conflict_title()}
      actions={
        <>
          {changes.length > 0 && (
            <Button kind="quiet" onClick={takeTheirs}>
              {m.ui_conflict_all_theirs()}
            </Button>
          )}
          <Button onClick={save}>{m.ui_conflict_save()}</Button>
        </>
      }
    >
      <p>{changes.length > 0 ? m.ui_conflict_lead() : m.ui_conflict_none()}</p>
      {changes.map((change) => {
        const { field } = change;
        const shown = (values: V) => describeValue(field, values) || m.ui_conflict_nothing();
        return (
          <RadioCards<Side>
            key={field.name}
            label={field.label()}
            value={describeSide(change)}
            onChange={(side) => setChosen({ ...chosen, [field.name]: side })}
            options={[
              { value: 'theirs', label: m.ui_conflict_theirs(), description: shown(theirs) },
              { value: 'mine', label: m.ui_conflict_mine(), description: shown(mine) },
            ]}
          />
        );
      })}
    </Dialog>
  );
}
