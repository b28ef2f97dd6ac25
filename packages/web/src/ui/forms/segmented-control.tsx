import { type Choice, ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';

import styles from './segmented-control.module.css';

type Props<V extends string> = ChoiceGroupProps & {
  /** Two to five, with short labels. */
  options: readonly Choice<V>[];
  value: V | null | undefined;
  onChange: (value: V) => void;
};

export const SegmentedControl = <V extends string>({
  options,
  value,
  onChange,
  ...rest
}: Props<V>) => (
  <ChoiceGroup
    {...rest}
    kind="radio"
    choices={options}
    isChosen={(option) => option === value}
    onChoose={onChange}
    look={{ choices: styles.track, choice: styles.segment }}
  >
    {({ label }) => label}
  </ChoiceGroup>
);
