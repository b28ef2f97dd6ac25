import type { CardKind } from '@relish/shared/chat/messages/choices.ts';
import { addDays } from '@relish/shared/days.ts';
import { can, isRelative } from '@relish/shared/permissions.ts';

import { useUser } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { formatDate } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { useNoticeBoard } from '../../board/notices/api.ts';
import { useEvents } from '../../events/events/api.ts';
import { useMoments } from '../../families/moments/api.ts';
import { useActivities } from '../../library/activities/api.ts';
import { useReports } from '../../reports/report-lists/api.ts';
import type { Thread } from '../threads/api.ts';
import type { ChosenCard } from './card-address.ts';
import { CARD_WORDS } from './card-words.ts';

import styles from './attachments.module.css';

/** Together at most two months, which is what one call for events gives. */
const DAYS_BACK = 14;
const DAYS_AHEAD = 45;
const MOST = 20;

interface Row {
  id: string;
  title: string;
  at: string | null;
}

interface Props {
  kind: CardKind;
  thread: Thread;
  typed: string;
  onChoose: (card: ChosenCard) => void;
}

/** The kinds whose records the user can look through. */
export function useCardKinds({ resident }: Thread): CardKind[] {
  const user = useUser();
  const isFamily = isRelative(user);
  return [
    'event',
    ...(can(user, 'notices.view') ? (['notice'] as const) : []),
    ...(can(user, 'activities.view-all') ? (['activity'] as const) : []),
    ...(can(user, 'reports.view') || (isFamily && resident) ? (['moment'] as const) : []),
  ];
}

/** Records that families never see are not offered in their conversations. */
const isWithFamily = ({ kind }: Thread) => kind === 'family' || kind === 'private';

export function CardChoices(props: Props) {
  const isFamily = isRelative(useUser());
  if (props.kind === 'event') return <Events {...props} />;
  if (props.kind === 'notice') return <Notices {...props} />;
  if (props.kind === 'activity') return <Activities {...props} />;
  if (!isFamily) return <Records {...props} />;
  return props.thread.resident && <Moments {...props} residentId={props.thread.resident.id} />;
}

function Events(props: Props) {
  const today = useToday();
  const found = useEvents({ from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_AHEAD) });
  const coming = found.data?.events
    .filter(({ is_draft, audience }) => {
      const isForStaff = audience === 'staff' && isWithFamily(props.thread);
      return !is_draft && !isForStaff;
    })
    // The next one first, then those that are over.
    .toSorted((one, other) => Number(one.day < today) - Number(other.day < today));
  return (
    <Found
      {...props}
      found={found}
      rows={coming?.map(({ id, title, starts_at }) => ({ id, title, at: starts_at }))}
    />
  );
}

function Notices(props: Props) {
  const found = useNoticeBoard();
  const shown = found.data?.filter(
    ({ audience, is_hidden }) =>
      !isWithFamily(props.thread) || (audience !== 'staff' && !is_hidden),
  );
  return (
    <Found
      {...props}
      found={found}
      rows={shown?.map(({ id, title, published_at }) => ({ id, title, at: published_at }))}
    />
  );
}

/** The server searches, because the library is large. */
function Activities(props: Props) {
  const found = useActivities({ tab: 'all', ...(props.typed !== '' && { query: props.typed }) });
  const rows = found.data?.pages[0]?.activities.map(({ id, title }) => ({ id, title, at: null }));
  return <Found {...props} typed="" found={found} rows={rows} />;
}

function Records(props: Props) {
  const today = useToday();
  const found = useReports({
    from: addDays(today, -DAYS_BACK),
    to: today,
    resident_id: props.thread.resident?.id ?? null,
  });
  const rows = found.data?.pages[0]?.reports.map(({ id, title, started_at }) => ({
    id,
    title,
    at: started_at,
  }));
  return <Found {...props} found={found} rows={rows} />;
}

function Moments({ residentId, ...props }: Props & { residentId: string }) {
  const found = useMoments(residentId);
  const rows = found.data?.pages
    .flatMap(({ moments }) => moments)
    .map(({ id, title, started_at }) => ({ id, title, at: started_at }));
  return <Found {...props} found={found} rows={rows} />;
}

interface FoundProps extends Props {
  found: { isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
  rows: readonly Row[] | undefined;
}

function Found({ kind, typed, onChoose, found, rows }: FoundProps) {
  const { time_zone } = useUser().carehome;
  const { several, icon: Icon } = CARD_WORDS[kind];
  if (!rows)
    return found.isError ? (
      <ErrorState level={3} busy={found.isFetching} onRetry={() => void found.refetch()} />
    ) : (
      <Skeleton shape="pair" width="long" />
    );
  const wanted = typed.toLowerCase();
  const shown = rows.filter(({ title }) => title.toLowerCase().includes(wanted)).slice(0, MOST);
  if (shown.length === 0) return <p className={styles.quiet}>{m.chat_link_none()}</p>;
  return (
    <List label={several()} rows={shown} rowKey={({ id }) => id}>
      {({ id, title, at }) => (
        <ListRow
          leading={<Icon className={styles.icon} aria-hidden="true" />}
          title={title}
          subtitle={at === null ? undefined : formatDate(new Date(at), time_zone)}
          onPress={() => onChoose({ kind, id, title })}
        />
      )}
    </List>
  );
}
