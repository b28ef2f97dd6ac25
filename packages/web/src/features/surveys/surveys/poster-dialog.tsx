import { useEffect } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import { usePosterLink } from './api.ts';

import styles from './surveys.module.css';

/** The secret is in the fragment, so that no server log has it. */
const toLink = (secret: string) => `${location.origin}/survey#${secret}`;

export function PosterDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { mutate, data, isError } = usePosterLink();
  useEffect(() => mutate({ id }), [mutate, id]);
  const copy = async (link: string) => {
    await navigator.clipboard.writeText(link);
    showToast({ title: m.surveys_poster_copied(), tone: 'success' });
  };
  return (
    <Dialog
      isOpen
      title={m.surveys_poster_title()}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.ui_close()}
          </Button>
          {data && (
            <Button onClick={() => void copy(toLink(data.secret))}>
              {m.surveys_poster_copy()}
            </Button>
          )}
        </>
      }
    >
      <p>{m.surveys_poster_text()}</p>
      {data ? (
        <p className={styles.link} translate="no">
          {toLink(data.secret)}
        </p>
      ) : isError ? (
        <ErrorState onRetry={() => mutate({ id })} />
      ) : (
        <Skeleton shape="line" width="long" />
      )}
    </Dialog>
  );
}
