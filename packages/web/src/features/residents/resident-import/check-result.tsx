import { useEffect, useRef, useState } from 'react';

import { Banner } from '../../../ui/feedback/banner.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { StatTile } from '../../../ui/layout/stat-tile.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { formatNumber } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { AddResidents } from './add-residents.tsx';
import type { Checked, CheckedRow } from './api.ts';
import { rowColumns } from './row-columns.tsx';
import type { ResidentImport } from './use-resident-import.ts';

import styles from './resident-import.module.css';

interface Props {
  checked: Checked;
  work: ResidentImport;
  onCheck: () => void;
}

/** Problems first, then warnings. */
const urgency = ({ problems, warnings }: CheckedRow) => {
  if (problems.length > 0) return 0;
  return warnings.length > 0 ? 1 : 2;
};

export function CheckResult({ checked, work, onCheck }: Props) {
  const { rows, ready, bad } = checked;
  const [onlyProblems, setOnlyProblems] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const warned = rows.filter(({ warnings }) => warnings.length > 0).length;
  const sorted = rows.toSorted((a, b) => urgency(a) - urgency(b));
  const shown = onlyProblems ? sorted.filter((row) => urgency(row) < 2) : sorted;
  return (
    <section className={styles.result} aria-labelledby="import-result">
      <h2 id="import-result" ref={heading} tabIndex={-1} className={styles.resultTitle}>
        {m.import_step_result()}
      </h2>
      <div className={styles.tiles}>
        <StatTile label={m.import_count_ready()} figure={formatNumber(ready)} />
        <StatTile label={m.import_count_bad()} figure={formatNumber(bad)} />
        <StatTile label={m.import_count_warned()} figure={formatNumber(warned)} />
      </div>
      {bad > 0 ? (
        <Banner kind="attention" title={m.import_bad_title({ count: bad })}>
          {m.import_bad_text()}
        </Banner>
      ) : (
        <AddResidents count={ready} hasWarnings={warned > 0} work={work} onCheck={onCheck} />
      )}
      {bad + warned > 0 && (
        <div className={styles.filter}>
          <Switch
            label={m.import_only_problems()}
            hint={m.import_only_problems_hint()}
            value={onlyProblems}
            onChange={setOnlyProblems}
          />
        </div>
      )}
      <Table
        label={m.import_rows()}
        columns={rowColumns(warned > 0)}
        rows={shown}
        rowKey={({ line }) => line}
        empty={null}
      />
    </section>
  );
}
