import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { StatTile } from '../../../ui/layout/stat-tile.tsx';

import styles from './sample-group.module.css';

export const FigureSamples = () => (
  <>
    <div className={styles.tiles}>
      <StatTile
        label="Residents seen this week"
        figure="42"
        change={{ by: 5, since: 'last week', goodWhen: 'up' }}
      />
      <StatTile
        label="Not seen for a week"
        figure="3"
        change={{ by: 2, since: 'last week', goodWhen: 'down' }}
      />
      <StatTile
        label="One-to-one hours"
        figure="18.5"
        change={{ by: -1.5, since: 'last week', goodWhen: 'up' }}
      />
      <StatTile label="Took part" figure="87 %" change={{ by: 0, since: 'last month' }} />
      <StatTile label="Without a comparison" figure="1,204" />
    </div>
    <div className={styles.columns}>
      <ProgressBar label="Uploading photos" value={0.42} />
      <ProgressBar label="Importing residents" value={0.25} valueText="3 of 12" />
      <ProgressBar label="Making your PDF" />
      <ProgressBar label="Done" value={1} />
    </div>
    <div className={styles.row}>
      <Spinner />
      <Spinner size="large" words="Loading the calendar…" />
    </div>
  </>
);
