import type { ReactNode } from 'react';

import { type Choice, ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';

import styles from './radio-cards.module.css';

type Option<V extends string> = Choice<V> & {
  description?: string | undefined;
  icon?: ReactNode;
};

type Props<V extends string> = ChoiceGroupProps & {
  options: readonly Option<V>[];
  value: V | null | undefined;
  onChange: (value: V) => void;
};

/** For a few options that each need a sentence. */
export const RadioCards = <V extends string>({ options, value, onChange, ...rest }: Props<V>) => (
  <ChoiceGroup
    {...rest}
    kind="radio"
    choices={options}
    isChosen={(option) => option === value}
    onChoose={onChange}
    look={{ choices: styles.cards, choice: styles.card }}
  >
    {({ label, description, icon }) => (
      <>
        <span className={styles.dot} aria-hidden="true" />
        <span className={styles.words}>
          <span className={styles.title}>{label}</span>
          {description !== undefined && <span className={styles.description}>{description}</span>}
        </span>
        {icon !== undefined && (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        )}
      </>
    )}
  </ChoiceGroup>
);
