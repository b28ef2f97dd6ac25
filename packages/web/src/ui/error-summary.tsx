import { useEffect, useId, useRef } from 'react';

import { m } from '../words/m.ts';
import { WarningIcon } from './icons.tsx';

import styles from './error-summary.module.css';

interface Props {
  /** In the order of the fields on the page. */
  problems: readonly { name: string; message: string }[];
  /** Brings somebody to the field; a form's `setFocus` does. */
  onGoTo: (name: string) => void;
  /** Takes the focus again when this changes: how often the form was sent. */
  attempt?: number | undefined;
}

function Summary({ problems, onGoTo }: Omit<Props, 'attempt'>) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
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

/** At the top of a long form: what is wrong, with a way to each field. Shows nothing where nothing is. */
export const ErrorSummary = ({ attempt, ...rest }: Props) =>
  rest.problems.length > 0 && <Summary key={attempt} {...rest} />;
