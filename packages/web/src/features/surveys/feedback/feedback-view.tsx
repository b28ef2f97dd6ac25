import { Pencil, Plus, Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Columns, Stack } from '../../../ui/layout/columns.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { formatDate, formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { type Feedback, useAcknowledge, useReopenFeedback, useShareFeedback } from './api.ts';
import { Facts } from './facts.tsx';
import { StageBadge } from './feedback-page.tsx';
import {
  AREA_WORDS,
  CANDOUR_WORDS,
  dueWords,
  fromWords,
  KIND_WORDS,
  OUTCOME_WORDS,
  RECEIVED_WORDS,
} from './feedback-words.ts';

import styles from './listening.module.css';

// Loaded when opened.
const FeedbackDialog = lazy(() => import('./feedback-dialog.tsx'));
const AnswerDialog = lazy(() => import('./answer-dialog.tsx'));

export function FeedbackView({ entry }: { entry: Feedback }) {
  const [open, setOpen] = useState<'edit' | 'answer'>();
  const isCompliment = entry.kind === 'compliment';
  return (
    <Page
      title={`${KIND_WORDS[entry.kind]()}: ${AREA_WORDS[entry.area]()}`}
      lead={dueWords(entry)}
      back="/feedback"
      {...(!entry.is_void && {
        actions: (
          <Button icon={<Pencil aria-hidden="true" />} onClick={() => setOpen('edit')}>
            {m.feedback_edit()}
          </Button>
        ),
      })}
    >
      <div className={styles.page}>
        {entry.voided && (
          <Banner kind="info" title={m.feedback_voided()}>
            {entry.voided.reason}
          </Banner>
        )}
        <div className={styles.row}>
          <StageBadge row={entry} />
          {!entry.is_void &&
            (isCompliment ? (
              <Sharing entry={entry} />
            ) : (
              <Steps entry={entry} onAnswer={() => setOpen('answer')} />
            ))}
          <RaiseAction entry={entry} />
        </div>
        <Columns>
          <Stack>
            <Said entry={entry} />
          </Stack>
          <Stack>
            {!isCompliment && <Answered entry={entry} />}
            <History entry={entry} />
          </Stack>
        </Columns>
      </div>
      <Suspense>
        {open === 'edit' && <FeedbackDialog entry={entry} onClose={() => setOpen(undefined)} />}
        {open === 'answer' && <AnswerDialog entry={entry} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </Page>
  );
}

function RaiseAction({ entry }: { entry: Feedback }) {
  const mayManage = useCan('actions.manage');
  if (!mayManage) return null;
  return (
    <Link
      kind="quiet-button"
      to={`/actions?feedback=${entry.id}`}
      icon={<Plus aria-hidden="true" />}
    >
      {m.actions_of_entry()}
    </Link>
  );
}

function Steps({ entry, onAnswer }: { entry: Feedback; onAnswer: () => void }) {
  const today = useToday();
  const acknowledge = useAcknowledge();
  const reopen = useReopenFeedback();
  const { id, version, stage } = entry;
  if (stage === 'answered')
    return (
      <Button kind="quiet" busy={reopen.isPending} onClick={() => reopen.mutate({ id, version })}>
        {m.feedback_reopen()}
      </Button>
    );
  return (
    <>
      {stage === 'received' && (
        <Button
          kind="quiet"
          busy={acknowledge.isPending}
          onClick={() =>
            acknowledge.mutate(
              { id, version, acknowledged_on: today },
              {
                onSuccess: () =>
                  showToast({ title: m.feedback_acknowledged_toast(), tone: 'success' }),
              },
            )
          }
        >
          {m.feedback_acknowledge()}
        </Button>
      )}
      <Button onClick={onAnswer}>{m.feedback_answer()}</Button>
    </>
  );
}

function Sharing({ entry }: { entry: Feedback }) {
  const share = useShareFeedback();
  if (entry.shared_at !== null || entry.about_staff.length === 0) return null;
  return (
    <Button
      icon={<Share2 aria-hidden="true" />}
      busy={share.isPending}
      onClick={() =>
        share.mutate(
          { id: entry.id },
          { onSuccess: () => showToast({ title: m.feedback_shared_toast(), tone: 'success' }) },
        )
      }
    >
      {m.feedback_share()}
    </Button>
  );
}

const Said = ({ entry }: { entry: Feedback }) => (
  <Card title={m.feedback_said()}>
    <Facts
      facts={[
        [m.feedback_said(), entry.said],
        [m.feedback_from(), fromWords(entry)],
        [m.feedback_received_on(), formatDay(entry.received_on)],
        [m.feedback_received_by(), RECEIVED_WORDS[entry.received_by]()],
        [
          m.feedback_resident(),
          entry.resident && (
            <Link to={`/resident?id=${entry.resident.id}`}>{entry.resident.name}</Link>
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

const History = ({ entry }: { entry: Feedback }) => (
  <Card title={m.feedback_history()}>
    <ul className={styles.list}>
      {entry.changes.map(({ at, by }) => (
        <li key={at}>{m.feedback_changed({ when: formatDate(new Date(at)), who: by ?? '' })}</li>
      ))}
      <li>
        {m.feedback_recorded({
          when: formatDate(new Date(entry.recorded.at)),
          who: entry.recorded.by ?? '',
        })}
      </li>
    </ul>
  </Card>
);
