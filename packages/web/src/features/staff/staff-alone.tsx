import { EmptyState } from '../../ui/empty-state.tsx';
import { LetterSent } from '../../ui/illustrations/letter-sent.tsx';
import { m } from '../../words/m.ts';
import { InviteLink } from './invite-link.tsx';

/** A home that has only just begun. */
export const StaffAlone = () => (
  <EmptyState
    illustration={<LetterSent />}
    title={m.staff_alone_title()}
    action={<InviteLink kind="quiet-button" />}
  >
    {m.staff_alone_text()}
  </EmptyState>
);
