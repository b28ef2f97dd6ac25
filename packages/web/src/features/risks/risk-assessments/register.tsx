import { RISK_KINDS, RISK_STATUSES } from '@relish/shared/risks/risk-assessments/choices.ts';
import { BANDS } from '@relish/shared/risks/risk-assessments/matrix.ts';
import { REVIEW_STATES } from '@relish/shared/risks/risk-assessments/review.ts';
import { useDeferredValue, useRef } from 'react';
import { useSearchParams } from 'react-router';

import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { ShowMore } from '../../../ui/table/show-more.tsx';
import { m } from '../../../words/m.ts';
import { type RiskFilter, useRisks } from './api.ts';
import { RiskRows } from './risk-rows.tsx';
import { BAND_WORDS, KIND_WORDS, REVIEW_WORDS, STATUS_WORDS, toOptions } from './risk-words.ts';

import styles from './register.module.css';

const FILTERS = [
  { name: 'kind', label: m.risks_kind, words: KIND_WORDS },
  { name: 'band', label: m.risks_band, words: BAND_WORDS },
  { name: 'status', label: m.risks_status, words: STATUS_WORDS },
  { name: 'review', label: m.risks_review, words: REVIEW_WORDS },
] as const;

const pick = <V extends string>(known: readonly V[], wanted: string | null): V[] =>
  known.filter((each) => each === wanted);

const toFilter = (query: URLSearchParams): RiskFilter => ({
  kinds: pick(RISK_KINDS, query.get('kind')),
  bands: pick(BANDS, query.get('band')),
  statuses: pick(RISK_STATUSES, query.get('status')),
  review_states: pick(REVIEW_STATES, query.get('review')),
  search: query.get('search') || null,
});

/** Filters are part of the address, so that Home and the heat map can link to a selection. */
export function Register() {
  const [query, setQuery] = useSearchParams();
  const set = (name: string, value: string | null) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const filter = useDeferredValue(JSON.stringify(toFilter(query)));
  const isFiltered = ['kind', 'band', 'status', 'review', 'search'].some((name) => query.has(name));
  return (
    <section className={styles.page} aria-label={m.risks_title()} id="register">
      <SearchField
        label={m.risks_search()}
        maxLength={80}
        typed={query.get('search') ?? ''}
        onType={(text) => set('search', text)}
      />
      <fieldset className={styles.filters} aria-label={m.risks_filters()}>
        {FILTERS.map(({ name, label, words }) => (
          <Select
            key={name}
            label={label()}
            placeholder={m.risks_filter_all()}
            value={query.get(name)}
            onChange={(value) => set(name, value)}
            options={toOptions<string>(words)}
          />
        ))}
      </fieldset>
      <Rows
        key={filter}
        filter={JSON.parse(filter) as RiskFilter}
        isFiltered={isFiltered}
        onClear={() => setQuery({}, { replace: true })}
      />
    </section>
  );
}

interface RowsProps {
  filter: RiskFilter;
  isFiltered: boolean;
  onClear: () => void;
}

function Rows({ filter, isFiltered, onClear }: RowsProps) {
  const found = useRisks(filter);
  const list = useRef<HTMLDivElement>(null);
  if (found.isError && !found.data)
    return <ErrorState level={2} busy={found.isFetching} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton shape="pair" width="long" />;
  const rows = found.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0)
    return isFiltered ? (
      <EmptyState
        level={2}
        title={m.risks_none_title()}
        action={
          <Button kind="quiet" onClick={onClear}>
            {m.risks_clear_filters()}
          </Button>
        }
      >
        {m.risks_none()}
      </EmptyState>
    ) : (
      <EmptyState level={2} title={m.risks_empty_title()}>
        {m.risks_empty()}
      </EmptyState>
    );
  return (
    <>
      <div ref={list}>
        <RiskRows label={m.risks_title()} rows={rows} />
      </div>
      <ShowMore list={list} each="li" count={rows.length} found={found} />
    </>
  );
}
