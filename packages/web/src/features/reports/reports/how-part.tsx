import { useCan } from '../../../session/use-session.ts';
import { m } from '../../../words/m.ts';
import { FullPart } from './full-part.tsx';
import { KeepTemplate } from './keep-template.tsx';
import { PersonFields } from './person-fields.tsx';
import { PersonRows } from './person-rows.tsx';
import { residentIds, useRecordDraft, useRecordValue } from './record-context.ts';

import styles from './record-form.module.css';

/** Starts with the most common answers. */
export function HowPart() {
  const isNew = useRecordDraft(({ edits }) => edits === undefined);
  const mayKeep = useCan('reports.keep') && isNew;
  const [only, ...others] = useRecordValue(residentIds);
  return (
    <section className={styles.part} aria-labelledby="how-title" data-tour="record-how">
      <h2 id="how-title" data-part="how" tabIndex={-1} className={styles.heading}>
        {m.reports_how_title()}
      </h2>
      {only === undefined && <p className={styles.quiet}>{m.reports_how_nobody()}</p>}
      {only !== undefined && others.length === 0 && (
        <div className={styles.card}>
          <PersonFields id={only} />
        </div>
      )}
      {others.length > 0 && <PersonRows />}
      {only !== undefined && <FullPart />}
      {only !== undefined && mayKeep && <KeepTemplate />}
    </section>
  );
}
