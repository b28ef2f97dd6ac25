import { useCan } from '../../session/use-session.ts';
import { m } from '../../words/m.ts';
import { FullPart } from './full-part.tsx';
import { KeepTemplate } from './keep-template.tsx';
import { PersonFields } from './person-fields.tsx';
import { PersonRows } from './person-rows.tsx';
import { useRecordForm } from './record-context.ts';

import styles from './record-form.module.css';

/** How it was for each; the answers that fit most people are there already. */
export function HowPart() {
  const { values, draft } = useRecordForm();
  const mayKeep = useCan('reports.keep') && draft.edits === undefined;
  const [only, ...others] = values.participations;
  return (
    <section className={styles.part} aria-labelledby="how-title">
      <h2 id="how-title" data-part="how" tabIndex={-1} className={styles.heading}>
        {m.reports_how_title()}
      </h2>
      {!only && <p className={styles.quiet}>{m.reports_how_nobody()}</p>}
      {only && others.length === 0 && (
        <div className={styles.card}>
          <PersonFields id={only.resident_id} />
        </div>
      )}
      {others.length > 0 && <PersonRows />}
      {only && <FullPart />}
      {only && mayKeep && <KeepTemplate />}
    </section>
  );
}
