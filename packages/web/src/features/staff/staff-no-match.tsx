import { useCan } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { m } from '../../words/m.ts';

export const StaffNoMatch = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    title={m.staff_no_match_title()}
    action={
      <Button kind="quiet" onClick={onClear}>
        {m.staff_clear_search()}
      </Button>
    }
  >
    {useCan('staff.manage') ? m.staff_no_match_text() : m.staff_no_match_colleague()}
  </EmptyState>
);
