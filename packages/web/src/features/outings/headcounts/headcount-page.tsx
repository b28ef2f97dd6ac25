import { STAGES } from '@relish/shared/outings/headcounts/choices.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { useWaiting } from '../../../forms/use-outbox.ts';
import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import { EmptyChair } from '../../../ui/illustrations/empty-chair.tsx';
import { LostPath } from '../../../ui/illustrations/lost-path.tsx';
import { PageOfOne } from '../../../ui/layout/page-of-one.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { type Outing, type Stage, useOuting, useRounds } from './api.ts';
import { counts } from './counts-outbox.ts';
import { FaceCount } from './face-count.tsx';
import { STAGE_WORDS } from './headcount-words.ts';
import { findOwnRound, findStage, listExpected } from './rounds.ts';

import styles from './headcount.module.css';

const CALENDAR = '/tabs/events';

export default function HeadcountPage() {
  const mayCount = useCan('risk-assessments.check');
  const id = useSearchParams()[0].get('id') ?? undefined;
  if (!mayCount)
    return (
      <Page title={m.headcount_title()} back={CALENDAR}>
        <LockedState title={m.check_locked_title()} unlock={m.check_locked_unlock()}>
          {m.check_locked()}
        </LockedState>
      </Page>
    );
  return id === undefined ? <Lost /> : <One key={id} id={id} />;
}

function One({ id }: { id: string }) {
  return (
    <PageOfOne
      query={useOuting(id)}
      title={m.headcount_title()}
      back={`/outing?id=${id}`}
      lost={<Lost />}
      render={(outing) => <Headcount outing={outing} />}
    />
  );
}

function Headcount({ outing }: { outing: Outing }) {
  const { data: rounds = [] } = useRounds(outing.event_id);
  const waiting = useWaiting(counts).filter(({ input }) => input.event_id === outing.event_id);
  const facts = { rounds, waiting, expected: listExpected(outing) };
  const [chosen, setChosen] = useState<Stage>();
  const stage = chosen ?? findStage(facts);
  const own = findOwnRound(stage, facts);
  return (
    <Page
      title={m.headcount_title()}
      lead={<span translate="no">{outing.title}</span>}
      back={`/outing?id=${outing.event_id}`}
    >
      {outing.goers.length === 0 ? (
        <EmptyState
          illustration={<EmptyChair />}
          title={m.outing_nobody_title()}
          action={
            <Link kind="primary-button" to={`/event?id=${outing.event_id}`}>
              {m.outing_to_event()}
            </Link>
          }
        >
          {m.outing_nobody()}
        </EmptyState>
      ) : (
        <div className={styles.page}>
          <SegmentedControl
            label={m.headcount_stage()}
            options={STAGES.map((value) => ({ value, label: STAGE_WORDS[value]() }))}
            value={stage}
            onChange={setChosen}
          />
          <FaceCount
            key={stage}
            outing={outing}
            stage={stage}
            own={own}
            others={rounds.find((each) => each.stage === stage && each.round === own.round)}
            // Stays at its stage to show who is missing.
            onCounted={() => setChosen(stage)}
          />
        </div>
      )}
    </Page>
  );
}

const Lost = () => (
  <Page title={m.headcount_title()} back={CALENDAR}>
    <EmptyState
      illustration={<LostPath />}
      title={m.calendar_event_lost_title()}
      action={
        <Link kind="primary-button" to={CALENDAR}>
          {m.calendar_event_lost_back()}
        </Link>
      }
    >
      {m.calendar_event_lost()}
    </EmptyState>
  </Page>
);
