import {
  FEEDBACK_SOURCES,
  FEEDBACKS,
  OUTCOMES,
  REPORT_LIMITS,
  SUPPORT_LEVELS,
} from '@relish/shared/reports/reports/choices.ts';

import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Chips } from '../../../ui/layout/chips.tsx';
import { m } from '../../../words/m.ts';
import {
  FEEDBACK_WORDS,
  OUTCOME_WORDS,
  SOURCE_WORDS,
  SUPPORT_WORDS,
} from '../../../words/report-words.ts';
import { DistressField } from './distress-field.tsx';
import { useRecordValue } from './record-context.ts';
import { PersonText } from './record-text.tsx';
import { ShareField } from './share-field.tsx';
import { usePerson } from './use-person.ts';

import styles from './person-fields.module.css';

/** Additional fields of a full record. */
export default function PersonFullFields({ id }: { id: string }) {
  const { said, person, isHere, change, field } = usePerson(
    id,
    'feedback',
    'feedback_source',
    'support_level',
    'outcomes',
  );
  const isEnough = said.outcomes.length >= REPORT_LIMITS.outcomes;
  return (
    <>
      {isHere && (
        <>
          <div className={styles.together}>
            <Chips
              {...field('feedback')}
              label={m.reports_feedback({ name: person.preferred_name })}
              optional
              options={FEEDBACKS.map((each) => ({ value: each, label: FEEDBACK_WORDS[each]() }))}
              value={said.feedback}
              onChange={(feedback) => change({ feedback })}
            />
            {said.feedback !== null && said.feedback !== 'no_answer' && (
              <Chips
                {...field('feedback_source')}
                label={m.reports_feedback_source()}
                optional
                options={FEEDBACK_SOURCES.map((each) => ({
                  value: each,
                  label: SOURCE_WORDS[each](),
                }))}
                value={said.feedback_source}
                onChange={(feedback_source) => change({ feedback_source })}
              />
            )}
          </div>
          <Chips
            {...field('support_level')}
            label={m.reports_support()}
            optional
            options={SUPPORT_LEVELS.map((each) => ({ value: each, label: SUPPORT_WORDS[each]() }))}
            value={said.support_level}
            onChange={(support_level) => change({ support_level })}
          />
          <Chips
            {...field('outcomes')}
            label={m.reports_outcomes()}
            hint={m.reports_outcomes_hint({ count: REPORT_LIMITS.outcomes })}
            optional
            multiple
            options={OUTCOMES.map((each) => ({
              value: each,
              label: OUTCOME_WORDS[each](),
              disabled: isEnough && !said.outcomes.includes(each),
            }))}
            value={said.outcomes}
            onChange={(outcomes) => change({ outcomes })}
          />
          <PersonText
            id={id}
            name="quote"
            label={m.reports_quote({ name: person.preferred_name })}
            hint={m.reports_quote_hint()}
            optional
            maxLength={200}
          />
        </>
      )}
      <div className={styles.together}>
        <PersonText
          id={id}
          name="note"
          label={m.reports_note()}
          hint={m.reports_note_hint()}
          optional
          maxLength={500}
        />
        <ShareableField id={id} />
      </div>
      <DistressField id={id} />
      <ShareField id={id} />
    </>
  );
}

/** Shown once there is a note. */
function ShareableField({ id }: { id: string }) {
  const { change, field } = usePerson(id);
  const { hasNote, isShareable } = useRecordValue(({ participations }) => {
    const participation = participations.find(({ resident_id }) => resident_id === id);
    return {
      hasNote: Boolean(participation?.note),
      isShareable: participation?.note_shareable ?? false,
    };
  });
  if (!hasNote) return null;
  return (
    <Checkbox
      {...field('note_shareable')}
      label={m.reports_note_shareable()}
      checked={isShareable}
      onChange={({ currentTarget }) => change({ note_shareable: currentTarget.checked })}
    />
  );
}
