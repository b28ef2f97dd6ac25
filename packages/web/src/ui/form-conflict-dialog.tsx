import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';

import { m } from '../words/m.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { type Change, changesOf, merged, type Side } from './form-changes.ts';
import { RadioCards } from './radio-cards.tsx';

interface Props<F, V> {
  fields: readonly F[];
  /** What both began from, what is typed here, and what was saved meanwhile. */
  base: V;
  mine: V;
  theirs: V;
  /** A value in a line or two, to be compared. */
  wordsOf: (field: F, values: V) => string;
  onClose: () => void;
  onSave: (next: V) => void;
}

/** What they changed, line by line, with a choice. */
export function FormConflictDialog<
  F extends { name: string; label: () => string },
  V extends FieldValues,
>({ fields, base, mine, theirs, wordsOf, onClose, onSave }: Props<F, V>) {
  const changes = changesOf(fields, { base, mine, theirs });
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const sideOf = ({ field, suggested }: Change<F>) => chosen[field.name] ?? suggested;
  const takeTheirs = () =>
    setChosen(Object.fromEntries(changes.map(({ field }) => [field.name, 'theirs'])));
  const save = () =>
    onSave(
      merged(
        mine,
        theirs,
        changes.map((change) => ({ name: change.field.name, side: sideOf(change) })),
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
        const shown = (values: V) => wordsOf(field, values) || m.ui_conflict_nothing();
        return (
          <RadioCards<Side>
            key={field.name}
            label={field.label()}
            value={sideOf(change)}
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
