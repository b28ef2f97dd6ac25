import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { m } from '../../words/m.ts';
import { useSuggestions } from './api.ts';
import { wantedBy } from './choice-address.ts';
import { FilterBar } from './filter-bar.tsx';
import { NothingFits } from './nothing-fits.tsx';
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
  const found = useSuggestions(wantedBy(choice, residentIds, limit));
  return (
    <>
      <FilterBar choosing={choosing} />
      {found.isError && !found.data ? (
        found.error.status === 404 ? (
          <EmptyState title={m.choose_lost_title()}>{m.choose_lost_text()}</EmptyState>
        ) : (
          <ErrorState busy={found.isFetching} onRetry={() => void found.refetch()} />
        )
      ) : !found.data ? (
        <SuggestionsSkeleton />
      ) : found.data.suggestions.length === 0 ? (
        <NothingFits choosing={choosing} />
      ) : (
        <section aria-label={m.choose_suggestions()} className={styles.found}>
          <output className={styles.count}>
            {found.isFetching
              ? m.choose_finding()
              : found.data.suggestions.length < limit
                ? m.choose_found({ count: found.data.suggestions.length })
                : m.choose_found_best({ count: limit })}
          </output>
          <ul className={styles.list} aria-busy={found.isPlaceholderData}>
            {found.data.suggestions.map((suggested) => (
              <li key={suggested.activity.id}>
                <SuggestionCard
                  suggested={suggested}
                  people={found.data.people}
                  onDo={() => change({ activity: suggested.activity.id }, { isStep: true })}
                />
              </li>
            ))}
          </ul>
          {found.data.suggestions.length >= limit && limit < MOST && (
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
