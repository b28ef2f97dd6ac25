import { matchName } from '@relish/shared/accounts/people/match-name.ts';
import { useState } from 'react';

import { toggled } from '../../../ui/forms/choice-group.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { m } from '../../../words/m.ts';
import { ChosenWho } from './chosen-who.tsx';
import { FaceGrid } from './face-grid.tsx';
import { GroupButtons } from './group-buttons.tsx';
import { residentIds, useRecordForm, useRecordValue } from './record-context.ts';
import { withPeople } from './record-values.ts';

import styles from './record-form.module.css';

const FEW = 9;

interface Props {
  isOpen: boolean;
  isHidden: boolean;
}

export function WhoPart({ isOpen, isHidden }: Props) {
  const { change, people, problems } = useRecordForm();
  const chosen = useRecordValue(residentIds);
  const [typed, setTyped] = useState('');
  if (!isOpen) return isHidden ? null : <ChosenWho />;

  const all = [...people.values()];
  const shown = all.filter(
    ({ id, preferred_name, last_name, room }) =>
      typed.trim() === '' ||
      chosen.includes(id) ||
      matchName(typed, [preferred_name, last_name, room ?? '']) > 0,
  );
  const choose = (ids: readonly string[]) => change((before) => withPeople(before, ids));
  return (
    <section className={styles.part} aria-labelledby="who-title" data-tour="record-who">
      <h2 id="who-title" data-part="who" tabIndex={-1} className={styles.heading}>
        {m.reports_who_title()}
      </h2>
      <GroupButtons chosen={chosen} onChoose={choose} />
      {all.length > FEW && (
        <TextField
          type="search"
          label={m.reports_who_search()}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      {shown.length > 0 ? (
        <FaceGrid
          people={shown}
          chosen={chosen}
          errors={problems['participations']}
          onToggle={(id) => choose(toggled(chosen, id))}
        />
      ) : (
        <p className={styles.quiet}>
          {all.length === 0 ? m.reports_who_empty() : m.reports_who_none()}
        </p>
      )}
    </section>
  );
}
