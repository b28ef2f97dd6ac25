import { lazyPart } from '../../../forms/lazy-part.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { m } from '../../../words/m.ts';
import { AttendanceField } from './attendance-field.tsx';
import { DistressPrompt } from './distress-prompt.tsx';
import { EngagementScale } from './engagement-scale.tsx';
import { FaceScale } from './face-scale.tsx';
import { usePerson } from './use-person.ts';

import styles from './person-fields.module.css';

export const PersonFullFields = lazyPart(
  () => import('./person-full-fields.tsx'),
  <Skeleton shape="pair" width="long" />,
);

/** Basic fields, and the rest for a full record. */
export function PersonFields({ id }: { id: string }) {
  const { said, person, isHere, isFull, change, field } = usePerson(
    id,
    'mood_before',
    'mood_after',
    'engagement',
    'distress',
  );
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
