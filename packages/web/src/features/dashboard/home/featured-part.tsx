import { Link } from '../../../ui/actions/link.tsx';
import { m } from '../../../words/m.ts';
import { ActivityGrid, GridSkeleton } from '../../library/activities/public.tsx';
import type { Home } from './api.ts';

import styles from './home.module.css';

interface Props {
  /** Undefined while loading. */
  featured: Home['featured'] | undefined;
  /** Fewer on a phone, to keep scrolling short. */
  count?: number;
}

export function FeaturedPart({ featured, count = 6 }: Props) {
  if (featured === null || featured?.activities.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="home-featured" data-tour="home-featured">
      <div className={styles.sectionHead}>
        <h2 id="home-featured">{m.home_featured_title()}</h2>
        <Link to="/tabs/activities">{m.home_featured_all()}</Link>
      </div>
      {featured ? (
        <ActivityGrid activities={featured.activities.slice(0, count)} />
      ) : (
        <GridSkeleton />
      )}
    </section>
  );
}
