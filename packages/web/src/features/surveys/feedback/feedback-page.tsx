import {
  FEEDBACK_FILTERS,
  type FeedbackFilter,
  type FeedbackKind,
} from '@relish/shared/surveys/feedback/choices.ts';
import { CircleAlert, Heart, MessageCircleWarning, Plus, Printer } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { ShowMore } from '../../../ui/table/show-more.tsx';
import { IconDisc } from '../../../ui/tokens/icon-disc.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { type FeedbackRow, useFeedbackList } from './api.ts';
import { AREA_WORDS, dueWords, FROM_WORDS, KIND_WORDS, toOptions } from './feedback-words.ts';
import { ListeningLocked } from './listening-locked.tsx';
import { ListeningTabs } from './listening-tabs.tsx';
import { OurPromise } from './our-promise.tsx';
import { StageBadge } from './stage-badge.tsx';

import styles from './listening.module.css';

// Loaded when opened.
const FeedbackDialog = lazy(() => import('./feedback-dialog.tsx'));

export default function FeedbackPage() {
  const mayAdd = useCan('feedback.add');
  const mayView = useCan('feedback.view');
  const [isAdding, setAdding] = useState(false);
  if (!mayAdd && !mayView) return <ListeningLocked title={m.feedback_title()} />;
  return (
    <Page
      title={m.feedback_title()}
      lead={m.feedback_lead()}
      back="/tabs/surveys"
      {...(mayAdd && {
        actions: (
          <Button icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
            {m.feedback_add()}
          </Button>
        ),
      })}
    >
      <div className={styles.page}>
        <ListeningTabs />
        {mayView ? (
          <Register />
        ) : (
          <EmptyState level={2} title={m.feedback_role_title()}>
            {m.feedback_role()}
          </EmptyState>
        )}
        {mayView && <OurPromise />}
        <div className={styles.row}>
          {mayAdd && (
            <Link kind="quiet-button" to="/feedback-thanks" icon={<Heart aria-hidden="true" />}>
              {m.thanks_title()}
            </Link>
          )}
          {mayView && (
            <Button
              kind="quiet"
              icon={<Printer aria-hidden="true" />}
              onClick={() => window.print()}
            >
              {m.feedback_print()}
            </Button>
          )}
        </div>
      </div>
      {isAdding && (
        <Suspense>
          <FeedbackDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Page>
  );
}

const FILTER_WORDS: Record<FeedbackFilter, () => string> = {
  all: m.feedback_filter_all,
  open: m.feedback_filter_open,
  overdue: m.feedback_filter_overdue,
};
const isFilter = (text: string | null): text is FeedbackFilter =>
  FEEDBACK_FILTERS.some((each) => each === text);

function Register() {
  const [query, setQuery] = useSearchParams();
  const [kind, setKind] = useState<FeedbackKind | null>(null);
  const wanted = query.get('filter');
  const filter = isFilter(wanted) ? wanted : 'all';
  return (
    <>
      <div className={styles.filters}>
        <Select
          label={m.feedback_filter()}
          value={filter}
          placeholder={null}
          onChange={(next) => setQuery({ filter: next ?? 'all' }, { replace: true })}
          options={toOptions(FILTER_WORDS)}
        />
        <Select
          label={m.feedback_kind()}
          value={kind ?? ''}
          placeholder={null}
          onChange={(next) => setKind(next ? (next as FeedbackKind) : null)}
          options={[{ value: '', label: m.feedback_filter_all() }, ...toOptions(KIND_WORDS)]}
        />
      </div>
      <Rows key={`${filter} ${kind}`} filter={filter} kind={kind} />
    </>
  );
}

function Rows(wanted: { filter: FeedbackFilter; kind: FeedbackKind | null }) {
  const found = useFeedbackList(wanted);
  const list = useRef<HTMLDivElement>(null);
  if (found.isError && !found.data)
    return <ErrorState level={2} busy={found.isFetching} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton shape="pair" width="long" />;
  const rows = found.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0)
    return (
      <EmptyState level={2} title={m.feedback_none_title()}>
        {m.feedback_none()}
      </EmptyState>
    );
  return (
    <>
      <div ref={list}>
        <List label={m.feedback_title()} rows={rows} rowKey={({ id }) => id}>
          {(row) => <Row row={row} />}
        </List>
      </div>
      <ShowMore list={list} each="li" count={rows.length} found={found} />
    </>
  );
}

const ICONS = { complaint: MessageCircleWarning, concern: CircleAlert, compliment: Heart };

const Row = ({ row }: { row: FeedbackRow }) => (
  <ListRow
    to={`/feedback-entry?id=${row.id}`}
    leading={
      <IconDisc icon={ICONS[row.kind]} tone={row.kind === 'compliment' ? 'brand' : 'accent'} />
    }
    title={`${KIND_WORDS[row.kind]()}: ${AREA_WORDS[row.area]()}`}
    subtitle={[
      formatDay(row.received_on),
      row.from_name ?? FROM_WORDS[row.from_kind](),
      dueWords(row),
    ]
      .filter(Boolean)
      .join(' · ')}
    trailing={<StageBadge row={row} />}
  />
);
