import {
  ACTION_FILTERS,
  ACTION_LIMITS,
  type ActionFilter,
} from '@relish/shared/surveys/actions/choices.ts';
import { Plus, Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';

import { decodeBase64, saveFile } from '../../../platform/download.ts';
import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { ListeningLocked, ListeningTabs, toOptions } from '../feedback/public.tsx';
import { ActionRows } from './action-rows.tsx';
import { FILTER_WORDS } from './action-words.ts';
import { useActions, useMakePoster } from './api.ts';

import styles from './actions.module.css';

// Loaded when opened.
const ActionDialog = lazy(() => import('./action-dialog.tsx'));

export default function ActionsPage() {
  const mayView = useCan('actions.view');
  return mayView ? <Actions /> : <ListeningLocked title={m.actions_title()} />;
}

const isFilter = (text: string | null): text is ActionFilter =>
  ACTION_FILTERS.some((each) => each === text);

function Actions() {
  const mayManage = useCan('actions.manage');
  const [query, setQuery] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  // A conversation in the chat that raises an action.
  const thread_id = query.get('thread');
  const wanted = query.get('filter');
  const filter = isFilter(wanted) ? wanted : 'all';
  const found = useActions({ filter });
  const rows = found.data?.rows ?? [];
  return (
    <Page
      title={m.actions_title()}
      lead={m.actions_lead()}
      back="/tabs/surveys"
      {...(mayManage && {
        actions: (
          <Button icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
            {m.actions_add()}
          </Button>
        ),
      })}
    >
      <div className={styles.page}>
        <ListeningTabs />
        <div className={styles.filters}>
          <Select
            label={m.feedback_filter()}
            value={filter}
            placeholder={null}
            onChange={(next) => setQuery({ filter: next ?? 'all' }, { replace: true })}
            options={toOptions(FILTER_WORDS)}
          />
          <Poster
            ids={rows.filter(({ published_at }) => published_at !== null).map(({ id }) => id)}
          />
        </div>
        {found.isError ? (
          <ErrorState level={2} busy={found.isFetching} onRetry={() => void found.refetch()} />
        ) : found.isPending ? (
          <Skeleton shape="pair" width="long" />
        ) : rows.length === 0 ? (
          <EmptyState level={2} title={m.actions_none_title()}>
            {m.actions_none()}
          </EmptyState>
        ) : (
          <ActionRows rows={rows} />
        )}
        {found.data?.next && <p>{m.actions_more({ count: ACTION_LIMITS.page })}</p>}
      </div>
      {mayManage && (isAdding || thread_id !== null) && (
        <Suspense>
          <ActionDialog
            {...(thread_id !== null && { source: { thread_id } })}
            onClose={() => {
              setAdding(false);
              setQuery({ filter }, { replace: true });
            }}
          />
        </Suspense>
      )}
    </Page>
  );
}

/** Only the latest published ones. */
function Poster({ ids }: { ids: readonly string[] }) {
  const poster = useMakePoster();
  if (ids.length === 0) return null;
  return (
    <Button
      kind="quiet"
      icon={<Printer aria-hidden="true" />}
      busy={poster.isPending}
      onClick={() =>
        poster.mutate(
          { ids: ids.slice(0, ACTION_LIMITS.poster) },
          {
            onSuccess: ({ file_name, base64 }) =>
              saveFile(file_name, decodeBase64(base64), 'application/pdf'),
          },
        )
      }
    >
      {m.actions_poster()}
    </Button>
  );
}
