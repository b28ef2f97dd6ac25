import { m } from '../../../words/m.ts';
import { FieldView } from './field-view.tsx';
import { FIRST_FIELDS } from './fields.ts';
import { SimilarPeople } from './similar-people.tsx';
import { SoftWarnings } from './soft-warnings.tsx';

import fold from '../../../ui/fold.module.css';
import frame from '../../../ui/long-form.module.css';
import styles from './form.module.css';

/** The least that makes a resident; the rest is an offer. */
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
