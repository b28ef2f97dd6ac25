import { matchName } from '@relish/shared/accounts/people/match-name.ts';
import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { toggled } from '../../../ui/forms/choice-group.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import { PersonChoices } from '../../residents/residents/public.tsx';
import { PEOPLE_AT_MOST } from './choice-address.ts';
import { GroupButtons } from './group-buttons.tsx';
import type { People } from './use-people.ts';

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
  const matches = people
    .filter(
      ({ preferred_name, first_name, last_name, room }) =>
        !isSearching || matchName(typed, [preferred_name, first_name, last_name, room ?? '']) > 0,
    )
    // Residents chosen before opening come first; the order does not change while ticking.
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
          {matches.length === 0 ? (
            <output>{m.choose_picker_none()}</output>
          ) : (
            <PersonChoices
              label={m.choose_picker_people()}
              people={matches}
              chosen={picked}
              describePlace={whereabouts}
              onToggle={(id) => setPicked(toggled(picked, id))}
            />
          )}
        </>
      )}
    </Dialog>
  );
}

function whereabouts({ status, room }: People['people'][number]): string | undefined {
  if (status === 'hospital') return m.choose_hospital();
  if (status === 'away') return m.choose_away();
  return room === null ? undefined : m.choose_room({ room });
}
