import { type Domain, type Level, LEVELS } from '@relish/shared/residents/pal/levels.ts';
import { DOMAIN_TEXTS } from '@relish/shared/residents/pal/statements.ts';
import type { Ref } from 'react';

import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx';
import type { Focusable } from '../../../ui/forms/field-frame.tsx';

import styles from './statement-question.module.css';

interface Props {
  domain: Domain;
  value: Level | null | undefined;
  onChange: (level: Level) => void;
  errors?: string[] | undefined;
  ref?: Ref<Focusable> | undefined;
}

/** Descriptions without level names, so that assessors choose what they see. */
export function StatementQuestion({ domain, value, onChange, errors, ref }: Props) {
  const { title, safety, statements } = DOMAIN_TEXTS[domain];
  return (
    <div className={styles.question}>
      <ChoiceGroup
        ref={ref}
        kind="radio"
        label={title}
        hint={safety}
        errors={errors}
        name={`answers.${domain}`}
        choices={LEVELS.map((level) => ({ value: level, label: statements[level] }))}
        isChosen={(level) => level === value}
        onChoose={onChange}
        look={{ choices: styles.cards, choice: styles.card }}
      >
        {({ label }) => (
          <>
            <span className={styles.dot} aria-hidden="true" />
            <span>{label}</span>
          </>
        )}
      </ChoiceGroup>
    </div>
  );
}
