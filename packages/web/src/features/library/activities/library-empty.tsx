import { Clock, Heart, PencilRuler } from 'lucide-react';
import type { ReactNode } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { IconDisc } from '../../../ui/tokens/icon-disc.tsx';
import { m } from '../../../words/m.ts';
import { filtersInUse, type LibraryChoices } from './library-choices.ts';

interface Props {
  choices: LibraryChoices;
  onClear: () => void;
}

/** No match and an empty library need different advice. */
export function LibraryEmpty({ choices, onClear }: Props) {
  const mayWrite = useCan('activities.write');
  if (choices.q !== '' || filtersInUse(choices) > 0)
    return (
      <EmptyState
        title={m.activities_no_match_title()}
        action={<Button onClick={onClear}>{m.activities_clear()}</Button>}
      >
        {m.activities_no_match_text()}
      </EmptyState>
    );
  const toAll: ReactNode = (
    <Link kind="quiet-button" to="/tabs/activities">
      {m.activities_see_all()}
    </Link>
  );
  if (choices.tab === 'favourites')
    return (
      <EmptyState
        illustration={<IconDisc icon={Heart} size="large" tone="accent" />}
        title={m.activities_no_favourites_title()}
        action={toAll}
      >
        {m.activities_no_favourites_text()}
      </EmptyState>
    );
  if (choices.tab === 'recent')
    return (
      <EmptyState
        illustration={<IconDisc icon={Clock} size="large" tone="accent" />}
        title={m.activities_no_recent_title()}
        action={toAll}
      >
        {m.activities_no_recent_text()}
      </EmptyState>
    );
  if (choices.tab === 'ours')
    return (
      <EmptyState
        illustration={<IconDisc icon={PencilRuler} size="large" tone="accent" />}
        title={m.activities_no_ours_title()}
        action={
          mayWrite ? (
            <Link kind="primary-button" to="/manage-custom-activities?new=1">
              {m.own_activity_add()}
            </Link>
          ) : (
            toAll
          )
        }
      >
        {mayWrite ? m.activities_no_ours_text() : m.activities_no_ours_wait()}
      </EmptyState>
    );
  return <EmptyState title={m.activities_none_title()}>{m.activities_none_text()}</EmptyState>;
}
