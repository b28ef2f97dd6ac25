import { type FocusEvent, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';

import { FieldFrame, type FieldText, type Focusable, useField } from './field-frame.tsx';

import styles from './choice-group.module.css';

export interface Choice<V> {
  value: V;
  label: string;
  disabled?: boolean | undefined;
}

/** Matches the props of a form controller. */
export type ChoiceGroupProps = FieldText & {
  name?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<Focusable> | undefined;
};

type Props<V, C extends Choice<V>> = ChoiceGroupProps & {
  kind: 'radio' | 'checkbox';
  choices: readonly C[];
  isChosen: (value: V) => boolean;
  onChoose: (value: V) => void;
  /** Class names of the row and of one choice. */
  look: { choices: string | undefined; choice: string | undefined };
  children: (choice: C) => ReactNode;
};

/**
 * Styled over real radio buttons or checkboxes, so that keyboard, forms and screen readers work.
 */
export function ChoiceGroup<V, C extends Choice<V>>({ ref, ...props }: Props<V, C>) {
  const { label, hint, optional, errors, kind, look } = props;
  const field = useField(props);
  const group = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () =>
      (
        group.current?.querySelector<HTMLElement>('input:checked:enabled') ??
        group.current?.querySelector<HTMLElement>('input:enabled')
      )?.focus(),
  }));
  const left = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.();
  };
  return (
    <div
      ref={group}
      role={kind === 'radio' ? 'radiogroup' : 'group'}
      aria-labelledby={field.ids.label}
      aria-describedby={field.describedBy}
      aria-invalid={kind === 'radio' && field.wrong ? true : undefined}
      onBlur={left}
    >
      <FieldFrame {...{ field, label, hint, optional, errors }} as="span">
        <div className={look.choices} data-wrong={field.wrong || undefined}>
          {props.choices.map((choice) => (
            <label key={String(choice.value)} className={`${styles.choice} ${look.choice}`}>
              <input
                type={kind}
                className={styles.input}
                name={props.name ?? field.id}
                value={String(choice.value)}
                checked={props.isChosen(choice.value)}
                disabled={props.disabled === true || choice.disabled === true}
                aria-invalid={kind === 'checkbox' && field.wrong ? true : undefined}
                onChange={() => props.onChoose(choice.value)}
              />
              {props.children(choice)}
            </label>
          ))}
        </div>
      </FieldFrame>
    </div>
  );
}

export const toggled = <V,>(values: readonly V[], value: V): V[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
