import { useCan } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { ActivityCountGraph } from './activity-count-graph.tsx';
import { BalanceGraph } from './balance-graph.tsx';
import { EngagedGraph } from './engaged-graph.tsx';
import { FeedbackGraph } from './feedback-graph.tsx';
import { daysFault, chosenDays, isNarrowed, wantedBy } from './filter-address.ts';
import { GraphFilters } from './graph-filters.tsx';
import { GraphsLocked } from './graphs-locked.tsx';
import { MinutesGraph } from './minutes-graph.tsx';
import { RhythmGraph } from './rhythm-graph.tsx';
import { useGraphFilters } from './use-graph-filters.ts';

import styles from './graphs.module.css';

export const Graphs = () => (useCan('dashboard.view-graphs') ? <AllGraphs /> : <GraphsLocked />);

function AllGraphs() {
  const { filters, change } = useGraphFilters();
  const today = useToday();
  const wanted = wantedBy(filters);
  // An invalid period is reported by its field and not sent to the server.
  const isAskable = daysFault(chosenDays(filters, today)) === null;
  return (
    <div className={styles.page}>
      <GraphFilters filters={filters} change={change} />
      {isAskable && (
        <div className={styles.graphs}>
          <EngagedGraph wanted={wanted} />
          <ActivityCountGraph wanted={wanted} isNarrowed={isNarrowed(filters)} />
          <MinutesGraph wanted={wanted} />
          <RhythmGraph wanted={wanted} />
          <BalanceGraph wanted={wanted} />
          <FeedbackGraph wanted={wanted} />
        </div>
      )}
    </div>
  );
}
