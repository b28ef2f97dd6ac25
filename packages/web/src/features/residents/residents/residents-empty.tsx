import { UserRoundPlus } from 'lucide-react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { EmptyChair } from '../../../ui/illustrations/empty-chair.tsx';
import { m } from '../../../words/m.ts';
import { type ListChoices, NO_FILTERS } from './list-choices.ts';

interface Props {
  choices: ListChoices;
  change: (differences: Partial<ListChoices>) => void;
  type: (text: string) => void;
  /** The home has no residents at all, as opposed to no match. */
  isNobody: boolean;
}

export function ResidentsEmpty({ choices: { archived }, change, type, isNobody }: Props) {
  const mayAdd = useCan('residents.add');
  if (!isNobody)
    return (
      <EmptyState
        title={m.residents_no_match_title()}
        action={
          <Button
            kind="quiet"
            onClick={() => {
              type('');
              change(NO_FILTERS);
            }}
          >
            {m.residents_filters_clear()}
          </Button>
        }
      >
        {m.residents_no_match_text()}
      </EmptyState>
    );
  if (archived)
    return (
      <EmptyState title={m.residents_archive_none_title()}>
        {m.residents_archive_none_text()}
      </EmptyState>
    );
  return (
    <EmptyState
      illustration={<EmptyChair />}
      title={m.residents_none_title()}
      action={
        mayAdd ? (
          <Link
            kind="primary-button"
            to="/manage-resident"
            icon={<UserRoundPlus aria-hidden="true" />}
          >
            {m.residents_add()}
          </Link>
        ) : undefined
      }
    >
      {mayAdd ? m.residents_none_text() : m.residents_none_wait()}
    </EmptyState>
  );
}
