import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { ActionRows } from './action-rows.tsx';
import { type ActionFrom, useActions } from './api.ts';

import styles from './actions.module.css';

// Loaded when opened.
const ActionDialog = lazy(() => import('./action-dialog.tsx'));

/** The actions about a complaint, a meeting or a survey, on its page. */
export function RaisedActions({ source }: { source: ActionFrom }) {
  const mayView = useCan('actions.view');
  const { data, isError, isFetching, refetch } = useActions(source, mayView);
  if (!mayView) return null;
  return (
    <Card title={m.actions_title()} actions={<RaiseAction source={source} />}>
      {isError ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton shape="pair" width="long" />
      ) : data.rows.length > 0 ? (
        <ActionRows rows={data.rows} />
      ) : (
        <p className={styles.quiet}>{m.actions_none_title()}</p>
      )}
    </Card>
  );
}

interface RaiseProps {
  source: ActionFrom;
  /** Such as a theme of comments. */
  theme?: string;
}

export function RaiseAction({ source, theme }: RaiseProps) {
  const mayManage = useCan('actions.manage');
  const [isOpen, setOpen] = useState(false);
  if (!mayManage) return null;
  return (
    <>
      <Button kind="quiet" icon={<Plus aria-hidden="true" />} onClick={() => setOpen(true)}>
        {theme === undefined ? m.actions_raise() : m.actions_raise_about({ theme })}
      </Button>
      {isOpen && (
        <Suspense>
          <ActionDialog
            source={source}
            {...(theme !== undefined && { theme })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
