import { useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { m } from '../../../words/m.ts';
import { type Suggestion, usePending } from './api.ts';
import { PersonSuggestions } from './person-suggestions.tsx';
import { useFocusOnward } from './use-focus-onward.ts';

import section from './book-section.module.css';

export default function AboutMeSuggestionsPage() {
  const may = useCan('about-me.edit');
  return (
    <Page
      title={m.about_me_suggestions_title()}
      underMore
      {...(may && { lead: m.about_me_suggestions_lead() })}
    >
      {may ? (
        <Waiting />
      ) : (
        <LockedState
          title={m.about_me_suggestions_locked_title()}
          unlock={m.about_me_suggestions_unlock()}
        >
          {m.about_me_suggestions_locked()}
        </LockedState>
      )}
    </Page>
  );
}

/** Oldest contribution first; the order is stable while reading. */
function useByPerson(suggestions: Suggestion[]): Suggestion[][] {
  const [order, setOrder] = useState<string[]>([]);
  const unseen = suggestions
    .map(({ resident_id }) => resident_id)
    .filter((id) => !order.includes(id));
  if (unseen.length > 0) setOrder([...new Set([...order, ...unseen])]);
  return order
    .map((id) => suggestions.filter(({ resident_id }) => resident_id === id))
    .filter(({ length }) => length > 0);
}

function Waiting() {
  const { data, isError, isFetching, refetch } = usePending();
  const people = useByPerson(data ?? []);
  const onDecided = useFocusOnward(people.flat().map(({ id }) => id));
  if (isError && !data) return <ErrorState busy={isFetching} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div className={section.section}>
        <Skeleton shape="title" />
        <Skeleton shape="pair" width="long" />
        <VisuallyHidden>
          <output>{m.ui_loading()}</output>
        </VisuallyHidden>
      </div>
    );
  if (data.length === 0)
    return (
      <EmptyState title={m.about_me_suggestions_empty_title()}>
        {m.about_me_suggestions_empty()}
      </EmptyState>
    );
  return people.map((suggestions) => (
    <PersonSuggestions
      key={suggestions[0]?.resident_id}
      {...{ suggestions, onDecided }}
      person={suggestions[0] as Suggestion}
    />
  ));
}
