import { isHeld } from '@relish/shared/reports/reports/distress.ts';
import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { m } from '../../../words/m.ts';
import { type PersonInReport, type Report, useDecideSharing } from './api.ts';
import { ShareMoment } from './share-moment.tsx';

import styles from './report-people.module.css';

interface Props {
  report: Report;
  person: PersonInReport;
}

/** Shows whether the family sees a moment of distress, with the two possible decisions. */
export function FamilyDecision({ report, person }: Props) {
  const [sharing, setSharing] = useState(false);
  const decide = useDecideSharing();
  if (!person.share_with_family || !isHeld(person) || report.status === 'voided') return null;
  const { family_decision: decision, family_sentence, resident_id } = person;
  const keep = () =>
    decide.mutate(
      { id: report.id, version: report.version, resident_id, decision: 'keep' },
      { onSuccess: () => showToast({ title: m.reports_decide_kept(), tone: 'success' }) },
    );
  return (
    <Banner kind={decision === null ? 'attention' : 'info'} title={TITLES[decision ?? 'held']()}>
      <p>
        {family_sentence ?? (decision === 'keep' ? m.reports_kept_text() : m.reports_held_text())}
      </p>
      {report.allowed.decide ? (
        <div className={styles.decisions}>
          {decision !== 'share' && (
            <Button
              size="small"
              kind={decision === null ? 'primary' : 'quiet'}
              onClick={() => setSharing(true)}
            >
              {m.reports_decide_share()}
            </Button>
          )}
          {decision !== 'keep' && (
            <Button size="small" kind="quiet" busy={decide.isPending} onClick={keep}>
              {m.reports_decide_keep()}
            </Button>
          )}
        </div>
      ) : (
        decision === null && <p>{m.reports_held_who()}</p>
      )}
      {sharing && <ShareMoment report={report} person={person} onClose={() => setSharing(false)} />}
    </Banner>
  );
}

const TITLES = {
  held: m.reports_held_title,
  share: m.reports_sentence_title,
  keep: m.reports_kept_title,
};
