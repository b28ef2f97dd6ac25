import { HELPER_ROLES, type HelperRole } from '@relish/shared/surveys/survey-entries/choices.ts';
import { Check, Users } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../words/m.ts';
import type { AskedQuestion } from './asked-question.ts';
import { BigButton } from './big-button.tsx';
import { HELPER_WORDS } from './helper-words.ts';
import type { SteadyTap } from './use-steady-tap.ts';

import styles from './tablet.module.css';

interface Props {
  question: AskedQuestion;
  steady: SteadyTap;
  onHelped: (role: HelperRole) => void;
  onClose: () => void;
}

/** Takes the place of the answers, so that there is only one thing to read. */
export function TabletHelp({ question, steady, onHelped, onClose }: Props) {
  const [asksWho, setAsksWho] = useState(false);
  if (asksWho)
    return (
      <section className={styles.panel} aria-label={m.survey_tablet_help_who()}>
        <p>{m.survey_tablet_help_who()}</p>
        <div className={styles.ways}>
          {HELPER_ROLES.map((role) => (
            <BigButton key={role} icon={Users} tap={steady(() => onHelped(role))}>
              {HELPER_WORDS[role]()}
            </BigButton>
          ))}
        </div>
        <p>{m.survey_helper_warning()}</p>
      </section>
    );
  return (
    <section className={styles.panel} aria-label={m.survey_tablet_help()}>
      {question.help !== null && <p>{question.help}</p>}
      <p>{m.survey_tablet_help_ask()}</p>
      <p>{m.survey_tablet_help_free()}</p>
      <div className={styles.ways}>
        <BigButton icon={Users} tap={steady(() => setAsksWho(true))}>
          {m.survey_tablet_help_with()}
        </BigButton>
        <BigButton isMain icon={Check} tap={steady(onClose)}>
          {m.survey_tablet_help_alone()}
        </BigButton>
      </div>
    </section>
  );
}
