import { useState } from 'react';

import { sentence } from '../../../api/error-catalogue.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import { shortWhenWords } from '../../events/events/public.tsx';
import { conflictKey, WarningsToRead } from '../../library/suggestions/public.tsx';
import { type PublishPreview, usePublishPreview, usePublishWeek } from './api.ts';

import styles from './planning.module.css';

/** Says what publishing does, and has every warning read first (N13). */
export default function AskToPublish({ week, onClose }: { week: string; onClose: () => void }) {
  const { data, isError, isFetching, refetch } = usePublishPreview(week);
  const publishing = usePublishWeek();
  const [read, setRead] = useState<Partial<Record<string, readonly string[]>>>({});
  const isRead = ({ event_id, conflicts }: PublishPreview['warnings'][number]) =>
    conflicts.every((each) => read[event_id]?.includes(conflictKey(each)));
  const isReady = data !== undefined && data.events > 0 && data.warnings.every(isRead);
  const publish = () => {
    if (!isReady || publishing.isPending) return;
    const acknowledged = data.warnings.map(({ event_id, conflicts }) => ({ event_id, conflicts }));
    publishing.mutate(
      { week, acknowledged },
      {
        onSuccess: ({ published }) => {
          showToast(
            published === 0
              ? { title: m.planning_publish_none() }
              : { title: m.planning_published({ count: published }), tone: 'success' },
          );
          onClose();
        },
        // Something has changed since: the new warnings are listed.
        onError: (error) => {
          if (error.status !== 422) return;
          showToast({ title: sentence(error), tone: 'warning' });
          void refetch();
        },
      },
    );
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={m.planning_publish_title()}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button busy={publishing.isPending} aria-disabled={!isReady} onClick={publish}>
            {m.planning_publish()}
          </Button>
        </>
      }
    >
      {isError && !data ? (
        <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />
      ) : data ? (
        <div className={styles.stack}>
          <Summary preview={data} />
          {data.warnings.map((warning) => (
            <section key={warning.event_id} className={styles.stack}>
              <h3 className={styles.heading} translate="no">
                {warning.title}, {shortWhenWords(warning)}
              </h3>
              <WarningsToRead
                conflicts={warning.conflicts}
                people={warning.people}
                read={read[warning.event_id] ?? []}
                onRead={(keys) => setRead((before) => ({ ...before, [warning.event_id]: keys }))}
              />
            </section>
          ))}
        </div>
      ) : (
        <Skeleton shape="pair" width="long" />
      )}
    </Dialog>
  );
}

const Summary = ({
  preview: { events, passed, families, staff, warnings },
}: {
  preview: PublishPreview;
}) => (
  <>
    <p>{events === 0 ? m.planning_publish_none() : m.planning_publish_events({ count: events })}</p>
    <p>
      {m.planning_publish_told({
        families: m.planning_publish_families({ count: families }),
        staff: m.planning_publish_staff({ count: staff }),
      })}
    </p>
    {passed > 0 && <Banner kind="info">{m.planning_publish_passed({ count: passed })}</Banner>}
    {warnings.length > 0 && (
      <Banner kind="attention">{m.planning_publish_warnings({ count: warnings.length })}</Banner>
    )}
  </>
);
