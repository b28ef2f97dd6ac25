import { Card } from '../../../../ui/layout/card.tsx';
import { m } from '../../../../words/m.ts';
import type { Activity } from '../api.ts';

import styles from './guide-parts.module.css';

export function Needs({ guide: { equipment } }: { guide: Activity['guide'] }) {
  return (
    <Card title={m.guide_needs()}>
      {equipment.length === 0 ? (
        <p className={styles.quiet}>{m.guide_needs_nothing()}</p>
      ) : (
        <ul className={styles.needs}>
          {equipment.map(({ name, quantity, instead }) => (
            <li key={name}>
              <span className={styles.thing}>
                {quantity === null ? name : m.guide_needs_quantity({ name, quantity })}
              </span>
              {instead !== null && (
                <span className={styles.quiet}>{m.guide_needs_instead({ instead })}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
