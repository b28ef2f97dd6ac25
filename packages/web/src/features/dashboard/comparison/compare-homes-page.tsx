import { FileDown, RefreshCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';

import { saveFile } from '../../../platform/download.ts';
import { useCan, useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { toCsv } from '../../../ui/charts/chart-csv.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { formatDate, formatDay, formatTime } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { useComparison, useCountAgain } from './api.ts';
import { comparisonColumns, comparisonTable } from './columns.tsx';
import { homesShown, type Which } from './homes-shown.ts';

import styles from './comparison.module.css';

export default function CompareHomesPage() {
  const mayCompare = useCan('organisation.compare');
  const { organisation } = useUser().carehome;
  return (
    <Page
      title={m.comparison_title()}
      lead={m.comparison_lead({ organisation: organisation.name })}
      underMore
    >
      {mayCompare ? (
        <Comparison />
      ) : (
        <LockedState title={m.comparison_locked_title()} unlock={m.comparison_unlock()}>
          {m.comparison_locked()}
        </LockedState>
      )}
    </Page>
  );
}

function Comparison() {
  const [address, setAddress] = useSearchParams();
  const { data, isError, isFetching, refetch } = useComparison(address.get('week'));
  const [query, setQuery] = useState('');
  const [which, setWhich] = useState<Which>('all');
  const columns = useMemo(() => comparisonColumns(), []);
  const homes = homesShown(data?.homes ?? [], { query, which });
  if (isError && !data) return <ErrorState busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <>
      <div className={styles.tools}>
        <Select
          label={m.comparison_week()}
          value={data?.week ?? null}
          placeholder={null}
          onChange={(week) => setAddress(week === null ? {} : { week }, { replace: true })}
          options={(data?.weeks ?? []).toReversed().map((week, index) => ({
            value: week,
            // The latest week is not complete.
            label: index === 0 ? m.comparison_so_far({ week: formatDay(week) }) : formatDay(week),
          }))}
        />
        <div className={styles.search}>
          <TextField
            label={m.comparison_search()}
            type="search"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </div>
        <SegmentedControl
          label={m.comparison_which()}
          value={which}
          onChange={setWhich}
          options={[
            { value: 'all', label: m.comparison_which_all() },
            { value: 'attention', label: m.comparison_which_attention() },
          ]}
        />
      </div>
      {data && <Counted data={data} />}
      <Table
        label={m.comparison_title()}
        columns={columns}
        rows={homes}
        rowKey={({ id }) => id}
        isLoading={!data}
        empty={
          <EmptyState level={2} title={m.comparison_none()}>
            {m.comparison_none_text()}
          </EmptyState>
        }
      />
      {homes.length > 0 && (
        <div>
          <Button
            kind="quiet"
            icon={<FileDown aria-hidden="true" />}
            onClick={() =>
              saveFile(`homes-${data?.week ?? ''}.csv`, toCsv(comparisonTable(homes)), 'text/csv')
            }
          >
            {m.comparison_download()}
          </Button>
        </div>
      )}
    </>
  );
}

type Data = NonNullable<ReturnType<typeof useComparison>['data']>;

/** Shows the age of the figures, with a button to refresh them. */
function Counted({ data: { counted_at, waiting } }: { data: Data }) {
  const again = useCountAgain();
  const count = () =>
    again.mutate(
      {},
      { onSuccess: () => showToast({ title: m.comparison_counting(), tone: 'success' }) },
    );
  const moment = counted_at === null ? null : new Date(counted_at);
  return (
    <Banner
      kind="info"
      action={
        <Button
          kind="quiet"
          icon={<RefreshCw aria-hidden="true" />}
          busy={again.isPending}
          onClick={() => again.isPending || count()}
        >
          {m.comparison_count_again()}
        </Button>
      }
    >
      {moment
        ? m.comparison_counted({ day: formatDate(moment), time: formatTime(moment) })
        : m.comparison_some_waiting({ count: waiting })}
    </Banner>
  );
}
