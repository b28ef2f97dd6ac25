import { m } from '../../../../words/m.ts';
import { FieldView } from './field-view.tsx';
import { FIRST_FIELDS } from './fields.ts';
import { SimilarPeople } from './similar-people.tsx';
import { SoftWarnings } from './soft-warnings.tsx';

import frame from '../../../../forms/long-form.module.css';
import fold from '../../../../ui/layout/fold.module.css';
import styles from './form.module.css';

/** The required fields; the rest is optional. */
export const FirstFields = () => (
  <>
    <section className={fold.fold} aria-labelledby="first">
      <h2 id="first" className={styles.firstHeading}>
        {m.manage_resident_start()}
      </h2>
      <div className={fold.body}>
        <div className={frame.grid}>
          {FIRST_FIELDS.map((field) => (
            <FieldView key={field.name} field={field} />
          ))}
        </div>
        <SoftWarnings />
        <SimilarPeople />
      </div>
    </section>
    <div className={styles.more}>
      <h2>{m.manage_resident_more()}</h2>
      <p className={frame.quiet}>{m.manage_resident_more_text()}</p>
    </div>
  </>
);
