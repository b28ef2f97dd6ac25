import { type Choice, ChoiceGroup, type ChoiceGroupProps, toggled } from './choice-group.tsx';
import { TickMark } from './tick-mark.tsx';

import styles from './checkbox-group.module.css';
import checkbox from './checkbox.module.css';
import frame from './field-frame.module.css';

type Option = Choice<string> & { hint?: string | undefined };

type Props = ChoiceGroupProps & {
  options: readonly Option[];
  value: readonly string[];
  onChange: (value: string[]) => void;
};

export const CheckboxGroup = ({ options, value, onChange, ...rest }: Props) => (
  <ChoiceGroup<string, Option>
    {...rest}
    kind="checkbox"
    choices={options}
    isChosen={(option) => value.includes(option)}
    onChoose={(option) => onChange(toggled(value, option))}
    look={{ choices: styles.options, choice: checkbox.row }}
  >
    {({ label, hint }) => (
      <>
        <TickMark />
        <span>
          {label}
          {hint !== undefined && <span className={`${frame.hint} ${checkbox.hint}`}>{hint}</span>}
        </span>
      </>
    )}
  </ChoiceGroup>
);
