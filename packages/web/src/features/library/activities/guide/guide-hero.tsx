import { CATEGORY_WORDS } from '../../../../words/activity-words.ts';
import { ActivityPicture } from '../activity-picture.tsx';
import type { Activity } from '../api.ts';
import { CategorySign } from '../category-sign.tsx';
import { Glance } from './glance.tsx';
import { GuideActions } from './guide-actions.tsx';

import styles from './guide-view.module.css';

export const GuideHero = ({ activity }: { activity: Activity }) => (
  <div className={styles.hero}>
    <div className={styles.picture}>
      <ActivityPicture activity={activity} described />
    </div>
    <div className={styles.about}>
      <p className={styles.category}>
        <CategorySign category={activity.category} size={28} />
        {CATEGORY_WORDS[activity.category]()}
      </p>
      <Glance activity={activity} />
      <GuideActions activity={activity} />
    </div>
  </div>
);
