import { LEVEL_TEXTS } from '@relish/shared/residents/pal/info-texts.ts';

import { Link } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { ResidentInsights } from './api.ts';

import styles from './insights.module.css';

/** Ability checks, newest first. */
export const ChecksCard = ({
  checks,
  personId,
}: Pick<ResidentInsights, 'checks'> & { personId: string }) => (
  <Card title={m.insights_checks_title()}>
    {checks === null && <p>{m.insights_checks_locked()}</p>}
    {checks?.length === 0 && <p>{m.insights_checks_none()}</p>}
    {checks && checks.length > 0 && (
      <ul className={styles.rows}>
        {checks.map(({ level, completed_on }) => (
          <li key={`${completed_on} ${level}`} className={styles.row}>
            <p>
              <strong>{LEVEL_TEXTS[level].name}</strong>{' '}
              <span className={styles.quiet}>{formatDay(completed_on)}</span>
            </p>
          </li>
        ))}
      </ul>
    )}
    {checks !== null && (
      <div>
        <Link to={`/pal?id=${personId}`}>{m.insights_checks_open()}</Link>
      </div>
    )}
  </Card>
);
