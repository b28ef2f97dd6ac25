import { Check, UsersRound } from 'lucide-react';

import { m } from '../../../words/m.ts';
import type { People } from './use-people.ts';

import styles from './people-picker.module.css';

interface Props {
  groups: People['groups'];
  picked: readonly string[];
  onPick: (residentIds: string[]) => void;
}

/** Selects all members of a group, or deselects them. */
export const GroupButtons = ({ groups, picked, onPick }: Props) => (
  <fieldset className={styles.groups}>
    <legend>{m.choose_picker_groups()}</legend>
    <div className={styles.line}>
      {groups.map(({ id, name, member_ids }) => {
        const isIn = member_ids.every((each) => picked.includes(each));
        const without = picked.filter((each) => !member_ids.includes(each));
        return (
          <button
            key={id}
            type="button"
            className={styles.group}
            aria-pressed={isIn}
            onClick={() => onPick(isIn ? without : [...without, ...member_ids])}
          >
            {isIn ? <Check aria-hidden="true" /> : <UsersRound aria-hidden="true" />}
            {name}
            <span className={styles.members}>{m.choose_members({ count: member_ids.length })}</span>
          </button>
        );
      })}
    </div>
  </fieldset>
);
