import { useCan } from '../../../session/use-session.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { useProposals } from './api.ts';
import { FamilyProposals } from './family-proposals.tsx';
import { TeamProposals } from './team-proposals.tsx';

import styles from './proposals.module.css';

const BACK = '/tabs/events';

export default function ProposalsPage() {
  const isRelative = useCan('relatives.view');
  const mayView = useCan('proposals.view');
  const { data, isError, isFetching, refetch } = useProposals(mayView);
  if (!mayView)
    return (
      <Page title={m.proposals_title()} back={BACK}>
        <LockedState title={m.proposals_locked_title()} unlock={m.proposals_locked_who()}>
          {m.proposals_locked()}
        </LockedState>
      </Page>
    );
  if (data)
    return isRelative ? <FamilyProposals proposals={data} /> : <TeamProposals proposals={data} />;
  return (
    <Page title={m.proposals_title()} back={BACK}>
      {isError ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.page} aria-busy="true">
          <Skeleton shape="pair" width="long" />
          <Skeleton shape="pair" width="long" />
        </div>
      )}
    </Page>
  );
}
