import type { RiskAssessmentInput } from '@relish/shared/risks/risk-assessments/assessment-input.ts';
import {
  COMPARED_TEXTS,
  type ComparedText,
  type ComparedVersion,
  listDifferences,
} from '@relish/shared/risks/risk-assessments/difference.ts';

import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { type RiskAssessment, useRisk } from './api.ts';
import { BAND_WORDS, DECISION_WORDS, nameHazard } from './risk-words.ts';

import styles from './assessment-view.module.css';

type Difference = ReturnType<typeof listDifferences>[number];

const TEXT_WORDS: Record<ComparedText, () => string> = {
  title: m.risks_field_title,
  benefits: m.risks_benefits,
  description: m.risks_field_description,
  location: m.risks_field_location,
  person_view: m.risks_view,
  emergency_plan: m.risks_field_plan,
  staffing_ratio: m.risks_field_ratio,
  decision: m.risks_field_decision,
  decision_reason: m.risks_field_reason,
  review_on: m.risks_field_review,
};

const toCompared = (text: RiskAssessmentInput): ComparedVersion => ({
  texts: Object.fromEntries(
    COMPARED_TEXTS.map((name) => [name, showText(name, text)]),
  ) as ComparedVersion['texts'],
  lines: text.lines,
});

function showText(name: ComparedText, text: RiskAssessmentInput): string | null {
  if (name === 'decision') return text.decision === null ? null : DECISION_WORDS[text.decision]();
  return name === 'review_on' ? formatDay(text.review_on) : text[name];
}

interface Props {
  assessment: RiskAssessment;
  version: number;
}

/** One sentence per change, in the order in which the assessment is read. */
export default function Differences({ assessment, version }: Props) {
  const earlier = useRisk(assessment.id, version);
  if (earlier.isError)
    return (
      <ErrorState level={3} busy={earlier.isFetching} onRetry={() => void earlier.refetch()} />
    );
  if (!earlier.data) return <Skeleton shape="pair" width="long" />;
  const differences = listDifferences(toCompared(earlier.data.text), toCompared(assessment.text));
  return (
    <section aria-label={m.risks_differences({ version })}>
      <h3>{m.risks_differences({ version })}</h3>
      {differences.length === 0 && <p>{m.risks_differences_none()}</p>}
      <ul className={styles.changes}>
        {differences.map((difference, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- differences have no id and are never reordered
          <li key={at}>
            <DifferenceWords difference={difference} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DifferenceWords({ difference }: { difference: Difference }) {
  if (difference.kind === 'text')
    return (
      <>
        {m.risks_difference_text({ field: TEXT_WORDS[difference.text]() })}
        <dl className={styles.facts}>
          <div>
            <dt>{m.risks_difference_before()}</dt>
            <dd translate="no">{difference.before ?? m.risks_difference_empty()}</dd>
          </div>
          <div>
            <dt>{m.risks_difference_after()}</dt>
            <dd translate="no">{difference.after ?? m.risks_difference_empty()}</dd>
          </div>
        </dl>
      </>
    );
  const hazard = nameHazard(difference.line);
  switch (difference.kind) {
    case 'line_added':
      return m.risks_difference_line_added({ hazard });
    case 'line_removed':
      return m.risks_difference_line_removed({ hazard });
    case 'control_added':
      return m.risks_difference_control_added({ hazard, control: difference.control });
    case 'control_removed':
      return m.risks_difference_control_removed({ hazard, control: difference.control });
    case 'band_changed':
      return m.risks_difference_band_changed({
        hazard,
        before: BAND_WORDS[difference.before]().toLowerCase(),
        after: BAND_WORDS[difference.after]().toLowerCase(),
      });
    default:
      return m.risks_difference_rating_changed({
        hazard,
        before: difference.before,
        after: difference.after,
      });
  }
}
