import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { type RiskStart, useRisk, useRiskStart } from './api.ts';
import { RiskLost } from './risk-lost.tsx';
import { STATUS_WORDS } from './risk-words.ts';
import { RisksLocked } from './risks-locked.tsx';

const AssessmentForm = lazy(() => import('./assessment-form.tsx'));
const StartChoices = lazy(() => import('./start-choices.tsx'));

const LIST = '/tabs/risk-assessments';

/** Starts from the thing itself or a template, or edits a draft. */
export default function RiskAssessmentEditPage() {
  const [query] = useSearchParams();
  const mayView = useCan('risk-assessments.view');
  const mayAdd = useCan('risk-assessments.add');
  const mayEdit = useCan('risk-assessments.edit');
  const id = query.get('id');
  const start = readStart(query);
  if (!mayView || !(id === null ? mayAdd : mayEdit))
    return (
      <Page title={m.risks_new()} back={LIST}>
        {mayView ? (
          <LockedState title={m.risks_role_title()} unlock={m.risks_role_unlock()}>
            {m.risks_role()}
          </LockedState>
        ) : (
          <RisksLocked />
        )}
      </Page>
    );
  if (id !== null) return <Opened key={id} id={id} />;
  return (
    <Page
      title={m.risks_new()}
      {...(start === undefined && { lead: m.risks_start_lead() })}
      back={start === undefined ? LIST : '/risk-assessment-edit'}
    >
      <Suspense fallback={<Waiting />}>
        {start === undefined ? (
          <StartChoices />
        ) : start === 'blank' ? (
          <AssessmentForm draftName="risk-assessment blank" />
        ) : (
          <Prefilled key={JSON.stringify(start)} start={start} />
        )}
      </Suspense>
    </Page>
  );
}

const Waiting = () => <Skeleton shape="pair" width="long" />;

function readStart(query: URLSearchParams): RiskStart | 'blank' | undefined {
  const activity_id = query.get('activity');
  const resident_id = query.get('resident');
  const template = query.get('template');
  const event_id = query.get('event');
  if (event_id) return { from: 'event', event_id };
  if (activity_id) {
    const resident_ids = (query.get('residents') ?? '').split(',').filter(Boolean);
    return { from: 'activity', activity_id, resident_ids };
  }
  if (resident_id) return { from: 'resident', resident_id };
  if (template === 'blank') return 'blank';
  return template ? { from: 'template', template } : undefined;
}

function Prefilled({ start }: { start: RiskStart }) {
  const { data, error, isFetching, refetch } = useRiskStart(start);
  // Takes the first fresh answer, so that a later refetch does not change the form.
  const [text, setText] = useState<typeof data>();
  if (!text && data && !isFetching) setText(data);
  if (text)
    return <AssessmentForm text={text} draftName={`risk-assessment ${JSON.stringify(start)}`} />;
  if (error?.status === 404 || error?.status === 422) return <RiskLost />;
  return error ? <ErrorState busy={isFetching} onRetry={() => void refetch()} /> : <Waiting />;
}

function Opened({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useRisk(id);
  // Takes the first fresh version, so that a later refetch does not change the form.
  const [opened, setOpened] = useState<typeof data>();
  if (!opened && data && !isFetching) setOpened(data);
  const isLost = id === '' || error?.status === 404 || error?.status === 422;
  const canEdit = opened?.status === 'draft' || opened?.status === 'approved';
  return (
    <Page title={m.risks_edit_title()} back={`/risk-assessment?id=${id}`}>
      {opened && canEdit ? (
        <Suspense fallback={<Waiting />}>
          <AssessmentForm
            id={id}
            revision={opened.revision}
            text={opened.text}
            draftName={`risk-assessment ${id}`}
          />
        </Suspense>
      ) : opened ? (
        <EmptyState
          title={STATUS_WORDS[opened.status]()}
          action={
            <Link kind="quiet-button" to={`/risk-assessment?id=${id}`}>
              {m.risks_cover_open()}
            </Link>
          }
        >
          {m.risks_edit_fixed()}
        </EmptyState>
      ) : isLost ? (
        <RiskLost />
      ) : error ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </Page>
  );
}
