import type { Status } from '@relish/shared/residents/residents/choices.ts';
import { isArchived } from '@relish/shared/residents/residents/status-machine.ts';
import { lazy, Suspense, useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { useGazette } from './api.ts';

import styles from './gazettes.module.css';

// Loaded when opened.
const GazetteDialog = lazy(() => import('./gazette-dialog.tsx'));

/** On the profile: whether a gazette is printed for a relative who is not online. */
export function GazetteCard({ residentId, status }: { residentId: string; status: Status }) {
  const maySee = useCan('photos.edit');
  return maySee && !isArchived(status) ? <OpenCard residentId={residentId} /> : null;
}

function OpenCard({ residentId }: { residentId: string }) {
  const { data, isError, isFetching, refetch } = useGazette(residentId);
  const mayChange = useCan('photos.keep');
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title={m.gazettes_card_title()}
      actions={<Link to="/gazettes">{m.gazettes_card_all()}</Link>}
    >
      {isError ? (
        <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <p className={styles.soft}>{m.gazettes_card_text()}</p>
          <p className={styles.state}>{describe(data.reader)}</p>
          {mayChange && (
            <Button kind="quiet" onClick={() => setOpen(true)}>
              {data.reader ? m.gazettes_card_change() : m.gazettes_card_set()}
            </Button>
          )}
          {isOpen && (
            <Suspense>
              <GazetteDialog gazette={data} onClose={() => setOpen(false)} />
            </Suspense>
          )}
        </>
      ) : (
        <Skeleton shape="pair" width="long" />
      )}
    </Card>
  );
}

function describe(reader: { name: string | null } | null): string {
  if (!reader) return m.gazettes_card_off();
  return reader.name === null
    ? m.gazettes_card_on_anyone()
    : m.gazettes_card_on({ reader: reader.name });
}
