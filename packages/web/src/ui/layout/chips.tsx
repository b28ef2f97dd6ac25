import type { ReactNode } from 'react';

import {
  type Choice,
  ChoiceGroup,
  type ChoiceGroupProps,
  toggled,
} from '../forms/choice-group.tsx';
import { TickIcon } from '../tokens/icons.tsx';

import styles from './chips.module.css';

type Option<V extends string> = Choice<V> & { icon?: ReactNode };

type Several<V extends string> = {
  multiple: true;
  value: readonly V[];
  onChange: (value: V[]) => void;
};
type One<V extends string> = {
  multiple?: false;
  value: V | null | undefined;
  onChange: (value: V) => void;
};
type Props<V extends string> = ChoiceGroupProps & { options: readonly Option<V>[] } & (
    | Several<V>
    | One<V>
  );

export const Chips = <V extends string>(props: Props<V>) => (
  <ChoiceGroup<V, Option<V>>
    {...props}
    kind={props.multiple ? 'checkbox' : 'radio'}
    choices={props.options}
    isChosen={(option) => (props.multiple ? props.value.includes(option) : option === props.value)}
    onChoose={(option) =>
      props.multiple ? props.onChange(toggled(props.value, option)) : props.onChange(option)
    }
    look={{ choices: styles.chips, choice: styles.chip }}
  >
    {({ label, icon }) => (
      <>
        <span className={styles.tick} aria-hidden="true">
          <TickIcon />
        </span>
        {icon !== undefined && (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        )}
        <span className={styles.word}>{label}</span>
      </>
    )}
  </ChoiceGroup>
);
