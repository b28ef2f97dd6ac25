import { useState } from 'react';
import { useNavigate } from 'react-router';

import { Link } from '../../../ui/actions/link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { useWideScreen } from '../../../ui/layout/use-wide-screen.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { formatList } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { type FamilyRow, useFamilies } from './api.ts';
import { threadPath } from './chat-paths.ts';

import styles from './thread-list.module.css';

/** Chooses a resident whose family staff want to write to. */
export default function FamiliesDialog({ onClose }: { onClose: () => void }) {
  const families = useFamilies();
  const navigate = useNavigate();
  const isWide = useWideScreen();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const shown = families.data
    ?.filter(({ resident, relatives }) =>
      [resident, ...relatives].some(({ name }) => name.toLowerCase().includes(wanted)),
    )
    .toSorted((a, b) => Number(a.unreachable !== null) - Number(b.unreachable !== null));
  const open = ({ thread_id }: FamilyRow) => {
    onClose();
    void navigate(threadPath(thread_id, isWide));
  };
  return (
    <Dialog isOpen title={m.chat_write_family()} onClose={onClose}>
      {families.isError ? (
        <ErrorState level={3} busy={families.isFetching} onRetry={() => void families.refetch()} />
      ) : !shown ? (
        <Skeleton shape="pair" width="long" />
      ) : (
        <div className={styles.families}>
          <TextField
            label={m.chat_find_family()}
            type="search"
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          {shown.length === 0 && <p className={styles.quiet}>{m.chat_find_none()}</p>}
          <List label={m.chat_write_family()} rows={shown} rowKey={({ thread_id }) => thread_id}>
            {(family) => (
              <ListRow
                leading={
                  <Avatar
                    size="medium"
                    id={family.resident.id}
                    firstName={family.resident.name}
                    lastName=""
                    photo={family.resident.portrait?.thumb}
                  />
                }
                title={<span translate="no">{m.chat_family({ name: family.resident.name })}</span>}
                subtitle={
                  family.unreachable ? (
                    <Reason family={family} />
                  ) : (
                    <span translate="no">
                      {formatList(family.relatives.map(({ name }) => name))}
                    </span>
                  )
                }
                onPress={family.unreachable ? undefined : () => open(family)}
              />
            )}
          </List>
        </div>
      )}
    </Dialog>
  );
}

/** Why a family does not get messages, and where to change that. */
function Reason({ family: { resident, unreachable } }: { family: FamilyRow }) {
  return (
    <span className={styles.reason}>
      {unreachable === 'no_consent' ? m.chat_no_consent() : m.chat_no_relative()}
      {unreachable === 'no_consent' ? (
        <Link to={`/resident-consents?id=${resident.id}`}>{m.chat_see_consents()}</Link>
      ) : (
        <Link to={`/manage-relative?resident=${resident.id}`}>{m.chat_invite_relative()}</Link>
      )}
    </span>
  );
}
