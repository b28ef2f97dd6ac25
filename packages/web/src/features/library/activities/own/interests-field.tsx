import { matchName } from '@relish/shared/accounts/people/match-name.ts';
import {
  type InterestCode,
  interestLabel,
  INTERESTS,
} from '@relish/shared/residents/interests/taxonomy.ts';
import { useState } from 'react';
import { Controller } from 'react-hook-form';

import { Button } from '../../../../ui/actions/button.tsx';
import { RemovableChips } from '../../../../ui/forms/removable-chips.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { m } from '../../../../words/m.ts';
import type { FieldOf } from './own-field.ts';
import { useOwnForm } from './own-form-context.ts';

import frame from '../../../../forms/long-form.module.css';
import styles from './own-form.module.css';

const MOST = 8;
const SHOWN = 8;

const find = (typed: string, chosen: readonly string[]) =>
  INTERESTS.filter(({ code }) => !chosen.includes(code))
    .map((interest) => ({ interest, fit: matchName(typed, [interest.label]) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, SHOWN)
    .map(({ interest }) => interest);

/** Suggestions match residents by these interests. */
export function InterestsField({ field }: { field: FieldOf<'interests'> }) {
  const { form } = useOwnForm();
  const [typed, setTyped] = useState('');
  return (
    <Controller
      control={form.control}
      name={field.name}
      render={({ field: { value, onChange, ref, name } }) => {
        const chosen = value as InterestCode[];
        const matches = typed.trim() === '' ? [] : find(typed, chosen);
        return (
          <div className={frame.list}>
            <TextField
              ref={ref}
              name={name}
              type="search"
              label={field.label()}
              hint={m.own_activity_interests_hint()}
              optional
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') event.preventDefault();
              }}
              errors={form.listErrors(field.name)}
            />
            {matches.length > 0 && chosen.length < MOST && (
              <ul className={styles.found} aria-label={m.own_activity_interests_found()}>
                {matches.map(({ code, label }) => (
                  <li key={code}>
                    <Button
                      kind="quiet"
                      size="small"
                      onClick={() => {
                        onChange([...chosen, code]);
                        setTyped('');
                      }}
                    >
                      {label}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
            {chosen.length > 0 && (
              <RemovableChips
                label={field.label()}
                items={chosen.map((code) => ({ value: code, label: interestLabel(code) }))}
                onRemove={(code) => onChange(chosen.filter((each) => each !== code))}
              />
            )}
          </div>
        );
      }}
    />
  );
}
