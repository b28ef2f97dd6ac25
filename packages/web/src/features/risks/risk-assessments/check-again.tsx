import { calledName } from '@relish/shared/residents/residents/called-name.ts';

import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { HAZARD_WORDS } from '../../../words/activity-words.ts';
import { m } from '../../../words/m.ts';
import type { RiskAssessment } from './api.ts';

import styles from './assessment-view.module.css';

type Reason = RiskAssessment['check_again'][number];
type Fact = Extract<Reason, { kind: 'resident_changed' }>['facts'][number];

const FACT_WORDS: Record<Fact, () => string> = {
  moves: m.risks_fact_moves,
  help_to_stand: m.risks_fact_help_to_stand,
  falls_risk: m.risks_fact_falls_risk,
  food_texture: m.risks_fact_food_texture,
  drink_thickness: m.risks_fact_drink_thickness,
  allergens: m.risks_fact_allergens,
  sight: m.risks_fact_sight,
  hearing: m.risks_fact_hearing,
  photosensitive: m.risks_fact_photosensitive,
  oxygen: m.risks_fact_oxygen,
  pacemaker: m.risks_fact_pacemaker,
  level: m.risks_fact_level,
};

/** Changes since the approval. */
export function CheckAgain({ assessment: { check_again, residents } }: Props) {
  if (check_again.length === 0) return null;
  return (
    <Banner kind="attention" title={m.risks_check_title()}>
      <ul className={styles.changes}>
        {check_again.map((reason, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- reasons have no id and are never reordered
          <li key={at}>
            <ReasonWords reason={reason} residents={residents} />
          </li>
        ))}
      </ul>
    </Banner>
  );
}

interface Props {
  assessment: RiskAssessment;
}

function ReasonWords({
  reason,
  residents,
}: { reason: Reason } & Pick<RiskAssessment, 'residents'>) {
  if (reason.kind === 'incident')
    return (
      <>
        {m.risks_check_incident()}{' '}
        <Link to={`/report?id=${reason.report_id}`}>{m.risks_check_incident_link()}</Link>
      </>
    );
  if (reason.kind === 'new_hazard')
    return m.risks_check_new_hazard({
      hazards: reason.hazards.map((code) => HAZARD_WORDS[code]()).join(', '),
    });
  const person = residents.find(({ id }) => id === reason.resident_id);
  return m.risks_check_resident_changed({
    name: person ? calledName(person) : m.risks_check_someone(),
    facts: reason.facts.map((fact) => FACT_WORDS[fact]()).join(', '),
  });
}
