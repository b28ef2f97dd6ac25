import {
  findBand,
  LIKELIHOODS,
  type RiskLevel,
  SEVERITIES,
} from '@relish/shared/risks/risk-assessments/matrix.ts';
import { type KeyboardEvent, useId, useRef } from 'react';

import { Select } from '../../../ui/forms/select.tsx';
import { m } from '../../../words/m.ts';
import { BandBadge } from './band-badge.tsx';
import { BAND_LOOKS } from './bands.ts';
import { BAND_WORDS, nameLikelihood, nameSeverity } from './risk-words.ts';

import tones from '../../../ui/tokens/tones.module.css';
import styles from './matrix.module.css';

interface Rating {
  likelihood: RiskLevel;
  severity: RiskLevel;
}

interface Props {
  label: string;
  value: Rating;
  onChange: (rating: Rating) => void;
}

const LEVELS: readonly RiskLevel[] = [1, 2, 3, 4, 5];
const FROM_THE_TOP = LEVELS.toReversed();

const STEPS: Record<string, { likelihood: number; severity: number }> = {
  ArrowUp: { likelihood: 1, severity: 0 },
  ArrowDown: { likelihood: -1, severity: 0 },
  ArrowRight: { likelihood: 0, severity: 1 },
  ArrowLeft: { likelihood: 0, severity: -1 },
};

const limit = (level: number) => Math.min(5, Math.max(1, level)) as RiskLevel;

/** The same rating by tapping a cell, with the arrow keys, or in words. */
export function MatrixPicker({ label, value, onChange }: Props) {
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const { likelihood, severity } = value;
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = {
      likelihood: limit(likelihood + step.likelihood),
      severity: limit(severity + step.severity),
    };
    onChange(next);
    grid.current
      ?.querySelector<HTMLElement>(`[data-cell="${next.likelihood}-${next.severity}"]`)
      ?.focus();
  };
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend} id={id}>
        {label}
      </legend>
      <BandBadge band={findBand(likelihood, severity)} />
      <div
        ref={grid}
        role="radiogroup"
        tabIndex={-1}
        aria-labelledby={id}
        className={styles.grid}
        onKeyDown={press}
      >
        <SeverityHead />
        {FROM_THE_TOP.map((row) => (
          <div key={row} role="presentation" className={styles.row}>
            <span className={styles.rowName} aria-hidden="true">
              {nameLikelihood(row)}
            </span>
            {LEVELS.map((column) => (
              <Cell
                key={column}
                likelihood={row}
                severity={column}
                isChosen={row === likelihood && column === severity}
                onChoose={() => onChange({ likelihood: row, severity: column })}
              />
            ))}
          </div>
        ))}
      </div>
      <div className={styles.words}>
        <Select
          label={m.risks_likelihood()}
          placeholder={null}
          value={String(likelihood)}
          onChange={(level) => onChange({ likelihood: limit(Number(level)), severity })}
          options={toLevelOptions(LIKELIHOODS)}
        />
        <Select
          label={m.risks_severity()}
          placeholder={null}
          value={String(severity)}
          onChange={(level) => onChange({ likelihood, severity: limit(Number(level)) })}
          options={toLevelOptions(SEVERITIES)}
        />
      </div>
    </fieldset>
  );
}

const toLevelOptions = (levels: typeof LIKELIHOODS | typeof SEVERITIES) =>
  levels.map(({ level, name, meaning }) => ({
    value: String(level),
    label: m.risks_level({ name, meaning }),
  }));

/** Also above the counts of the register. */
export const SeverityHead = () => (
  <div role="presentation" className={styles.row} aria-hidden="true">
    <span className={styles.corner} />
    {LEVELS.map((column) => (
      <span key={column} className={styles.columnName}>
        {nameSeverity(column)}
      </span>
    ))}
  </div>
);

interface CellProps extends Rating {
  isChosen: boolean;
  onChoose: () => void;
}

function Cell({ likelihood, severity, isChosen, onChoose }: CellProps) {
  const band = findBand(likelihood, severity);
  const { tone, icon: Icon } = BAND_LOOKS[band];
  return (
    <button
      type="button"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- native radios move in one direction only
      role="radio"
      aria-checked={isChosen}
      tabIndex={isChosen ? 0 : -1}
      data-cell={`${likelihood}-${severity}`}
      className={`${styles.cell} ${tones[tone]}`}
      aria-label={m.risks_cell({
        score: likelihood * severity,
        band: BAND_WORDS[band](),
        likelihood: nameLikelihood(likelihood),
        severity: nameSeverity(severity),
      })}
      onClick={onChoose}
    >
      <Icon className={styles.shape} aria-hidden="true" />
      {likelihood * severity}
    </button>
  );
}
