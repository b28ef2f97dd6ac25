import type { Category } from '@relish/shared/activities/choices.ts';
import { X } from 'lucide-react';

import { CategorySign } from '../../ui/category-sign.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { m } from '../../words/m.ts';
import type { Start } from './record-values.ts';

import styles from './activity-tiles.module.css';
import form from './record-form.module.css';

interface Tile extends Start {
  id: string;
  category: Category;
}

interface Props<T extends Tile> {
  title: string;
  items: readonly T[];
  onChoose: (item: T) => void;
  /** Where one of them can be taken out again. */
  removal?: { labelOf: (item: T) => string; ask: (item: T) => void } | undefined;
  nameOf?: ((item: T) => string) | undefined;
  lineOf?: ((item: T) => string) | undefined;
}

/** What can be done with one tap. */
export const ActivityTiles = <T extends Tile>({
  title,
  items,
  onChoose,
  removal,
  nameOf,
  lineOf,
}: Props<T>) => (
  <div className={styles.group}>
    <h3 className={form.small}>{title}</h3>
    <ul className={styles.tiles}>
      {items.map((item) => (
        <li key={item.id} className={styles.tile}>
          <button type="button" className={styles.press} onClick={() => onChoose(item)}>
            <CategorySign category={item.category} />
            <span className={styles.words}>
              <span className={styles.title}>{nameOf?.(item) ?? item.title}</span>
              <span className={styles.line}>
                {lineOf?.(item) ?? m.reports_minutes({ count: item.duration_min })}
              </span>
            </span>
          </button>
          {removal && (
            <IconButton label={removal.labelOf(item)} onClick={() => removal.ask(item)}>
              <X aria-hidden="true" />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  </div>
);
