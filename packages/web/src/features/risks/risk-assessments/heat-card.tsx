import { findBand, type RiskLevel } from '@relish/shared/risks/risk-assessments/matrix.ts';
import { Link } from 'react-router';

import { Card } from '../../../ui/layout/card.tsx';
import { formatNumber } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { useRiskSummary } from './api.ts';
import { BAND_LOOKS } from './bands.ts';
import { SeverityHead } from './matrix-picker.tsx';
import { BAND_WORDS, nameLikelihood, nameSeverity } from './risk-words.ts';

import tones from '../../../ui/tokens/tones.module.css';
import styles from './matrix.module.css';

const LEVELS: readonly RiskLevel[] = [1, 2, 3, 4, 5];
const FROM_THE_TOP = LEVELS.toReversed();

/** Where the risks of the home are; a number leads to the assessments of its band. */
export function HeatCard() {
  const { data } = useRiskSummary();
  if (!data || data.cells.length === 0) return null;
  const count = (likelihood: RiskLevel, severity: RiskLevel) =>
    data.cells.find((cell) => cell.likelihood === likelihood && cell.severity === severity)
      ?.count ?? 0;
  return (
    <Card title={m.risks_heat_title()}>
      <p>{m.risks_heat_text()}</p>
      <div className={styles.grid}>
        <SeverityHead />
        {FROM_THE_TOP.map((likelihood) => (
          <div key={likelihood} className={styles.row}>
            <span className={styles.rowName} aria-hidden="true">
              {nameLikelihood(likelihood)}
            </span>
            {LEVELS.map((severity) => (
              <HeatCell
                key={severity}
                likelihood={likelihood}
                severity={severity}
                count={count(likelihood, severity)}
              />
            ))}
          </div>
        ))}
      </div>
    </Card>
  );
}

interface CellProps {
  likelihood: RiskLevel;
  severity: RiskLevel;
  count: number;
}

function HeatCell({ likelihood, severity, count }: CellProps) {
  const band = findBand(likelihood, severity);
  const { tone, icon: Icon } = BAND_LOOKS[band];
  const className = `${styles.cell} ${tones[tone]}`;
  const shape = <Icon className={styles.shape} aria-hidden="true" />;
  if (count === 0)
    return (
      <span className={className} data-empty aria-hidden="true">
        {shape}
      </span>
    );
  return (
    <Link
      className={className}
      to={`/tabs/risk-assessments?band=${band}`}
      aria-label={m.risks_heat_cell({
        count,
        likelihood: nameLikelihood(likelihood),
        severity: nameSeverity(severity).toLowerCase(),
        band: BAND_WORDS[band]().toLowerCase(),
      })}
    >
      {shape}
      {formatNumber(count)}
    </Link>
  );
}
