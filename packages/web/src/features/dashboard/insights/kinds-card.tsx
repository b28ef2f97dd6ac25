import { Card } from '../../../ui/layout/card.tsx';
import { CATEGORY_WORDS } from '../../../words/activity-words.ts';
import { m } from '../../../words/m.ts';
import { CategorySign } from '../../library/activities/public.tsx';
import type { ResidentInsights } from './api.ts';

import styles from './insights.module.css';

export const KindsCard = ({ categories }: Pick<ResidentInsights, 'categories'>) => (
  <Card title={m.insights_kinds_title()}>
    <p className={styles.quiet}>
      {categories.length === 0
        ? m.insights_kinds_none()
        : m.insights_kinds_count({ count: categories.length })}
    </p>
    <ul className={styles.kinds}>
      {categories.map(({ category, times }) => (
        <li key={category} className={styles.kind}>
          <CategorySign category={category} size={28} />
          <span>
            {CATEGORY_WORDS[category]()}{' '}
            <span className={styles.quiet}>{m.insights_kinds_times({ count: times })}</span>
          </span>
        </li>
      ))}
    </ul>
  </Card>
);
