import type { HelperRole } from '@relish/shared/surveys/survey-entries/choices.ts';
import {
  ArrowLeft,
  ArrowRight,
  CircleHelp,
  CircleStop,
  LockKeyhole,
  SkipForward,
  Volume2,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { Switch } from '../../../ui/forms/switch.tsx';
import { m } from '../../../words/m.ts';
import { type Answer, type AskedQuestion, isAnswered } from './asked-question.ts';
import { BigButton } from './big-button.tsx';
import { HoldButton } from './hold-button.tsx';
import { markLanguage } from './reading-language.ts';
import { TabletAnswer } from './tablet-answer.tsx';
import { TabletHelp } from './tablet-help.tsx';
import { useReadingAloud } from './use-reading-aloud.ts';
import type { SteadyTap } from './use-steady-tap.ts';

import styles from './tablet.module.css';

interface Props {
  question: AskedQuestion;
  language: string;
  at: number;
  count: number;
  value: Answer | undefined;
  steady: SteadyTap;
  onAnswer: (value: Answer | undefined) => void;
  onStep: (by: 1 | -1) => void;
  onStop: () => void;
  onHelped: (role: HelperRole) => void;
  onLeave: () => void;
}

/** One question on the whole screen, with at most one way forward. */
export function TabletQuestion({ question, language, at, count, value, steady, ...does }: Props) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const aloud = useReadingAloud(question.text, language);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const hasAnswer = isAnswered(value);
  return (
    <main className={styles.screen}>
      <div className={styles.top}>
        <p className={styles.count}>{m.survey_tablet_count({ at: at + 1, count })}</p>
        {aloud.isPossible && (
          <Switch
            label={m.survey_tablet_read_all()}
            value={aloud.readsAll}
            onChange={aloud.setReadsAll}
          />
        )}
      </div>
      <div className={styles.middle}>
        <h1 ref={heading} className={styles.question} tabIndex={-1} {...markLanguage(language)}>
          {question.text}
        </h1>
        {aloud.isPossible && (
          <div className={styles.staff}>
            <BigButton icon={Volume2} tap={steady(aloud.read)}>
              {m.survey_tablet_read()}
            </BigButton>
          </div>
        )}
        {isHelpOpen ? (
          <TabletHelp
            question={question}
            steady={steady}
            onHelped={(role) => {
              setHelpOpen(false);
              does.onHelped(role);
            }}
            onClose={() => setHelpOpen(false)}
          />
        ) : (
          <div {...markLanguage(language)}>
            <TabletAnswer
              question={question}
              value={value}
              steady={steady}
              onAnswer={does.onAnswer}
            />
          </div>
        )}
      </div>
      <div className={styles.bottom}>
        <BigButton icon={CircleStop} tap={steady(does.onStop)}>
          {m.survey_tablet_stop()}
        </BigButton>
        {at > 0 && (
          <BigButton icon={ArrowLeft} tap={steady(() => does.onStep(-1))}>
            {m.survey_tablet_back()}
          </BigButton>
        )}
        <BigButton icon={CircleHelp} tap={steady(() => setHelpOpen(!isHelpOpen))}>
          {m.survey_tablet_help()}
        </BigButton>
        {hasAnswer ? (
          <BigButton isMain icon={ArrowRight} tap={steady(() => does.onStep(1))}>
            {m.survey_tablet_next()}
          </BigButton>
        ) : (
          <BigButton icon={SkipForward} tap={steady(() => does.onStep(1))}>
            {m.survey_tablet_skip()}
          </BigButton>
        )}
      </div>
      <div className={styles.staffRow}>
        <HoldButton icon={<LockKeyhole aria-hidden="true" />} onHeld={does.onLeave}>
          {m.survey_tablet_leave()}
        </HoldButton>
      </div>
    </main>
  );
}
