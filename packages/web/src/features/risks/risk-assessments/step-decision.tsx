import { DECISIONS, RISK_LIMITS } from '@relish/shared/risks/risk-assessments/choices.ts';
import { findOverallBand } from '@relish/shared/risks/risk-assessments/matrix.ts';
import { findLatestReview } from '@relish/shared/risks/risk-assessments/review.ts';
import { Controller, useWatch } from 'react-hook-form';

import { DateField } from '../../../ui/forms/date-field.tsx';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { useAssessmentForm } from './assessment-form-context.ts';
import { BandBadge } from './band-badge.tsx';
import { BAND_RULES, DECISION_HINTS, DECISION_WORDS } from './risk-words.ts';

import styles from './lines.module.css';

/** Not going ahead takes the same reasons and review as going. */
export function StepDecision() {
  const { control, field, listErrors } = useAssessmentForm();
  const [kind, lines, assessedOn] = useWatch({ control, name: ['kind', 'lines', 'assessed_on'] });
  const band = findOverallBand(lines);
  const latest = findLatestReview(kind, assessedOn);
  return (
    <>
      {lines.length > 0 && (
        <div className={styles.controls}>
          <p>
            <BandBadge band={band} words={m.risks_band_overall} />
          </p>
          <p className={styles.quiet}>{BAND_RULES[band]()}</p>
        </div>
      )}
      <Controller
        control={control}
        name="decision"
        render={({ field: decision }) => (
          <RadioCards
            {...decision}
            label={m.risks_field_decision()}
            options={DECISIONS.map((value) => ({
              value,
              label: DECISION_WORDS[value](),
              description: DECISION_HINTS[value](),
            }))}
            errors={listErrors('decision')}
          />
        )}
      />
      <TextArea
        label={m.risks_field_reason()}
        hint={m.risks_field_reason_hint()}
        maxLength={RISK_LIMITS.reason}
        {...field('decision_reason')}
      />
      <Controller
        control={control}
        name="review_on"
        render={({ field: review }) => (
          <DateField
            {...review}
            label={m.risks_field_review()}
            hint={m.risks_field_review_hint({ day: formatDay(latest) })}
            min={assessedOn}
            max={latest}
            errors={listErrors('review_on')}
          />
        )}
      />
    </>
  );
}
