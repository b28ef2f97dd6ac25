import { ListBox, ListBoxItem, Popover, Text } from 'react-aria-components';

import { m } from '../../words/m.ts';
import { TickIcon } from '../tokens/icons.tsx';

import styles from './option-list.module.css';

export interface Option {
  value: string;
  label: string;
  description?: string | undefined;
  disabled?: boolean | undefined;
}

const OptionRow = ({ value, label, description, disabled }: Option) => (
  <ListBoxItem
    id={value}
    className={styles.option ?? ''}
    textValue={label}
    isDisabled={disabled === true}
  >
    {({ isSelected }) => (
      <>
        <span className={styles.words}>
          <Text slot="label">{label}</Text>
          {description !== undefined && (
            <Text slot="description" className={styles.description ?? ''}>
              {description}
            </Text>
          )}
        </span>
        {isSelected && <TickIcon />}
      </>
    )}
  </ListBoxItem>
);

/** A combobox passes its filtered options itself. */
export const OptionList = ({ options }: { options?: readonly Option[] }) => (
  <Popover className={styles.popover ?? ''} offset={6}>
    <ListBox
      className={styles.list ?? ''}
      {...(options && { items: options })}
      renderEmptyState={() => <p className={styles.none}>{m.ui_no_match()}</p>}
    >
      {OptionRow}
    </ListBox>
  </Popover>
);
