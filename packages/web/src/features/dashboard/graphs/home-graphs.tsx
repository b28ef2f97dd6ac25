import { addDays } from '@relish/shared/days.ts';

import { useToday } from '../../../session/use-today.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { m } from '../../../words/m.ts';
import { ActivityCountGraph } from './activity-count-graph.tsx';
import type { Wanted } from './api.ts';
import { EngagedGraph } from './engaged-graph.tsx';

import styles from './graphs.module.css';

const WEEKS = 12;

/** Starts on a Monday, because a partial first week would look like a bad one. */
function twelveWeeks(today: string): Wanted {
  const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7));
  return { from: addDays(monday, 7 * (1 - WEEKS)), to: today, step: 'week', compare: false };
}

/** The two most useful graphs, for users who may see graphs. */
export function HomeGraphs() {
  const wanted = twelveWeeks(useToday());
  return (
    <section className={styles.home} aria-labelledby="home-graphs">
      <div className={styles.homeHead}>
        <h2 id="home-graphs">{m.dashboard_home_title()}</h2>
        <Link to="/tabs/insights">{m.dashboard_home_all()}</Link>
      </div>
      <div className={styles.graphs}>
        <EngagedGraph wanted={wanted} compact />
        <ActivityCountGraph wanted={wanted} compact />
      </div>
    </section>
  );
}
