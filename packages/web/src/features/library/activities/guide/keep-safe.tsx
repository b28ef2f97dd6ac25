import { ClipboardCheck, Zap } from 'lucide-react';

import { useCan } from '../../../../session/use-session.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { HAZARD_WORDS } from '../../../../words/activity-words.ts';
import { ALLERGEN_WORDS } from '../../../../words/allergen-words.ts';
import { formatDay } from '../../../../words/format.ts';
import { m } from '../../../../words/m.ts';
import { type Activity, useRiskCover } from '../api.ts';
import { RISK_WORDS } from '../risk-words.ts';

import styles from './guide-parts.module.css';

const RISK_KINDS = { low: 'neutral', moderate: 'attention', high: 'danger' } as const;

export function KeepSafe({ id, guide }: Pick<Activity, 'id' | 'guide'>) {
  const { hazards, allergens, iddsi_note, culture_notes, flashing_light } = guide;
  // Assessments are the home's work: a relative cannot do one.
  const isVisiting = useCan('relatives.view');
  const needsAssessment = guide.risk_required && !isVisiting;
  const isQuiet =
    hazards.length + allergens.length === 0 && iddsi_note === null && culture_notes === null;
  if (isQuiet && !needsAssessment && !flashing_light) return null;
  return (
    <Card title={m.guide_safe()}>
      {needsAssessment && <NeedsAssessment activityId={id} />}
      {flashing_light && (
        <p className={styles.note}>
          <Zap aria-hidden="true" />
          {m.guide_flashing()}
        </p>
      )}
      {allergens.length > 0 && (
        <div>
          <h3 className={styles.small}>{m.guide_allergens()}</h3>
          <ul className={styles.badges}>
            {allergens.map((each) => (
              <li key={each}>
                <Badge kind="attention">{ALLERGEN_WORDS[each]()}</Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
      {hazards.length > 0 && (
        <ul className={styles.hazards}>
          {hazards.map(({ code, level, controls }) => (
            <li key={code}>
              <h3 className={styles.hazard}>
                {HAZARD_WORDS[code]()}
                <Badge kind={RISK_KINDS[level]}>{RISK_WORDS[level]()}</Badge>
              </h3>
              {controls !== null && <p>{controls}</p>}
            </li>
          ))}
        </ul>
      )}
      {iddsi_note !== null && (
        <div>
          <h3 className={styles.small}>{m.guide_iddsi()}</h3>
          <p>{iddsi_note}</p>
        </div>
      )}
      {culture_notes !== null && (
        <div>
          <h3 className={styles.small}>{m.guide_culture()}</h3>
          <p>{culture_notes}</p>
        </div>
      )}
    </Card>
  );
}

/** Homes that use assessments see whether one is valid today. */
function NeedsAssessment({ activityId }: { activityId: string }) {
  const mayView = useCan('risk-assessments.view');
  const mayAdd = useCan('risk-assessments.add');
  const cover = useRiskCover(activityId, mayView);
  return (
    <div>
      <p className={styles.note}>
        <ClipboardCheck aria-hidden="true" />
        {cover?.cover === 'covered' && cover.review_on !== null
          ? m.risks_cover_covered({ day: formatDay(cover.review_on) })
          : m.guide_risk_required()}
      </p>
      {cover && cover.assessment_id !== null ? (
        <Link kind="quiet-button" to={`/risk-assessment?id=${cover.assessment_id}`}>
          {m.risks_cover_open()}
        </Link>
      ) : (
        cover &&
        mayAdd && (
          <Link kind="quiet-button" to={`/risk-assessment-edit?activity=${activityId}`}>
            {m.risks_cover_start()}
          </Link>
        )
      )}
    </div>
  );
}
