import { matchName } from '@relish/shared/accounts/people/match-name.ts';
import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { toggled } from '../../../ui/forms/choice-group.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import type { ResidentRow } from '../residents/api.ts';
import { PersonChoices } from '../residents/public.tsx';
import { type Group, useSetMembers } from './api.ts';

import styles from './member-picker.module.css';

interface Props {
  group: Group;
  people: readonly ResidentRow[];
  onClose: () => void;
}

const UNDO_SECONDS = 10;

export default function MemberPicker({ group, people, onClose }: Props) {
  const { id, name } = group;
  const set = useSetMembers();
  const [before] = useState(group.member_ids);
  const [chosen, setChosen] = useState<string[]>(before);
  const [typed, setTyped] = useState('');
  const changed = chosen.length !== before.length || chosen.some((each) => !before.includes(each));
  const isMember = (person: ResidentRow) => Number(before.includes(person.id));
  const matches = people
    .filter(
      ({ preferred_name, first_name, last_name, room }) =>
        typed.trim() === '' ||
        matchName(typed, [preferred_name, first_name, last_name, room ?? '']) > 0,
    )
    .toSorted((a, b) => isMember(b) - isMember(a));
  const save = () =>
    set.mutate(
      { id, member_ids: chosen },
      {
        onSuccess: () => {
          showToast({
            title: m.groups_people_saved({ name }),
            tone: 'success',
            seconds: UNDO_SECONDS,
            action: { label: m.ui_undo(), run: () => set.mutate({ id, member_ids: before }) },
          });
          onClose();
        },
      },
    );
  return (
    <Dialog
      isOpen
      // Prevents losing a selection by tapping outside.
      isDismissable={!changed}
      onClose={onClose}
      title={m.groups_choose_for({ name })}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button busy={set.isPending} onClick={() => set.isPending || save()}>
            {m.groups_save_people()}
          </Button>
        </>
      }
    >
      {people.length === 0 ? (
        <p>{m.groups_nobody_lives_here()}</p>
      ) : (
        <>
          <TextField
            type="search"
            label={m.groups_search_people()}
            placeholder={m.groups_search_hint()}
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <output className={styles.count}>{m.groups_chosen({ count: chosen.length })}</output>
          {matches.length === 0 ? (
            <output>{m.groups_nobody_found()}</output>
          ) : (
            <PersonChoices
              label={m.groups_people_label()}
              describePlace={({ room }) => (room === null ? undefined : m.groups_room({ room }))}
              people={matches}
              chosen={chosen}
              onToggle={(each) => setChosen(toggled(chosen, each))}
            />
          )}
        </>
      )}
    </Dialog>
  );
}
