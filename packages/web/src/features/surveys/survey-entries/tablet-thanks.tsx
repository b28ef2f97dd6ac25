import { LockKeyhole, UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { m } from '../../../words/m.ts';
import { AnswerSymbol } from './answer-symbol.tsx';
import { HoldButton } from './hold-button.tsx';

import styles from './tablet.module.css';

interface Props {
  isSaved: boolean;
  onNextPerson: () => void;
  onLeave: () => void;
}

export function TabletThanks({ isSaved, onNextPerson, onLeave }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className={styles.screen}>
      <div className={styles.thanks}>
        <div className={styles.thanksPicture}>
          <AnswerSymbol name="best" />
        </div>
        <h1 ref={heading} className={styles.question} tabIndex={-1}>
          {m.survey_tablet_thanks()}
        </h1>
        {isSaved && <p className={styles.large}>{m.survey_tablet_thanks_text()}</p>}
        <p className={styles.large}>{m.survey_tablet_thanks_back()}</p>
      </div>
      <div className={styles.staffRow}>
        <HoldButton icon={<UserRound aria-hidden="true" />} onHeld={onNextPerson}>
          {m.survey_tablet_next_person()}
        </HoldButton>
        <HoldButton icon={<LockKeyhole aria-hidden="true" />} onHeld={onLeave}>
          {m.survey_tablet_leave()}
        </HoldButton>
      </div>
    </main>
  );
}
