import { type KeyboardEvent, useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { RemovableChips } from '../../../ui/forms/removable-chips.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Chips } from '../../../ui/layout/chips.tsx';
import { m } from '../../../words/m.ts';
import { CONTRIBUTORS } from './pal-words.ts';

import styles from './contributors.module.css';

const LONGEST = 80;

interface Props {
  value: readonly string[];
  onChange: (value: string[]) => void;
  errors: string[] | undefined;
}

/** Usual contributors are buttons; others are typed. */
export function Contributors({ value, onChange, errors }: Props) {
  const [typed, setTyped] = useState('');
  const usual = CONTRIBUTORS.map((words) => words());
  const named = value.filter((each) => !usual.includes(each));
  const add = () => {
    const name = typed.trim();
    setTyped('');
    if (name !== '' && !value.includes(name)) onChange([...value, name]);
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <div className={styles.contributors}>
      <Chips
        multiple
        label={m.pal_check_contributors()}
        hint={m.pal_check_contributors_hint()}
        options={usual.map((words) => ({ value: words, label: words }))}
        value={value.filter((each) => usual.includes(each))}
        onChange={(chosen) => onChange([...chosen, ...named])}
      />
      {named.length > 0 && (
        <RemovableChips
          label={m.pal_check_contributors_added()}
          items={named.map((name) => ({ value: name, label: name }))}
          onRemove={(name) => onChange(value.filter((each) => each !== name))}
        />
      )}
      <div className={styles.add}>
        <TextField
          label={m.pal_check_contributor_add()}
          name="contributors"
          errors={errors}
          optional
          value={typed}
          maxLength={LONGEST}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={addOnEnter}
        />
        <Button kind="quiet" onClick={add}>
          {m.pal_check_contributor_button()}
        </Button>
      </div>
    </div>
  );
}
