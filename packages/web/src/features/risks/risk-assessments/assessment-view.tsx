import { calledName } from '@relish/shared/residents/residents/called-name.ts';

import { Banner } from '../../../ui/feedback/banner.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Columns, Stack } from '../../../ui/layout/columns.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { RiskAssessment } from './api.ts';
import { ApprovalCard } from './approval-card.tsx';
import { AssessmentActions } from './assessment-actions.tsx';
import { AssessmentLines } from './assessment-lines.tsx';
import { CheckAgain } from './check-again.tsx';
import { RiskBadges } from './risk-badges.tsx';
import { DECISION_WORDS, KIND_WORDS, PEOPLE_WORDS } from './risk-words.ts';
import { VersionHistory } from './version-history.tsx';

import styles from './assessment-view.module.css';

/** Benefits first, then what could go wrong; the decision is beside it. */
export default function AssessmentView({ assessment }: { assessment: RiskAssessment }) {
  const { text, returned_because, status } = assessment;
  return (
    <Page
      title={assessment.title}
      lead={`${KIND_WORDS[assessment.kind]()} · ${m.risks_version({ version: assessment.version })}`}
      back="/tabs/risk-assessments"
      actions={<AssessmentActions assessment={assessment} />}
    >
      <div className={styles.view}>
        <RiskBadges row={{ ...assessment, check_again: assessment.check_again.length }} />
        {status === 'draft' && returned_because !== null && (
          <Banner kind="attention" title={m.risks_returned_because()}>
            {returned_because}
          </Banner>
        )}
        <CheckAgain assessment={assessment} />
        <Columns>
          <Stack>
            <Card title={m.risks_benefits()}>
              <p className={styles.words} translate="no">
                {text.benefits}
              </p>
            </Card>
            <AssessmentLines assessment={assessment} />
          </Stack>
          <Stack>
            <ApprovalCard assessment={assessment} />
            <Card title={m.risks_field_decision()}>
              {text.decision !== null && (
                <p className={styles.decision}>{DECISION_WORDS[text.decision]()}</p>
              )}
              <p className={styles.words} translate="no">
                {text.decision_reason}
              </p>
            </Card>
            <Card title={m.risks_view()}>
              <p className={styles.words} translate="no">
                {text.person_view ??
                  (text.person_involved ? m.risks_view_asked() : m.risks_view_none())}
              </p>
            </Card>
            <About assessment={assessment} />
            <Card title={m.risks_step_plans()}>
              <Facts
                facts={[
                  [m.risks_field_plan(), text.emergency_plan],
                  [m.risks_field_ratio(), text.staffing_ratio],
                ]}
              />
            </Card>
            <VersionHistory assessment={assessment} />
          </Stack>
        </Columns>
      </div>
    </Page>
  );
}

const About = ({ assessment: { text, residents, assessor, approver } }: Props) => (
  <Card title={m.risks_about()}>
    {residents.length > 0 && (
      <ul className={styles.people} aria-label={m.risks_field_residents()}>
        {residents.map((person) => (
          <li key={person.id}>
            <Avatar
              id={person.id}
              firstName={person.preferred_name}
              lastName={person.last_name}
              photo={person.picture?.thumb}
              size="small"
            />
            <span translate="no">{calledName(person)}</span>
          </li>
        ))}
      </ul>
    )}
    <Facts
      facts={[
        [m.risks_field_description(), text.description],
        [m.risks_field_location(), text.location],
        [
          m.risks_field_people(),
          text.people_at_risk.map((each) => PEOPLE_WORDS[each]()).join(', '),
        ],
        [m.risks_assessor(), assessor.name],
        [m.risks_field_assessed(), formatDay(text.assessed_on)],
        [m.risks_approver(), approver?.name ?? null],
        [m.risks_field_review(), formatDay(text.review_on)],
      ]}
    />
  </Card>
);

interface Props {
  assessment: RiskAssessment;
}

/** Empty ones are left out. */
const Facts = ({ facts }: { facts: readonly (readonly [string, string | null])[] }) => (
  <dl className={styles.facts}>
    {facts
      .filter(([, value]) => value)
      .map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd translate="no">{value}</dd>
        </div>
      ))}
  </dl>
);
