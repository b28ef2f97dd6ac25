import { Ellipsis, Pencil, RotateCcw, Share2, Trash2, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Columns, Stack } from '../../../ui/layout/columns.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { RaisedActions } from '../actions/public.tsx';
import {
  type Feedback,
  useAcknowledge,
  useReopenFeedback,
  useRestoreFeedback,
  useShareFeedback,
} from './api.ts';
import { EntryHistory } from './entry-history.tsx';
import { Facts } from './facts.tsx';
import {
  AREA_WORDS,
  CANDOUR_WORDS,
  dueWords,
  fromWords,
  KIND_WORDS,
  OUTCOME_WORDS,
  RECEIVED_WORDS,
} from './feedback-words.ts';
import { StageBadge } from './stage-badge.tsx';

import styles from './listening.module.css';

// Loaded when opened.
const FeedbackDialog = lazy(() => import('./feedback-dialog.tsx'));
const AnswerDialog = lazy(() => import('./answer-dialog.tsx'));
const EntryDialogs = lazy(() => import('./entry-dialogs.tsx'));

type Open = 'edit' | 'acknowledge' | 'answer' | 'void';

export function FeedbackView({ entry }: { entry: Feedback }) {
  const [open, setOpen] = useState<Open>();
  const onClose = () => setOpen(undefined);
  const isCompliment = entry.kind === 'compliment';
  return (
    <Page
      title={`${KIND_WORDS[entry.kind]()}: ${AREA_WORDS[entry.area]()}`}
      lead={dueWords(entry)}
      back="/feedback"
      actions={
        entry.is_void ? (
          <Restore entry={entry} />
        ) : (
          <>
            <NextStep entry={entry} onOpen={setOpen} />
            <MoreSteps entry={entry} onOpen={setOpen} />
          </>
        )
      }
    >
      <div className={styles.page}>
        {entry.voided && (
          <Banner kind="info" title={m.feedback_voided()}>
            {entry.voided.reason}
          </Banner>
        )}
        {!entry.is_void && (
          <div className={styles.row}>
            <StageBadge row={entry} />
          </div>
        )}
        <Columns>
          <Stack>
            <Said entry={entry} />
            {!entry.is_void && <RaisedActions source={{ feedback_id: entry.id }} />}
          </Stack>
          <Stack>
            {!isCompliment && <Answered entry={entry} />}
            <EntryHistory entry={entry} />
          </Stack>
        </Columns>
      </div>
      <Suspense>
        {open === 'edit' && <FeedbackDialog entry={entry} onClose={onClose} />}
        {open === 'answer' && <AnswerDialog entry={entry} onClose={onClose} />}
        {(open === 'acknowledge' || open === 'void') && (
          <EntryDialogs step={open} entry={entry} onClose={onClose} />
        )}
      </Suspense>
    </Page>
  );
}

interface StepProps {
  entry: Feedback;
  onOpen: (open: Open) => void;
}

function NextStep({ entry, onOpen }: StepProps) {
  const share = useShareFeedback();
  const { id, kind, stage, shared_at, about_staff } = entry;
  if (kind !== 'compliment') {
    if (stage === 'received')
      return <Button onClick={() => onOpen('acknowledge')}>{m.feedback_acknowledge()}</Button>;
    return stage === 'acknowledged' ? (
      <Button onClick={() => onOpen('answer')}>{m.feedback_answer()}</Button>
    ) : null;
  }
  if (shared_at !== null || about_staff.length === 0) return null;
  return (
    <Button
      icon={<Share2 aria-hidden="true" />}
      busy={share.isPending}
      onClick={() =>
        share.mutate(
          { id },
          { onSuccess: () => showToast({ title: m.feedback_shared_toast(), tone: 'success' }) },
        )
      }
    >
      {m.feedback_share()}
    </Button>
  );
}

function MoreSteps({ entry, onOpen }: StepProps) {
  const acknowledge = useAcknowledge();
  const reopen = useReopenFeedback();
  const { id, version, kind, stage } = entry;
  const isOpenComplaint = kind !== 'compliment' && stage !== 'answered';
  const choices = [
    { id: 'edit', label: m.feedback_edit(), icon: Pencil, onSelect: () => onOpen('edit') },
    ...(isOpenComplaint && stage === 'received'
      ? [{ id: 'answer', label: m.feedback_answer(), onSelect: () => onOpen('answer') }]
      : []),
    ...(stage === 'acknowledged'
      ? [
          {
            id: 'undo',
            label: m.feedback_acknowledge_undo(),
            icon: Undo2,
            onSelect: () => acknowledge.mutate({ id, version, acknowledged_on: null }),
          },
        ]
      : []),
    ...(stage === 'answered'
      ? [
          {
            id: 'reopen',
            label: m.feedback_reopen(),
            icon: RotateCcw,
            onSelect: () => reopen.mutate({ id, version }),
          },
        ]
      : []),
    {
      id: 'void',
      label: m.feedback_void_title(),
      icon: Trash2,
      kind: 'danger' as const,
      onSelect: () => onOpen('void'),
    },
  ];
  return (
    <Menu
      label={m.feedback_more()}
      align="end"
      trigger={
        <IconButton label={m.feedback_more()}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
      choices={choices}
    />
  );
}

function Restore({ entry: { id } }: { entry: Feedback }) {
  const restore = useRestoreFeedback();
  return (
    <Button
      kind="quiet"
      icon={<Undo2 aria-hidden="true" />}
      busy={restore.isPending}
      onClick={() =>
        restore.mutate(
          { id },
          { onSuccess: () => showToast({ title: m.feedback_restored(), tone: 'success' }) },
        )
      }
    >
      {m.feedback_restore()}
    </Button>
  );
}

const Said = ({ entry }: { entry: Feedback }) => (
  <Card title={m.feedback_said()}>
    <p className={styles.words} translate="no">
      {entry.said}
    </p>
    <Facts
      facts={[
        [m.feedback_from(), fromWords(entry)],
        [m.feedback_received_on(), formatDay(entry.received_on)],
        [m.feedback_received_by(), RECEIVED_WORDS[entry.received_by]()],
        [
          m.feedback_resident(),
          entry.resident && (
            <Link key="resident" to={`/resident?id=${entry.resident.id}`}>
              {entry.resident.name}
            </Link>
          ),
        ],
        [m.feedback_about_staff(), entry.about_staff.map(({ name }) => name).join(', ')],
      ]}
    />
  </Card>
);

const Answered = ({ entry }: { entry: Feedback }) => (
  <Card title={m.feedback_answer_title()}>
    <Facts
      facts={[
        [
          m.feedback_promised_acknowledge(),
          entry.acknowledge_by && formatDay(entry.acknowledge_by),
        ],
        [m.feedback_acknowledged_on(), entry.acknowledged_on && formatDay(entry.acknowledged_on)],
        [m.feedback_promised_answer(), entry.answer_by && formatDay(entry.answer_by)],
        [m.feedback_answered_on(), entry.answered_on && formatDay(entry.answered_on)],
        [m.feedback_outcome(), entry.outcome && OUTCOME_WORDS[entry.outcome]()],
        [m.feedback_answer_text(), entry.answer],
        [m.feedback_candour(), CANDOUR_WORDS[entry.candour]()],
        [m.feedback_candour_note(), entry.candour_note],
        [m.feedback_learning(), entry.learning],
      ]}
    />
  </Card>
);
