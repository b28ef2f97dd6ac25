import { ACTION_ANSWERS, type ActionAnswer } from '@relish/shared/surveys/actions/choices.ts';
import { Check, Megaphone, Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { useCan, useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Columns, Stack } from '../../../ui/layout/columns.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { formatDate, formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { Facts } from '../feedback/public.tsx';
import { ANSWER_WORDS, SOURCE_WORDS, STATE_KINDS, STATE_WORDS } from './action-words.ts';
import { type Action, useAskResident } from './api.ts';

import styles from './actions.module.css';

// Loaded when opened.
const ActionDialog = lazy(() => import('./action-dialog.tsx'));
const StepDialogs = lazy(() => import('./step-dialogs.tsx'));

type Open = 'edit' | 'finish' | 'publish' | 'close';

export function ActionView({ action }: { action: Action }) {
  const user = useUser();
  const mayManage = useCan('actions.manage');
  const [open, setOpen] = useState<Open>();
  const isDone = action.done_on !== null;
  const isClosed = action.closed !== null;
  const mayFinish = mayManage || action.owner.id === user.id;
  const onClose = () => setOpen(undefined);
  return (
    <Page
      title={action.theme}
      back="/actions"
      {...(mayManage &&
        !isClosed && {
          actions: (
            <Button icon={<Pencil aria-hidden="true" />} onClick={() => setOpen('edit')}>
              {m.actions_edit()}
            </Button>
          ),
        })}
    >
      <div className={styles.page}>
        <div className={styles.row}>
          <Badge kind={STATE_KINDS[action.state]}>{STATE_WORDS[action.state]()}</Badge>
          {action.published_at !== null && <Badge kind="info">{m.actions_published()}</Badge>}
          {!isDone && mayFinish && (
            <Button icon={<Check aria-hidden="true" />} onClick={() => setOpen('finish')}>
              {m.actions_finish()}
            </Button>
          )}
          {isDone && mayManage && action.published_at === null && (
            <Button icon={<Megaphone aria-hidden="true" />} onClick={() => setOpen('publish')}>
              {m.actions_publish()}
            </Button>
          )}
          {isDone && mayManage && !isClosed && (
            <Button kind="quiet" onClick={() => setOpen('close')}>
              {m.actions_close()}
            </Button>
          )}
        </div>
        <Columns>
          <Stack>
            <Said action={action} />
          </Stack>
          <Stack>{isDone && <DidWe action={action} />}</Stack>
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

const Said = ({ action }: { action: Action }) => (
  <Card title={m.actions_title()}>
    <Facts
      facts={[
        [m.actions_you_said(), action.published?.said ?? action.said],
        [
          action.done_on === null ? m.actions_will_do() : m.actions_we_did(),
          action.published?.did ?? action.will_do,
        ],
        [m.actions_owner(), action.owner.name],
        [m.actions_due_on(), formatDay(action.due_on)],
        [m.actions_done_on(), action.done_on && formatDay(action.done_on)],
        [m.actions_proof(), action.proof],
        [m.actions_source(), SOURCE_WORDS[action.source]()],
        [
          m.meetings_one(),
          action.meeting && (
            <Link to={`/meeting?id=${action.meeting.id}`}>{action.meeting.title}</Link>
          ),
        ],
        [
          m.feedback_one(),
          action.feedback_id && (
            <Link to={`/feedback-entry?id=${action.feedback_id}`}>{m.actions_see_entry()}</Link>
          ),
        ],
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
