import type { Category } from '@relish/shared/library/activities/choices.ts';
import { X } from 'lucide-react';

import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { m } from '../../../words/m.ts';
import { CategorySign } from '../../library/activities/public.tsx';
import type { Start } from './record-values.ts';

import styles from './activity-tiles.module.css';
import form from './record-form.module.css';

interface Tile extends Start {
  id: string;
  category: Category;
}

interface Props<T extends Tile> {
  title: string;
  hint?: string | undefined;
  items: readonly T[];
  onChoose: (item: T) => void;
  /** Set if tiles can be removed. */
  removal?: { labelOf: (item: T) => string; ask: (item: T) => void } | undefined;
  nameOf?: ((item: T) => string) | undefined;
  describeItem?: ((item: T) => string) | undefined;
}

export const ActivityTiles = <T extends Tile>({
  title,
  hint,
  items,
  onChoose,
  removal,
  nameOf,
  describeItem,
}: Props<T>) => (
  <div className={styles.group}>
    <h3 className={form.small}>{title}</h3>
    {hint !== undefined && <p className={styles.line}>{hint}</p>}
    <ul className={styles.tiles}>
      {items.map((item) => (
        <li key={item.id} className={styles.tile}>
          <button type="button" className={styles.press} onClick={() => onChoose(item)}>
            <CategorySign category={item.category} />
            <span className={styles.words}>
              <span className={styles.title}>{nameOf?.(item) ?? item.title}</span>
              <span className={styles.line}>
                {describeItem?.(item) ?? m.reports_minutes({ count: item.duration_min })}
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
