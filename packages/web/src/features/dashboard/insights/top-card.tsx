import { Link } from '../../../ui/actions/link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { CategorySign } from '../../library/activities/public.tsx';
import type { ResidentInsights } from './api.ts';
import { engagementNear } from './effect-words.ts';

import styles from './insights.module.css';

/** Up to five activities, by engagement. */
export const TopCard = ({ insights: { top, works } }: { insights: ResidentInsights }) => (
  <Card title={m.insights_top_title()}>
    {top.length === 0 ? (
      <p>{m.insights_top_none()}</p>
    ) : (
      <ol className={styles.rows}>
        {top.map(({ activity_id, title, category, mean, n }) => (
          <li key={activity_id ?? title} className={styles.signed}>
            <CategorySign category={category} size={32} />
            <div>
              <p>
                {activity_id === null ? (
                  <strong translate="no">{title}</strong>
                ) : (
                  <Link to={`/activity?id=${activity_id}`}>
                    <span translate="no">{title}</span>
                  </Link>
                )}
              </p>
              <p className={styles.quiet}>
                {works.activities.some(
                  (each) => each.activity_id === activity_id && each.warned,
                ) && <Badge kind="attention">{m.insights_top_warned()}</Badge>}{' '}
                {m.insights_top_each({ word: engagementNear(mean), count: n })}
              </p>
            </div>
          </li>
        ))}
      </ol>
    )}
  </Card>
);
