import type { RiskLine } from '@relish/shared/risks/risk-assessments/assessment-input.ts';
import { Check } from 'lucide-react';

import { useCan } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { useStaff } from '../../accounts/staff/api.ts';
import { type RiskAssessment, useFinishAction } from './api.ts';
import { LineBands, LineControls } from './line-summary.tsx';
import { nameHazard, ratingWords } from './risk-words.ts';

import styles from './lines.module.css';

export const AssessmentLines = ({ assessment }: { assessment: RiskAssessment }) => (
  <Card title={m.risks_hazards({ count: assessment.text.lines.length })}>
    <ol className={styles.list} aria-label={m.risks_field_lines()}>
      {assessment.text.lines.map((line) => (
        <li key={line.key} className={styles.line}>
          <h3 className={styles.hazard}>{nameHazard(line)}</h3>
          <LineBands line={line} />
          <p className={styles.quiet}>{ratingWords(line.likelihood_after, line.severity_after)}</p>
          <LineControls line={line} />
          {line.extra_controls.length > 0 && <LineAction assessment={assessment} line={line} />}
        </li>
      ))}
    </ol>
  </Card>
);

interface Props {
  assessment: RiskAssessment;
  line: RiskLine;
}

/** Owners put the extra controls in place; marking it done leaves the approval as it is. */
function LineAction({ assessment: { id, status }, line }: Props) {
  const today = useToday();
  const finish = useFinishAction();
  const mayFinish = useCan('risk-assessments.check') && status !== 'archived';
  const { data: staff = [] } = useStaff(false, line.owner_id !== null);
  const owner = staff.find((each) => each.id === line.owner_id);
  const hazard = nameHazard(line);
  const { done_on, due_on, key } = line;
  const mark = (day: string | null) => {
    if (!finish.isPending) finish.mutate({ id, key, done_on: day });
  };
  if (done_on !== null)
    return (
      <div className={styles.bands}>
        <Badge kind="brand" icon={Check}>
          {m.risks_action_done({ day: formatDay(done_on) })}
        </Badge>
        {mayFinish && (
          <Button
            kind="plain"
            size="small"
            busy={finish.isPending}
            aria-label={m.risks_action_undo_named({ hazard })}
            onClick={() => mark(null)}
          >
            {m.risks_action_undo()}
          </Button>
        )}
      </div>
    );
  return (
    <div className={styles.bands}>
      {due_on !== null && due_on < today && (
        <Badge kind="attention">{m.risks_action_late({ day: formatDay(due_on) })}</Badge>
      )}
      {(owner ?? due_on) !== null && (
        <span className={styles.quiet} translate="no">
          {[
            owner && `${owner.first_name} ${owner.last_name}`,
            due_on !== null && due_on >= today && m.risks_review_on({ day: formatDay(due_on) }),
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      )}
      {mayFinish && (
        <Button
          kind="quiet"
          size="small"
          busy={finish.isPending}
          aria-label={m.risks_action_finish_named({ hazard })}
          onClick={() => mark(today)}
        >
          {m.risks_action_finish()}
        </Button>
      )}
    </div>
  );
}
