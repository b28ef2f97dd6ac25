import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LostPath } from '../../../ui/illustrations/lost-path.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';

/** Also for an entry that the user may not read (N25). */
export const LostRecord = ({ title, list, all }: { title: string; list: string; all: string }) => (
  <Page title={title} back={list}>
    <EmptyState
      illustration={<LostPath />}
      title={m.listening_lost_title()}
      action={
        <Link kind="primary-button" to={list}>
          {all}
        </Link>
      }
    >
      {m.listening_lost()}
    </EmptyState>
  </Page>
);
