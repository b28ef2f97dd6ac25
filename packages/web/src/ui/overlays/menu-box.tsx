import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover, Pressable } from 'react-aria-components';

import styles from './menu.module.css';

interface MenuChoice {
  id: string;
  label: string;
  icon?: LucideIcon;
  kind?: 'plain' | 'danger';
  isDisabled?: boolean;
  onSelect: () => void;
}

export interface MenuProps {
  /** A `Button` or an `IconButton`. */
  trigger: ReactElement;
  label: string;
  /** Edge of the trigger to align with. */
  align?: 'start' | 'end';
  choices: readonly MenuChoice[];
}

export const MenuBox = ({ trigger, label, align = 'start', choices }: MenuProps) => (
  <MenuTrigger>
    <Pressable>{trigger as ReactElement<object, string>}</Pressable>
    <Popover className={styles.popover ?? ''} placement={`bottom ${align}`} offset={6}>
      <AriaMenu aria-label={label} className={styles.menu ?? ''}>
        {choices.map(({ id, label: words, icon: Icon, kind = 'plain', isDisabled, onSelect }) => (
          <MenuItem
            key={id}
            id={id}
            textValue={words}
            className={`${styles.choice} ${styles[kind]}`}
            isDisabled={isDisabled ?? false}
            onAction={onSelect}
          >
            {Icon && <Icon className={styles.icon} aria-hidden="true" />}
            {words}
          </MenuItem>
        ))}
      </AriaMenu>
    </Popover>
  </MenuTrigger>
);
