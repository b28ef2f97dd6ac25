import { CalendarSync } from 'lucide-react';
import { useState } from 'react';

import { serverUrl } from '../../../api/server-url.ts';
import { useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { formatDate, formatTime } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { useCreateFeed, useFeedStatus, useRevokeFeed } from './api.ts';
import { FeedAddress } from './feed-address.tsx';

import styles from './sharing.module.css';

/** Lets a phone's calendar follow the events of the home. */
export function CalendarFeedCard() {
  const { carehome, demo } = useUser();
  const status = useFeedStatus();
  return (
    <Card title={m.sharing_feed_title()} leading={<CalendarSync aria-hidden="true" />}>
      <div className={styles.stack}>
        <p>{m.sharing_feed_lead()}</p>
        {demo ? (
          <Banner kind="info">{m.sharing_feed_demo()}</Banner>
        ) : status.isError ? (
          <ErrorState busy={status.isFetching} onRetry={() => void status.refetch()} />
        ) : status.isPending ? (
          <Skeleton shape="pair" width="long" />
        ) : (
          <Feed feed={status.data.feed} timeZone={carehome.time_zone} />
        )}
      </div>
    </Card>
  );
}

interface FeedProps {
  feed: { last_used_at: string | null } | null;
  timeZone: string;
}

function Feed({ feed, timeZone }: FeedProps) {
  const create = useCreateFeed();
  const revoke = useRevokeFeed();
  const [address, setAddress] = useState<string>();
  const [asking, setAsking] = useState<'replace' | 'revoke'>();
  const make = () =>
    create.mutate(
      {},
      {
        onSuccess: ({ path }) => setAddress(new URL(serverUrl(path), location.origin).href),
        onSettled: () => setAsking(undefined),
      },
    );
  const end = () =>
    revoke.mutate(
      {},
      {
        onSuccess: () => {
          setAddress(undefined);
          showToast({ title: m.sharing_feed_revoked(), tone: 'success' });
        },
        onSettled: () => setAsking(undefined),
      },
    );
  const isReplacing = asking === 'replace';
  return (
    <>
      {address !== undefined && <FeedAddress address={address} />}
      {feed === null ? (
        <div>
          <Button busy={create.isPending} onClick={make}>
            {m.sharing_feed_make()}
          </Button>
        </div>
      ) : (
        <>
          <p className={styles.quiet}>{describeUse(feed.last_used_at, timeZone)}</p>
          <div className={styles.actions}>
            {address === undefined && (
              <Button kind="quiet" onClick={() => setAsking('replace')}>
                {m.sharing_feed_replace()}
              </Button>
            )}
            <Button kind="quiet" onClick={() => setAsking('revoke')}>
              {m.sharing_feed_revoke()}
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        isOpen={asking !== undefined}
        title={isReplacing ? m.sharing_feed_replace_question() : m.sharing_feed_revoke_question()}
        confirmLabel={isReplacing ? m.sharing_feed_replace() : m.sharing_feed_revoke()}
        cancelLabel={m.ui_cancel()}
        kind={isReplacing ? 'primary' : 'danger'}
        busy={create.isPending || revoke.isPending}
        onCancel={() => setAsking(undefined)}
        onConfirm={isReplacing ? make : end}
      >
        {isReplacing ? m.sharing_feed_replace_text() : m.sharing_feed_revoke_text()}
      </ConfirmDialog>
    </>
  );
}

function describeUse(lastUsed: string | null, timeZone: string): string {
  if (lastUsed === null) return m.sharing_feed_unused();
  const moment = new Date(lastUsed);
  return m.sharing_feed_used({
    day: formatDate(moment, timeZone),
    time: formatTime(moment, timeZone),
  });
}
