import { m } from '../../../words/m.ts';
import { STEPS } from './heat-weeks.ts';

import grid from './heat-grid.module.css';
import styles from './heat-map.module.css';

export const HeatLegend = () => (
  <p className={styles.legend}>
    {m.report_lists_calendar_less()}
    <span className={styles.steps} aria-hidden="true">
      {STEPS.map((step) => (
        <span key={step} className={`${grid.day} ${styles.step}`} data-step={step} />
      ))}
    </span>
    {m.report_lists_calendar_most()}
  </p>
);
