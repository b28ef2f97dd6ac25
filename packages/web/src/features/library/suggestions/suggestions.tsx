import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { m } from '../../../words/m.ts';
import { useSuggestions } from './api.ts';
import { wantedBy } from './choice-address.ts';
import { FilterBar } from './filter-bar.tsx';
import { NothingFits } from './nothing-fits.tsx';
import { SafetyHead } from './safety-head.tsx';
import { SuggestionCard } from './suggestion-card.tsx';
import { SuggestionsSkeleton } from './suggestions-skeleton.tsx';
import type { useChoice } from './use-choice.ts';

import styles from './suggestions.module.css';

interface Props {
  choosing: ReturnType<typeof useChoice>;
  residentIds: string[];
}

const FIRST = 12;
const MOST = 60;

export function Suggestions({ choosing, residentIds }: Props) {
  const { choice, change } = choosing;
  const [limit, setLimit] = useState(FIRST);
  const query = useSuggestions(wantedBy(choice, residentIds, limit));
  return (
    <>
      <FilterBar choosing={choosing} />
      {query.isError && !query.data ? (
        query.error.status === 404 ? (
          <EmptyState title={m.choose_lost_title()}>{m.choose_lost_text()}</EmptyState>
        ) : (
          <ErrorState busy={query.isFetching} onRetry={() => void query.refetch()} />
        )
      ) : !query.data ? (
        <SuggestionsSkeleton />
      ) : query.data.suggestions.length === 0 ? (
        <NothingFits choosing={choosing} />
      ) : (
        <section aria-label={m.choose_suggestions()} className={styles.found}>
          <SafetyHead people={query.data.people} />
          <output className={styles.count}>
            {query.isFetching
              ? m.choose_finding()
              : query.data.suggestions.length < limit
                ? m.choose_found({ count: query.data.suggestions.length })
                : m.choose_found_best({ count: limit })}
          </output>
          <ul className={styles.list} aria-busy={query.isPlaceholderData}>
            {query.data.suggestions.map((suggested) => (
              <li key={suggested.activity.id}>
                <SuggestionCard
                  suggested={suggested}
                  people={query.data.people}
                  onDo={() => change({ activity: suggested.activity.id }, { isStep: true })}
                />
              </li>
            ))}
          </ul>
          {query.data.suggestions.length >= limit && limit < MOST && (
            <div>
              <Button kind="quiet" onClick={() => setLimit(MOST)}>
                {m.choose_more()}
              </Button>
            </div>
          )}
        </section>
      )}
    </>
  );
}
