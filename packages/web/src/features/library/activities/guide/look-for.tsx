import { Hand, Smile } from 'lucide-react';

import { Card } from '../../../../ui/layout/card.tsx';
import { m } from '../../../../words/m.ts';
import type { Activity } from '../api.ts';

import styles from './guide-parts.module.css';

export function LookFor({
  guide: {
    look_for: { enjoying, stop },
  },
}: {
  guide: Activity['guide'];
}) {
  if (enjoying === null && stop === null) return null;
  return (
    <Card title={m.guide_look_for()}>
      {enjoying !== null && (
        <div className={styles.sign}>
          <Smile aria-hidden="true" />
          <div>
            <h3 className={styles.small}>{m.guide_enjoying()}</h3>
            <p>{enjoying}</p>
          </div>
        </div>
      )}
      {stop !== null && (
        <div className={`${styles.sign} ${styles.stop}`}>
          <Hand aria-hidden="true" />
          <div>
            <h3 className={styles.small}>{m.guide_stop()}</h3>
            <p>{stop}</p>
          </div>
        </div>
      )}
    </Card>
  );
}
