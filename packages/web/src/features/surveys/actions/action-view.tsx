import { ACTION_ANSWERS, type ActionAnswer } from '@relish/shared/surveys/actions/choices.ts';
import {
  Check,
  CircleCheck,
  Ellipsis,
  type LucideIcon,
  Megaphone,
  Pencil,
  RotateCcw,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { useCan, useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Columns, Stack } from '../../../ui/layout/columns.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { formatDate, formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { Facts } from '../feedback/public.tsx';
import { ANSWER_WORDS, SOURCE_WORDS, STATE_KINDS, STATE_WORDS } from './action-words.ts';
import { type Action, useAskResident } from './api.ts';

import styles from './actions.module.css';

// Loaded when opened.
const ActionDialog = lazy(() => import('./action-dialog.tsx'));
const StepDialogs = lazy(() => import('./step-dialogs.tsx'));

type Open = 'edit' | 'finish' | 'publish' | 'close' | 'reopen';

export function ActionView({ action }: { action: Action }) {
  const [open, setOpen] = useState<Open>();
  const onClose = () => setOpen(undefined);
  const isDone = action.done_on !== null;
  return (
    <Page title={action.theme} back="/actions" actions={<Steps action={action} onOpen={setOpen} />}>
      <div className={styles.page}>
        <div className={styles.row}>
          <Badge kind={STATE_KINDS[action.state]}>{STATE_WORDS[action.state]()}</Badge>
          {action.published_at !== null && <Badge kind="info">{m.actions_published()}</Badge>}
        </div>
        <Columns>
          <Stack>
            <Said action={action} />
            {isDone && <Plan action={action} />}
          </Stack>
          <Stack>{isDone ? <DidWe action={action} /> : <Plan action={action} />}</Stack>
        </Columns>
      </div>
      <Suspense>
        {open === 'edit' && <ActionDialog action={action} onClose={onClose} />}
        {open !== undefined && open !== 'edit' && (
          <StepDialogs step={open} action={action} onClose={onClose} />
        )}
      </Suspense>
    </Page>
  );
}

/** The next step as a button, everything else in a menu. */
function Steps({ action, onOpen }: { action: Action; onOpen: (open: Open) => void }) {
  const user = useUser();
  const mayManage = useCan('actions.manage');
  const mayFinish = mayManage || action.owner.id === user.id;
  const isDone = action.done_on !== null;
  const isClosed = action.closed !== null;
  const isPublished = action.published_at !== null;
  const mayPublish = mayManage && isDone && !isPublished;
  const mayClose = mayManage && isDone && !isClosed;
  const choose = (id: Open, label: string, icon: LucideIcon) => ({
    id,
    label,
    icon,
    onSelect: () => onOpen(id),
  });
  const choices = [
    ...(mayManage && !isClosed ? [choose('edit', m.actions_edit(), Pencil)] : []),
    ...(mayClose && mayPublish ? [choose('close', m.actions_close(), CircleCheck)] : []),
    ...(mayManage && isDone ? [choose('reopen', m.actions_reopen(), RotateCcw)] : []),
  ];
  return (
    <>
      {!isDone && mayFinish && (
        <Button icon={<Check aria-hidden="true" />} onClick={() => onOpen('finish')}>
          {m.actions_finish()}
        </Button>
      )}
      {mayPublish && (
        <Button icon={<Megaphone aria-hidden="true" />} onClick={() => onOpen('publish')}>
          {m.actions_publish()}
        </Button>
      )}
      {mayClose && !mayPublish && (
        <Button icon={<CircleCheck aria-hidden="true" />} onClick={() => onOpen('close')}>
          {m.actions_close()}
        </Button>
      )}
      {choices.length > 0 && (
        <Menu
          label={m.actions_more_steps()}
          align="end"
          trigger={
            <IconButton label={m.actions_more_steps()}>
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
          choices={choices}
        />
      )}
    </>
  );
}

const Said = ({ action }: { action: Action }) => (
  <Card title={m.actions_title()}>
    <Facts
      facts={[
        [m.actions_you_said(), action.published?.said ?? action.said],
        [
          action.done_on === null ? m.actions_will_do() : m.actions_we_did(),
          action.published?.did ?? action.will_do,
        ],
        [m.actions_source(), <Source key="source" action={action} />],
      ]}
    />
  </Card>
);

function Source({
  action: { source, survey, meeting, feedback_id, thread_id },
}: {
  action: Action;
}) {
  if (survey) return <Link to={`/survey-results?id=${survey.id}`}>{survey.title}</Link>;
  if (meeting) return <Link to={`/meeting?id=${meeting.id}`}>{meeting.title}</Link>;
  if (feedback_id !== null)
    return <Link to={`/feedback-entry?id=${feedback_id}`}>{SOURCE_WORDS[source]()}</Link>;
  if (thread_id !== null)
    return <Link to={`/chat-thread?id=${thread_id}`}>{SOURCE_WORDS[source]()}</Link>;
  return SOURCE_WORDS[source]();
}

const Plan = ({ action }: { action: Action }) => (
  <Card title={m.actions_plan()}>
    <Facts
      facts={[
        [m.actions_owner(), action.owner.name],
        [m.actions_due_on(), formatDay(action.due_on)],
        [m.actions_done_on(), action.done_on && formatDay(action.done_on)],
        [m.actions_proof(), action.proof],
        [
          m.actions_closed_on(),
          action.closed &&
            [formatDate(new Date(action.closed.at)), action.closed.reason]
              .filter(Boolean)
              .join(' · '),
        ],
      ]}
    />
  </Card>
);

/** One question to each resident concerned, asked by staff. */
function DidWe({ action }: { action: Action }) {
  const ask = useAskResident();
  const { id, residents, ask_on } = action;
  return (
    <Card title={m.actions_did_we()}>
      <div className={styles.page}>
        <p className={styles.quiet}>
          {residents.length === 0
            ? m.actions_did_we_none()
            : m.actions_did_we_hint({ day: ask_on === null ? '' : formatDay(ask_on) })}
        </p>
        {residents.map(({ id: resident_id, name, answer }) =>
          action.closed === null ? (
            <SegmentedControl<ActionAnswer>
              key={resident_id}
              label={name}
              value={answer}
              disabled={ask.isPending}
              onChange={(next) => ask.mutate({ id, resident_id, answer: next })}
              options={ACTION_ANSWERS.map((value) => ({ value, label: ANSWER_WORDS[value]() }))}
            />
          ) : (
            <p key={resident_id}>
              {m.actions_said({
                name,
                answer: answer === null ? m.actions_not_asked() : ANSWER_WORDS[answer](),
              })}
            </p>
          ),
        )}
      </div>
    </Card>
  );
}
