import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { useFamilyDocuments } from './api.ts';

/** Updates sent to a relative that can still be opened. */
export function FamilyUpdates() {
  const { data, isError, isFetching, refetch } = useFamilyDocuments();
  return (
    <Page
      title={m.documents_family_title()}
      lead={m.documents_family_lead()}
      back="/tabs/relatives"
    >
      {isError && !data && <ErrorState busy={isFetching} onRetry={() => void refetch()} />}
      {!isError && !data && <Skeleton shape="pair" width="long" />}
      {data?.length === 0 && (
        <EmptyState title={m.documents_family_empty_title()}>
          {m.documents_family_empty_text()}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <List label={m.documents_family_title()} rows={data} rowKey={({ id }) => id}>
          {({ id, preferred_name, from_day, to_day }) => (
            <ListRow
              title={preferred_name}
              subtitle={m.documents_family_row({
                from: formatDay(from_day),
                to: formatDay(to_day),
              })}
              to={`/download-report?id=${id}`}
            />
          )}
        </List>
      )}
    </Page>
  );
}
