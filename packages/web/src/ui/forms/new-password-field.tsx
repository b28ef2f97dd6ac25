import { type ChangeEvent, useEffect, useState } from 'react';

import { m } from '../../words/m.ts';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';
import type { PasswordScore } from './password-score.ts';

import styles from './new-password-field.module.css';

interface Props extends Omit<PasswordFieldProps, 'hint' | 'autoComplete'> {
  /** The user's names and homes, which attackers try first. */
  avoid: readonly string[];
}

/** Debounced, because a screen reader would be interrupted at every letter. */
const PAUSE_MS = 500;

const SHOWN: Record<PasswordScore, { filled: number; words: () => string }> = {
  short: { filled: 1, words: m.password_strength_short },
  names: { filled: 1, words: m.password_strength_names },
  easy: { filled: 1, words: m.password_strength_easy },
  good: { filled: 2, words: m.password_strength_good },
  strong: { filled: 3, words: m.password_strength_strong },
};
const STEPS = 3;

/** Loaded on first typing, because the dictionaries are heavier than the page. */
const loadScore = () => import('./password-score.ts');

export function NewPasswordField({ avoid, onChange, ...field }: Props) {
  const [typed, setTyped] = useState('');
  const score = useScore(typed, avoid);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.target.value);
    return onChange?.(event);
  };
  return (
    <div className={styles.field}>
      <PasswordField
        {...field}
        autoComplete="new-password"
        hint={m.field_new_password_hint()}
        onFocus={() => void loadScore().catch(() => undefined)}
        onChange={change}
      />
      {/* Drawn before the rating, so that nothing moves under a finger and changes are announced. */}
      <div className={styles.strength} data-score={score}>
        <div className={styles.steps} aria-hidden="true">
          {Array.from({ length: STEPS }, (_, step) => (
            <span key={step} data-filled={(score && step < SHOWN[score].filled) || undefined} />
          ))}
        </div>
        <p aria-live="polite">{score && SHOWN[score].words()}</p>
      </div>
    </div>
  );
}

function useScore(typed: string, avoid: readonly string[]): PasswordScore | undefined {
  const [score, setScore] = useState<PasswordScore>();
  const names = avoid.join('\n');
  useEffect(() => {
    if (typed === '') return undefined;
    let isLate = false;
    const say = async () => {
      // Without the dictionaries no strength is shown; the server checks anyway.
      const loaded = await loadScore().catch(() => undefined);
      if (loaded && !isLate) setScore(loaded.scorePassword(typed, names.split('\n')));
    };
    const timer = setTimeout(() => void say(), PAUSE_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [typed, names]);
  return typed === '' ? undefined : score;
}
