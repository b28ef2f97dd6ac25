import { Checkbox } from '../../ui/checkbox.tsx';
import { m } from '../../words/m.ts';
import { DictatedArea } from './dictated-area.tsx';
import { DistressPrompt } from './distress-prompt.tsx';
import { usePerson } from './use-person.ts';

import styles from './person-fields.module.css';

export function DistressField({ id }: { id: string }) {
  const { said, person, change, field } = usePerson(id);
  return (
    <div className={styles.together}>
      <Checkbox
        {...field('distress')}
        label={m.reports_distress({ name: person.preferred_name })}
        checked={said.distress}
        onChange={({ currentTarget: { checked } }) =>
          // What was distressing is never shared by the app.
          change({ distress: checked, ...(checked && { share_with_family: null }) })
        }
      />
      {said.distress && (
        <>
          <DistressPrompt residentId={id} />
          <DictatedArea
            {...field('distress_note')}
            label={m.reports_distress_note()}
            hint={m.reports_distress_note_hint()}
            maxLength={500}
            value={said.distress_note ?? ''}
            onText={(distress_note) => change({ distress_note })}
          />
        </>
      )}
    </div>
  );
}
