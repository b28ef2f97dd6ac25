import { matchName } from '@relish/shared/residents/match-name.ts';
import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { toggled } from '../../ui/choice-group.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PersonChoices } from '../../ui/person-choices.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { m } from '../../words/m.ts';
import { PEOPLE_AT_MOST } from './choice-address.ts';
import { GroupButtons } from './group-buttons.tsx';
import type { People } from './use-people.ts';
import { whereabouts } from './whereabouts.ts';

import styles from './people-picker.module.css';

interface Props {
  people: People;
  onChoose: (residentIds: string[]) => void;
  onClose: () => void;
}

export default function PeoplePicker({ people: { people, groups, chosen }, ...props }: Props) {
  const [picked, setPicked] = useState<string[]>(chosen);
  const [typed, setTyped] = useState('');
  const isSearching = typed.trim() !== '';
  const found = people
    .filter(
      ({ preferred_name, first_name, last_name, room }) =>
        !isSearching || matchName(typed, [preferred_name, first_name, last_name, room ?? '']) > 0,
    )
    // Who was chosen before stands first; nobody jumps while one ticks.
    .toSorted((a, b) => Number(chosen.includes(b.id)) - Number(chosen.includes(a.id)));
  const tooMany = picked.length > PEOPLE_AT_MOST;
  const count = picked.length;
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title={m.choose_picker_title()}
      actions={
        <>
          <Button kind="quiet" onClick={props.onClose}>
            {m.ui_cancel()}
          </Button>
          <Button
            aria-disabled={count === 0 || tooMany}
            onClick={() => count > 0 && !tooMany && props.onChoose(picked)}
          >
            {m.choose_picker_done({ count: Math.max(count, 1) })}
          </Button>
        </>
      }
    >
      {people.length === 0 ? (
        <p>{m.choose_picker_empty()}</p>
      ) : (
        <>
          <TextField
            type="search"
            label={m.choose_picker_search()}
            placeholder={m.choose_picker_hint()}
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          {!isSearching && groups.length > 0 && (
            <GroupButtons groups={groups} picked={picked} onPick={setPicked} />
          )}
          <output className={styles.count}>
            {tooMany
              ? m.choose_picker_too_many({ count: PEOPLE_AT_MOST })
              : m.choose_picker_count({ count })}
          </output>
          {found.length === 0 ? (
            <output>{m.choose_picker_none()}</output>
          ) : (
            <PersonChoices
              label={m.choose_picker_people()}
              people={found}
              chosen={picked}
              whereOf={whereabouts}
              onToggle={(id) => setPicked(toggled(picked, id))}
            />
          )}
        </>
      )}
    </Dialog>
  );
}
