import { ActivityGrid } from '../../features/activities/activity-grid.tsx';
import { GridSkeleton } from '../../features/activities/grid-skeleton.tsx';
import type { Home } from '../../features/home/api.ts';
import { Link } from '../../ui/link.tsx';
import { m } from '../../words/m.ts';

import styles from './home.module.css';

interface Props {
  /** Undefined while it is on its way. */
  featured: Home['featured'] | undefined;
  /** A phone should not scroll for ever. */
  count?: number;
}

/** What fits today, and what is celebrated. */
export function FeaturedPart({ featured, count = 6 }: Props) {
  if (featured === null || featured?.activities.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="home-featured">
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
