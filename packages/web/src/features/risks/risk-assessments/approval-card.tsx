import { lazy, Suspense, useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { type RiskAssessment, useApproveRisk, useSendRisk, useWithdrawRisk } from './api.ts';
import { BAND_RULES, REFUSAL_WORDS } from './risk-words.ts';

import styles from './assessment-view.module.css';

// Loaded when opened.
const ReasonDialog = lazy(() => import('./reason-dialog.tsx'));

interface Props {
  assessment: RiskAssessment;
}

/** The one next step, and why it is not this user's where it is not. */
export function ApprovalCard({ assessment }: Props) {
  const { status } = assessment;
  const mayEdit = useCan('risk-assessments.edit');
  if (status === 'draft' && mayEdit)
    return (
      <Card title={m.risks_approval_title()}>
        <Send assessment={assessment} />
      </Card>
    );
  if (status !== 'awaiting_approval') return null;
  return (
    <Card title={m.risks_approval_title()}>
      <Decide assessment={assessment} mayEdit={mayEdit} />
    </Card>
  );
}

function Send({ assessment: { id, revision, band } }: Props) {
  const send = useSendRisk();
  return (
    <>
      <p className={styles.quiet}>{BAND_RULES[band]()}</p>
      <Problem error={send.error} />
      <div>
        <Button
          busy={send.isPending}
          onClick={() =>
            send.isPending ||
            send.mutate(
              { id, revision },
              { onSuccess: () => showToast({ title: m.risks_sent(), tone: 'success' }) },
            )
          }
        >
          {m.risks_send_from_page()}
        </Button>
      </div>
    </>
  );
}

function Decide({ assessment, mayEdit }: Props & { mayEdit: boolean }) {
  const { id, revision, why_not_approve, band } = assessment;
  const approve = useApproveRisk();
  const withdraw = useWithdrawRisk();
  const mayReturn = useCan('risk-assessments.approve');
  const [isReturning, setReturning] = useState(false);
  return (
    <>
      {why_not_approve === null ? (
        <p>{m.risks_approval_yours()}</p>
      ) : (
        <>
          <Banner kind={why_not_approve === 'extreme' ? 'danger' : 'info'}>
            {REFUSAL_WORDS[why_not_approve]()}
          </Banner>
          {why_not_approve === 'not_allowed' && (
            <p className={styles.quiet}>{BAND_RULES[band]()}</p>
          )}
        </>
      )}
      <Problem error={approve.error ?? withdraw.error} />
      <div className={styles.row}>
        {why_not_approve === null && (
          <Button
            busy={approve.isPending}
            onClick={() =>
              approve.isPending ||
              approve.mutate(
                { id, revision },
                { onSuccess: () => showToast({ title: m.risks_approved(), tone: 'success' }) },
              )
            }
          >
            {m.risks_approve()}
          </Button>
        )}
        {mayReturn && (
          <Button kind="quiet" onClick={() => setReturning(true)}>
            {m.risks_return()}
          </Button>
        )}
        {mayEdit && (
          <Button
            kind="plain"
            busy={withdraw.isPending}
            onClick={() =>
              withdraw.isPending ||
              withdraw.mutate(
                { id, revision },
                { onSuccess: () => showToast({ title: m.risks_withdrawn() }) },
              )
            }
          >
            {m.risks_withdraw()}
          </Button>
        )}
      </div>
      {isReturning && (
        <Suspense>
          <ReasonDialog step="return" assessment={assessment} onClose={() => setReturning(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A refusal in the server's words; other failures are shown by the error catalogue. */
function Problem({ error }: { error: ReturnType<typeof useApproveRisk>['error'] }) {
  if (error?.status !== 422) return null;
  const words = Object.values(error.body?.errors ?? {}).flat();
  return <Banner kind="danger">{words.join(' ') || error.body?.message}</Banner>;
}
