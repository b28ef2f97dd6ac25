import { type Engagement, ENGAGEMENTS } from '@relish/shared/reports/reports/choices.ts';

import { ChoiceGroup, type ChoiceGroupProps } from '../../../ui/forms/choice-group.tsx';
import { ENGAGEMENT_TEXTS, engagementWord } from '../../../words/report-words.ts';
import { EngagementSign } from './engagement-sign.tsx';

import styles from './engagement-scale.module.css';

type Props = ChoiceGroupProps & {
  /** `undefined` is unanswered; `null` means "could not tell". */
  value: Engagement | null | undefined;
  onChange: (value: Engagement | null) => void;
};

/** Described in words and observable behaviour, never in numbers. */
export const EngagementScale = ({ value, onChange, ...rest }: Props) => (
  <ChoiceGroup
    {...rest}
    kind="radio"
    choices={[...ENGAGEMENTS.toReversed(), null].map((each) => ({
      value: each,
      label: engagementWord(each),
    }))}
    isChosen={(each) => each === value}
    onChoose={onChange}
    look={{ choices: styles.scale, choice: styles.step }}
  >
    {({ value: step, label }) => (
      <>
        {step !== null && <EngagementSign engagement={step} />}
        <span className={styles.words}>
          <span className={styles.word}>{label}</span>
          {step !== null && <span className={styles.text}>{ENGAGEMENT_TEXTS[step]()}</span>}
        </span>
      </>
    )}
  </ChoiceGroup>
);
