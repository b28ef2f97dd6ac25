import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { Button, ComboBox, Input, ListLayout, Virtualizer } from 'react-aria-components';

import { m } from '../../words/m.ts';
import { FieldFrame } from './field-frame.tsx';
import { type LibraryFieldProps, useLibraryField } from './library-field.ts';
import { type Option, OptionList } from './option-list.tsx';

import styles from './combobox.module.css';
import boxes from './field-frame.module.css';

export type ComboboxProps = LibraryFieldProps & {
  options: readonly Option[];
  placeholder?: string | undefined;
};

/** Matches anywhere in a word. */
export function ComboboxField({ ref, ...props }: ComboboxProps) {
  const { frame, box, control } = useLibraryField(props);
  return (
    <ComboBox
      {...control}
      defaultItems={props.options}
      value={props.value ?? null}
      onChange={(key) => props.onChange(key === null ? null : String(key))}
      allowsEmptyCollection
    >
      <FieldFrame {...frame}>
        <div {...box} className={boxes.box}>
          <Input
            ref={ref as Ref<HTMLInputElement>}
            className={boxes.input ?? ''}
            placeholder={props.placeholder ?? ''}
          />
          <Button className={styles.open ?? ''} aria-label={m.ui_open_list()}>
            <ChevronDown aria-hidden="true" />
          </Button>
        </div>
      </FieldFrame>
      {/* Virtualised, because five hundred options take seconds to open on a phone. */}
      <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: 48, padding: 6 }}>
        <OptionList />
      </Virtualizer>
    </ComboBox>
  );
}
