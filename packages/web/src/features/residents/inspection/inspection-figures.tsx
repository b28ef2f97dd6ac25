import { SAFETY_STALE_DAYS } from '@relish/shared/residents/residents/choices.ts';

import { StatTile } from '../../../ui/layout/stat-tile.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { formatNumber } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { Inspection } from './api.ts';

import styles from './inspection.module.css';

export function InspectionFigures({ summary }: Pick<Inspection, 'summary'>) {
  const figures: [label: string, figure: string][] = [
    [m.inspection_figure_residents(), formatNumber(summary.residents)],
    [m.inspection_figure_about_me(), m.inspection_percent({ percent: summary.about_me_percent })],
    [m.inspection_figure_level(), formatNumber(summary.with_ability_level)],
    [m.inspection_figure_level_overdue(), formatNumber(summary.ability_review_overdue)],
    [m.inspection_figure_consent_overdue(), formatNumber(summary.consent_review_overdue)],
    [
      m.inspection_figure_safety({ days: SAFETY_STALE_DAYS }),
      formatNumber(summary.safety_confirmed),
    ],
    [m.inspection_figure_key_worker(), formatNumber(summary.with_key_worker)],
    [m.inspection_figure_family(), formatNumber(summary.with_family)],
  ];
  return (
    <section aria-labelledby="inspection-summary">
      <VisuallyHidden>
        <h2 id="inspection-summary">{m.inspection_summary()}</h2>
      </VisuallyHidden>
      <div className={styles.tiles}>
        {figures.map(([label, figure]) => (
          <StatTile key={label} label={label} figure={figure} />
        ))}
      </div>
    </section>
  );
}
