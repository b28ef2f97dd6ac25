import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  Autocomplete,
  Collection,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  SearchField,
} from 'react-aria-components';

import { IconButton } from '../../ui/actions/icon-button.tsx';
import { m } from '../../words/m.ts';
import { findItems, type FoundGroup, listItems, type PaletteItem } from './find-items.ts';

import styles from './palette.module.css';

const GROUP_WORDS: Record<FoundGroup['group'], () => string> = {
  recent: m.palette_group_recent,
  actions: m.palette_group_actions,
  places: m.palette_group_places,
  tutorials: m.palette_group_tutorials,
  tours: m.palette_group_tours,
};

// A search box alone would not tell screen readers that it controls a list; the library names which.
const COMBOBOX = { role: 'combobox', 'aria-expanded': true, 'aria-haspopup': 'listbox' } as const;

interface Props {
  items: readonly PaletteItem[];
  /** Ids of the last choices, the newest first. */
  recent: readonly string[];
  onChoose: (item: PaletteItem) => void;
  onClose: () => void;
}

/** The focus stays in the field; the arrow keys move through the results. */
export function PaletteSearch({ items, recent, onChoose, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const query = typed.trim();
  const groups = query === '' ? listItems(items, recent) : findItems(items, query);
  const count = groups.reduce((sum, each) => sum + each.items.length, 0);
  const best = query === '' ? undefined : groups[0]?.items[0];
  return (
    <Autocomplete inputValue={typed} onInputChange={setTyped}>
      <div className={styles.top}>
        <SearchField className={styles.field ?? ''} aria-label={m.palette_label()}>
          <Search aria-hidden="true" />
          <Input
            ref={field}
            {...COMBOBOX}
            className={styles.input ?? ''}
            placeholder={m.palette_hint()}
            maxLength={100}
            onKeyDownCapture={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              // The library forgets the active result while it filters, and would ignore a quick Enter.
              const item = findActive(event.currentTarget, groups) ?? best;
              event.preventDefault();
              event.stopPropagation();
              if (item) onChoose(item);
            }}
            enterKeyHint="go"
          />
        </SearchField>
        <IconButton label={m.ui_close()} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <ListBox
        className={styles.list ?? ''}
        aria-label={m.palette_title()}
        items={groups}
        selectionMode="none"
        onAction={(key) => {
          const item = items.find(({ id }) => id === key);
          if (item) onChoose(item);
        }}
        renderEmptyState={() => (
          <div className={styles.none}>
            <p className={styles.noneTitle}>{m.palette_none({ typed: query })}</p>
            <p>{m.palette_none_text()}</p>
          </div>
        )}
      >
        {({ group, items: found }) => (
          <ListBoxSection id={group} className={styles.section ?? ''}>
            <Header className={styles.heading ?? ''}>{GROUP_WORDS[group]()}</Header>
            <Collection items={found}>{Row}</Collection>
          </ListBoxSection>
        )}
      </ListBox>
      <output className={styles.count}>
        {query !== '' &&
          (count === 0 ? m.palette_none({ typed: query }) : m.palette_results({ count }))}
      </output>
    </Autocomplete>
  );
}

function findActive(input: HTMLInputElement, groups: FoundGroup[]): PaletteItem | undefined {
  const id = input.getAttribute('aria-activedescendant');
  const active = id ? document.querySelector<HTMLElement>(`#${CSS.escape(id)}`) : null;
  return groups.flatMap(({ items }) => items).find((item) => item.id === active?.dataset.key);
}

const Row = ({ id, label, icon: Icon }: PaletteItem) => (
  <ListBoxItem id={id} textValue={label} className={styles.row ?? ''}>
    <Icon aria-hidden="true" />
    {label}
  </ListBoxItem>
);
