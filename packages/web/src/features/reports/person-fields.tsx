import { EngagementScale } from '../../ui/engagement-scale.tsx';
import { FaceScale } from '../../ui/face-scale.tsx';
import { m } from '../../words/m.ts';
import { AttendanceField } from './attendance-field.tsx';
import { DistressPrompt } from './distress-prompt.tsx';
import { PersonFullFields } from './person-full-fields.tsx';
import { usePerson } from './use-person.ts';

import styles from './person-fields.module.css';

/** How it was for one person: what everybody answers, and in a full report the rest. */
export function PersonFields({ id }: { id: string }) {
  const { said, person, isHere, isFull, change, field } = usePerson(id);
  return (
    <div className={styles.fields}>
      <AttendanceField id={id} />
      {isHere && isFull && (
        <FaceScale
          {...field('mood_before')}
          label={m.reports_mood_before()}
          optional
          value={said.mood_before ?? undefined}
          offerCouldNotTell={said.mood_before !== null}
          onChange={(mood_before) => change({ mood_before })}
        />
      )}
      {isHere && (
        <>
          <FaceScale
            {...field('mood_after')}
            label={isFull ? m.reports_mood_after() : m.reports_mood()}
            optional
            value={said.mood_after ?? undefined}
            offerCouldNotTell={said.mood_after !== null}
            onChange={(mood_after) => change({ mood_after })}
          />
          {said.mood_after === 1 && !said.distress && <DistressPrompt residentId={id} />}
          <EngagementScale
            {...field('engagement')}
            label={m.reports_engagement({ name: person.preferred_name })}
            optional={!isFull}
            hint={person.level === 'reflex' ? m.reports_engagement_reflex() : undefined}
            value={said.engagement}
            onChange={(engagement) => change({ engagement })}
          />
        </>
      )}
      {isFull && <PersonFullFields id={id} />}
    </div>
  );
}
