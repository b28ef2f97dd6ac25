import { useEffect, useId, useRef } from 'react';

import { WarningIcon } from '../ui/tokens/icons.tsx';
import { m } from '../words/m.ts';

import styles from './error-summary.module.css';

interface Props {
  /** In page order. */
  problems: readonly { name: string; message: string }[];
  /** Focuses a field, for example with a form's `setFocus`. */
  onGoTo: (name: string) => void;
  /** Number of submits; takes the focus once for each, never while someone types. */
  attempt?: number | undefined;
}

/** Lists errors with links to their fields; hidden without any. */
export function ErrorSummary({ problems, onGoTo, attempt }: Props) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const focusedFor = useRef<number | null | undefined>(null);
  const hasProblems = problems.length > 0;
  useEffect(() => {
    if (!hasProblems || focusedFor.current === attempt) return;
    focusedFor.current = attempt;
    box.current?.focus();
  }, [hasProblems, attempt]);
  if (!hasProblems) return null;
  return (
    <section ref={box} tabIndex={-1} className={styles.summary} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <WarningIcon />
        {m.ui_problem_title()}
      </h2>
      <ul>
        {problems.map(({ name, message }) => (
          <li key={name + message}>
            <a
              href={`#${name}`}
              className={styles.link}
              onClick={(event) => {
                event.preventDefault();
                onGoTo(name);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
