import { ArrowRight, Check, Trash2 } from 'lucide-react';

import { m } from '../../../words/m.ts';
import { BigButton } from './big-button.tsx';
import type { SteadyTap } from './use-steady-tap.ts';

import styles from './tablet.module.css';

interface Props {
  hasAnswers: boolean;
  steady: SteadyTap;
  onCarryOn: () => void;
  onSave: () => void;
  onDiscard: () => void;
}

/** Stopping is the resident's right, and so is what becomes of the answers. */
export const TabletStop = ({ hasAnswers, steady, onCarryOn, onSave, onDiscard }: Props) => (
  <main className={styles.screen}>
    <div className={styles.thanks}>
      <h1 className={styles.question}>{m.survey_tablet_stop_title()}</h1>
      {hasAnswers && <p className={styles.large}>{m.survey_tablet_stop_text()}</p>}
    </div>
    <div className={styles.bottom}>
      {hasAnswers && (
        <BigButton icon={Check} tap={steady(onSave)}>
          {m.survey_tablet_stop_save()}
        </BigButton>
      )}
      <BigButton icon={Trash2} tap={steady(onDiscard)}>
        {hasAnswers ? m.survey_tablet_stop_discard() : m.survey_tablet_stop()}
      </BigButton>
      <BigButton isMain icon={ArrowRight} tap={steady(onCarryOn)}>
        {m.survey_tablet_carry_on()}
      </BigButton>
    </div>
  </main>
);
