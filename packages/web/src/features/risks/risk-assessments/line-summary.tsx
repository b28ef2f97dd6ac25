import type { RiskLine } from '@relish/shared/risks/risk-assessments/assessment-input.ts';
import { bandAfter, findBand } from '@relish/shared/risks/risk-assessments/matrix.ts';

import { formatList } from '../../../words/format.ts';
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
    <BandBadge band={bandAfter(line)} words={m.risks_after} />
  </p>
);

const describeHarm = ({ who_harmed }: RiskLine, how: string) =>
  who_harmed.length === 0
    ? m.risks_line_how_of({ how })
    : m.risks_line_harm({ who: formatList(who_harmed.map((each) => PEOPLE_WORDS[each]())), how });

export const LineControls = ({ line }: { line: RiskLine }) => (
  <div className={styles.controls}>
    {line.how && <p className={styles.quiet}>{describeHarm(line, line.how)}</p>}
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
