import { ChoiceGroup, type ChoiceGroupProps } from '../../../ui/forms/choice-group.tsx';
import { MoodFace } from './mood-face.tsx';
import { type Mood, MOODS, moodWord } from './mood.ts';

import styles from './face-scale.module.css';

type Props = ChoiceGroupProps & {
  /** `undefined` is unanswered; `null` means "could not tell". */
  value: Mood | null | undefined;
  onChange: (value: Mood | null) => void;
  offerCouldNotTell?: boolean | undefined;
};

export const FaceScale = ({ value, onChange, offerCouldNotTell, ...rest }: Props) => (
  <ChoiceGroup
    {...rest}
    kind="radio"
    choices={[...MOODS, ...(offerCouldNotTell === true ? [null] : [])].map((mood) => ({
      value: mood,
      label: moodWord(mood),
    }))}
    isChosen={(mood) => mood === value}
    onChoose={onChange}
    look={{ choices: styles.faces, choice: styles.choice }}
  >
    {(choice) => (
      <>
        {choice.value !== null && <MoodFace mood={choice.value} />}
        <span className={styles.word}>{choice.label}</span>
      </>
    )}
  </ChoiceGroup>
);
