import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { m } from '../../words/m.ts';
import { DictatedArea } from './dictated-area.tsx';
import { Evidence } from './evidence.tsx';
import { LeadersField } from './leaders-field.tsx';
import { penceOf, poundsOf } from './money.ts';
import { PhotosField } from './photos-field.tsx';
import { useRecordForm } from './record-context.ts';

import styles from './person-fields.module.css';

/** About the session itself: what the next one can learn from it. */
export function SessionFields() {
  const { values, change, problems } = useRecordForm();
  const area = (name: 'note' | 'what_worked' | 'what_to_change', maxLength: number) => ({
    name,
    maxLength,
    optional: true,
    value: values[name] ?? '',
    errors: problems[name],
    onText: (text: string) => change({ [name]: text }),
  });
  return (
    <>
      <Card title={m.reports_photos()} level={3}>
        <PhotosField />
      </Card>
      <Card title={m.reports_session()} level={3}>
        <div className={styles.fields}>
          <DictatedArea
            {...area('note', 1000)}
            label={m.reports_session_note()}
            hint={m.reports_session_hint()}
          />
          <DictatedArea {...area('what_worked', 500)} label={m.reports_worked()} />
          <DictatedArea {...area('what_to_change', 500)} label={m.reports_to_change()} />
          <LeadersField field="led_by" label={m.reports_led_by()} />
          <LeadersField field="helpers" label={m.reports_helpers()} />
          <Evidence />
          <TextField
            name="external_provider"
            label={m.reports_provider()}
            optional
            maxLength={80}
            value={values.external_provider ?? ''}
            errors={problems['external_provider']}
            onChange={({ currentTarget }) => change({ external_provider: currentTarget.value })}
          />
          <TextField
            name="cost_pence"
            label={m.reports_cost()}
            optional
            inputMode="decimal"
            defaultValue={poundsOf(values.cost_pence)}
            errors={problems['cost_pence']}
            onChange={({ currentTarget }) => change({ cost_pence: penceOf(currentTarget.value) })}
          />
        </div>
      </Card>
    </>
  );
}
