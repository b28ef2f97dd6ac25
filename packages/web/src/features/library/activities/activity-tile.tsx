import { Clock, Users } from 'lucide-react';
import { Link } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { CATEGORY_WORDS } from '../../../words/activity-words.ts';
import { m } from '../../../words/m.ts';
import { ActivityPicture } from './activity-picture.tsx';
import { levelNames, minutesWords, peopleWords } from './activity-words.ts';
import type { ActivityCard } from './api.ts';
import { CategorySign } from './category-sign.tsx';
import { FavouriteButton } from './favourite-button.tsx';

import cover from '../../../ui/layout/cover-link.module.css';
import styles from './activity-tile.module.css';

const SCOPE_WORDS = {
  library: () => undefined,
  organisation: m.activities_scope_organisation,
  home: m.activities_scope_home,
};

/** The whole tile opens the activity, except for the heart. */
export function ActivityTile({ activity }: { activity: ActivityCard }) {
  const { id, title, summary, category, levels, duration_min, scope } = activity;
  const mayMark = useCan('activities.view-all');
  const ownWord = SCOPE_WORDS[scope]();
  return (
    <article className={styles.tile}>
      <div className={styles.picture}>
        <ActivityPicture activity={activity} />
        {ownWord !== undefined && <span className={styles.scope}>{ownWord}</span>}
      </div>
      <div className={styles.words}>
        <p className={styles.category}>
          <CategorySign category={category} size={20} />
          {CATEGORY_WORDS[category]()}
        </p>
        <h2 className={styles.title}>
          <Link to={`/activity?id=${id}`} className={`${cover.inCard} ${styles.link}`}>
            {title}
          </Link>
        </h2>
        {summary !== '' && <p className={styles.summary}>{summary}</p>}
        <p className={styles.facts}>
          <span className={styles.fact}>
            <Clock aria-hidden="true" />
            {minutesWords(duration_min)}
          </span>
          <span className={styles.fact}>
            <Users aria-hidden="true" />
            {peopleWords(activity)}
          </span>
          <span className={styles.levels}>{levelNames(levels)}</span>
        </p>
      </div>
      {mayMark && (
        <div className={styles.heart}>
          <FavouriteButton activity={activity} />
        </div>
      )}
    </article>
  );
}
