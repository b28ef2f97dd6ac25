import { COLUMNS, type ColumnKey } from '@relish/shared/residents/resident-import/columns.ts';
import type { FormEvent } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useWideScreen } from '../../../ui/layout/use-wide-screen.ts';
import { m } from '../../../words/m.ts';
import type { ChosenFile } from './chosen-file.ts';
import { ColumnSelect } from './column-select.tsx';
import { COLUMN_WORDS } from './column-words.ts';
import type { ResidentImport } from './use-resident-import.ts';

import styles from './resident-import.module.css';

const listKeys = (wanted: (column: (typeof COLUMNS)[number]) => boolean): ColumnKey[] =>
  COLUMNS.filter(wanted).map(({ key }) => key);
const REQUIRED = listKeys((column) => 'required' in column);
const OTHERS = listKeys((column) => !('required' in column));

interface Props {
  chosen: ChosenFile;
  work: ResidentImport;
  onCheck: () => boolean;
}

/** Starts with the matches that the column names suggest. */
export function MatchColumns({ chosen, work, onCheck }: Props) {
  const { mapping, missing, problem, isUnsure, isChecking } = work;
  const isWide = useWideScreen();
  const used = new Set(Object.values(mapping));
  const leftAside = chosen.header.filter((name, at) => name.trim() !== '' && !used.has(at));
  const found = OTHERS.filter((key) => mapping[key] !== undefined).length;
  const select = (key: ColumnKey) => (
    <ColumnSelect key={key} column={key} chosen={chosen} work={work} />
  );

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const first = event.currentTarget.elements.namedItem(`mapping.${missing[0]}`);
    if (!onCheck() && first instanceof HTMLElement) first.focus();
  }

  return (
    <Card title={m.import_step_match()}>
      <form className={styles.match} onSubmit={check} noValidate>
        {missing.length > 0 && (
          <Banner kind="attention" title={m.import_missing_title()}>
            {m.import_missing_text({ columns: formatNames(missing) })}
          </Banner>
        )}
        <section className={styles.group}>
          <h3 className={styles.groupTitle}>{m.import_needed()}</h3>
          <div className={styles.selects}>{REQUIRED.map(select)}</div>
        </section>
        <details className={styles.others} open={isWide}>
          <summary className={styles.summary}>
            <span className={styles.groupTitle}>{m.import_others()}</span>
            <span className={styles.soft}>
              {m.import_others_found({ found, all: OTHERS.length })}
            </span>
          </summary>
          <div className={styles.selects}>{OTHERS.map(select)}</div>
        </details>
        {leftAside.length > 0 && (
          <Banner kind="info" title={m.import_left_aside()}>
            {leftAside.join(', ')}
          </Banner>
        )}
        {isUnsure && (
          <Banner kind="danger" title={m.import_unsure_title()}>
            {m.import_unsure_text()}
          </Banner>
        )}
        {problem !== undefined && <Banner kind="danger">{problem}</Banner>}
        <div>
          <Button type="submit" busy={isChecking} kind={work.checked ? 'quiet' : 'primary'}>
            {m.import_check()}
          </Button>
        </div>
      </form>
    </Card>
  );
}

const formatNames = (keys: readonly ColumnKey[]) =>
  keys.map((key) => COLUMN_WORDS[key]()).join(', ');
