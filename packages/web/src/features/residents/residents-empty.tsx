import { UserRoundPlus } from 'lucide-react';

import { useCan } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EmptyChair } from '../../ui/illustrations/empty-chair.tsx';
import { Link } from '../../ui/link.tsx';
import { m } from '../../words/m.ts';
import type { ListChoices } from './list-choices.ts';

interface Props {
  choices: ListChoices;
  change: (differences: Partial<ListChoices>) => void;
  type: (text: string) => void;
  /** Nobody at all, rather than nobody who fits. */
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
              change({
                group: undefined,
                status: undefined,
                level: undefined,
                missing: undefined,
              });
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
