import type { RiskLine } from '@relish/shared/risks/risk-assessments/assessment-input.ts';
import { bandAfter, findBand } from '@relish/shared/risks/risk-assessments/matrix.ts';
import { ArrowRight } from 'lucide-react';

import { m } from '../../../words/m.ts';
import { BandBadge } from './band-badge.tsx';
import { PEOPLE_WORDS } from './risk-words.ts';

import styles from './lines.module.css';

/** Also on the page of an assessment. */
export const LineBands = ({ line }: { line: RiskLine }) => (
  <p className={styles.bands}>
    <BandBadge
      band={findBand(line.likelihood_before, line.severity_before)}
      words={m.risks_before}
    />
    <ArrowRight className={styles.arrow} aria-hidden="true" />
    <BandBadge band={bandAfter(line)} words={m.risks_after} />
  </p>
);

export const LineControls = ({ line }: { line: RiskLine }) => (
  <div className={styles.controls}>
    {line.how !== null && line.how !== '' && (
      <p className={styles.quiet}>
        {m.risks_line_how_of({ how: line.how })}{' '}
        {line.who_harmed.map((each) => PEOPLE_WORDS[each]()).join(', ')}
      </p>
    )}
    <Controls title={m.risks_existing()} controls={line.existing_controls} />
    <Controls title={m.risks_extra()} controls={line.extra_controls} />
  </div>
);

const Controls = ({ title, controls }: { title: string; controls: readonly string[] }) =>
  controls.length > 0 && (
    <div>
      <p className={styles.small}>{title}</p>
      <ul className={styles.bullets} translate="no">
        {controls.map((control) => (
          <li key={control}>{control}</li>
        ))}
      </ul>
    </div>
  );
