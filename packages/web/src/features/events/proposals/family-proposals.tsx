import type { ProposalKind } from '@relish/shared/events/proposals/choices.ts';
import { packageState } from '@relish/shared/permissions.ts';
import { lazy, Suspense, useState } from 'react';

import { useCan, useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { m } from '../../../words/m.ts';
import { type Proposal, useWithdrawProposal } from './api.ts';
import { ProposalCard } from './proposal-card.tsx';
import { KINDS } from './proposal-words.ts';

import styles from './proposals.module.css';

// Loaded when opened.
const ProposeDialog = lazy(() => import('./propose-dialog.tsx'));

/** A relative's own suggestions and offers, with the answers. */
export function FamilyProposals({ proposals }: { proposals: readonly Proposal[] }) {
  const user = useUser();
  const mayAdd = useCan('proposals.add');
  const [adding, setAdding] = useState<ProposalKind>();
  const [toWithdraw, setToWithdraw] = useState<Proposal>();
  const add = (kind: ProposalKind, look: 'primary' | 'quiet') => {
    const { label, icon: Icon } = KINDS[kind];
    return (
      <Button kind={look} icon={<Icon aria-hidden="true" />} onClick={() => setAdding(kind)}>
        {label()}
      </Button>
    );
  };
  return (
    <Page
      title={m.proposals_title()}
      lead={m.proposals_lead_family({ home: user.carehome.name })}
      back="/tabs/events"
      {...(mayAdd && {
        actions: (
          <>
            {add('event', 'primary')}
            {add('help', 'quiet')}
          </>
        ),
      })}
    >
      <div className={styles.page}>
        {!mayAdd && (
          <Banner kind="info">
            {packageState(user) === 'expired'
              ? m.proposals_closed_expired()
              : m.proposals_closed_basic()}
          </Banner>
        )}
        {proposals.length === 0 ? (
          <EmptyState level={2} title={m.proposals_none_title()}>
            {m.proposals_none_family()}
          </EmptyState>
        ) : (
          <ul className={styles.list} aria-label={m.proposals_title()}>
            {proposals.map((proposal) => (
              <li key={proposal.id}>
                <ProposalCard proposal={proposal}>
                  {proposal.status === 'open' && (
                    <Button kind="quiet" size="small" onClick={() => setToWithdraw(proposal)}>
                      {m.proposals_withdraw()}
                    </Button>
                  )}
                </ProposalCard>
              </li>
            ))}
          </ul>
        )}
      </div>
      {adding !== undefined && (
        <Suspense>
          <ProposeDialog kind={adding} onClose={() => setAdding(undefined)} />
        </Suspense>
      )}
      <Withdraw proposal={toWithdraw} onClose={() => setToWithdraw(undefined)} />
    </Page>
  );
}

function Withdraw({ proposal, onClose }: { proposal: Proposal | undefined; onClose: () => void }) {
  const withdraw = useWithdrawProposal();
  return (
    <ConfirmDialog
      isOpen={proposal !== undefined}
      title={m.proposals_withdraw_question()}
      confirmLabel={m.proposals_withdraw()}
      cancelLabel={m.proposals_keep()}
      kind="danger"
      busy={withdraw.isPending}
      onCancel={onClose}
      onConfirm={() => {
        if (!proposal) return;
        withdraw.mutate(
          { id: proposal.id },
          {
            onSuccess: () => showToast({ title: m.proposals_withdrawn_toast() }),
            onSettled: onClose,
          },
        );
      }}
    >
      {m.proposals_withdraw_text()}
    </ConfirmDialog>
  );
}
