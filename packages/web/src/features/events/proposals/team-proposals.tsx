import { lazy, Suspense, useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import type { Proposal } from './api.ts';
import { ProposalCard } from './proposal-card.tsx';

import styles from './proposals.module.css';

// Loaded when opened.
const AnswerDialog = lazy(() => import('./answer-dialog.tsx'));

interface Answering {
  proposal: Proposal;
  how: 'accept' | 'decline';
}

/** Accepted, and without an event that takes place. */
const isToPlan = ({ status, plan }: Proposal) =>
  status === 'accepted' && (plan === null || plan.is_cancelled);

/** Suggestions and offers of families: first those without an answer. */
export function TeamProposals({ proposals }: { proposals: readonly Proposal[] }) {
  const mayAddEvent = useCan('events.add');
  const [answering, setAnswering] = useState<Answering>();
  const open = proposals.filter(({ status }) => status === 'open');
  const answered = proposals.filter(({ status }) => status !== 'open');
  return (
    <Page title={m.proposals_title()} lead={m.proposals_lead_team()} back="/tabs/events">
      <div className={styles.page}>
        {open.length === 0 ? (
          <EmptyState level={2} title={m.proposals_none_open_title()}>
            {m.proposals_none_open()}
          </EmptyState>
        ) : (
          <ul className={styles.list} aria-label={m.proposals_list_open()}>
            {open.map((proposal) => (
              <li key={proposal.id}>
                <ProposalCard proposal={proposal}>
                  <Button onClick={() => setAnswering({ proposal, how: 'accept' })}>
                    {m.proposals_accept()}
                  </Button>
                  <Button kind="quiet" onClick={() => setAnswering({ proposal, how: 'decline' })}>
                    {m.proposals_decline()}
                  </Button>
                </ProposalCard>
              </li>
            ))}
          </ul>
        )}
        {answered.length > 0 && (
          <Card title={m.proposals_list_answered()}>
            <ul className={styles.list} aria-label={m.proposals_list_answered()}>
              {answered.map((proposal) => (
                <li key={proposal.id}>
                  <ProposalCard proposal={proposal}>
                    {mayAddEvent && isToPlan(proposal) && (
                      <Link kind="quiet-button" to={`/event-add?proposal=${proposal.id}`}>
                        {m.proposals_plan()}
                      </Link>
                    )}
                  </ProposalCard>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
      {answering && (
        <Suspense>
          <AnswerDialog {...answering} onClose={() => setAnswering(undefined)} />
        </Suspense>
      )}
    </Page>
  );
}
