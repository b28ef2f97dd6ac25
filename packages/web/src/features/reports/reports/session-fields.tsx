import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { Evidence } from './evidence.tsx';
import { LeadersField } from './leaders-field.tsx';
import { toPence, toPounds } from './money.ts';
import { PhotosField } from './photos-field.tsx';
import { useRecordForm } from './record-context.ts';
import { ProviderField, SessionText } from './record-text.tsx';

import styles from './person-fields.module.css';

/** Notes on the session for the next time. */
export default function SessionFields() {
  const { form, change, problems, merges } = useRecordForm();
  return (
    <>
      <Card title={m.reports_photos()} level={3}>
        <PhotosField />
      </Card>
      <Card title={m.reports_session()} level={3}>
        <div className={styles.fields}>
          <SessionText
            name="note"
            optional
            maxLength={1000}
            label={m.reports_session_note()}
            hint={m.reports_session_hint()}
          />
          <SessionText name="what_worked" optional maxLength={500} label={m.reports_worked()} />
          <SessionText
            name="what_to_change"
            optional
            maxLength={500}
            label={m.reports_to_change()}
          />
          <LeadersField field="led_by" label={m.reports_led_by()} />
          <LeadersField field="helpers" label={m.reports_helpers()} />
          <Evidence />
          <ProviderField />
          <TextField
            // It holds what is typed, and begins again with what was merged.
            key={merges}
            name="cost_pence"
            label={m.reports_cost()}
            optional
            inputMode="decimal"
            defaultValue={toPounds(form.getValues('values.cost_pence'))}
            errors={problems['cost_pence']}
            onChange={({ currentTarget }) => change({ cost_pence: toPence(currentTarget.value) })}
          />
        </div>
      </Card>
    </>
  );
}
