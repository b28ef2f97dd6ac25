import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { m } from '../../../words/m.ts';
import { DistressPrompt } from './distress-prompt.tsx';
import { PersonText } from './record-text.tsx';
import { usePerson } from './use-person.ts';

import styles from './person-fields.module.css';

export function DistressField({ id }: { id: string }) {
  const { said, person, change, field } = usePerson(id, 'distress');
  return (
    <div className={styles.together}>
      <Checkbox
        {...field('distress')}
        label={m.reports_distress({ name: person.preferred_name })}
        checked={said.distress}
        onChange={({ currentTarget: { checked } }) =>
          // Distress is never shared with the family automatically.
          change({ distress: checked, ...(checked && { share_with_family: null }) })
        }
      />
      {said.distress && (
        <>
          <DistressPrompt residentId={id} />
          <PersonText
            id={id}
            name="distress_note"
            label={m.reports_distress_note()}
            hint={m.reports_distress_note_hint()}
            maxLength={500}
          />
        </>
      )}
    </div>
  );
}
