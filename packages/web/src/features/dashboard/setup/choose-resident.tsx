import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import { useResidents } from '../../residents/residents/api.ts';

/** A relative is invited for one resident, so that comes first. */
export function ChooseResident({ onClose }: { onClose: () => void }) {
  const { data, isError, isFetching, refetch } = useResidents(false);
  return (
    <Dialog isOpen onClose={onClose} title={m.setup_family_whose()}>
      {data && (
        <List label={m.setup_family_whose()} rows={data} rowKey={({ id }) => id}>
          {({ id, preferred_name, last_name, room }) => (
            <ListRow
              to={`/manage-relative?resident=${id}`}
              leading={<Avatar id={id} firstName={preferred_name} lastName={last_name} />}
              title={`${preferred_name} ${last_name}`}
              subtitle={room ?? undefined}
            />
          )}
        </List>
      )}
      {!data && isError && (
        <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton shape="pair" width="long" />}
    </Dialog>
  );
}
