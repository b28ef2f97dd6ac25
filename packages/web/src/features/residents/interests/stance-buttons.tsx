import { type Stance, STANCES } from '@relish/shared/residents/interests/taxonomy.ts';

import { STANCE_LOOKS } from './stances.ts';

import styles from './stance-buttons.module.css';

interface Props {
  label: string;
  chosen: Stance | undefined;
  onChoose: (stance: Stance) => void;
}

/** Buttons rather than radio buttons, because an arrow key must not save. */
export const StanceButtons = ({ label, chosen, onChoose }: Props) => (
  <fieldset className={styles.question}>
    <legend className={styles.label}>{label}</legend>
    <div className={styles.answers}>
      {STANCES.map((stance) => {
        const { words, icon: Icon } = STANCE_LOOKS[stance];
        return (
          <button
            key={stance}
            type="button"
            className={styles.answer}
            data-stance={stance}
            aria-pressed={stance === chosen}
            onClick={() => onChoose(stance)}
          >
            <Icon aria-hidden="true" />
            {words()}
          </button>
        );
      })}
    </div>
  </fieldset>
);
