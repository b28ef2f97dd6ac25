import type { FirstStep } from '@relish/shared/dashboard/first-steps/steps.ts';
import {
  Bell,
  BookOpen,
  CircleCheck,
  HeartHandshake,
  type LucideIcon,
  MailPlus,
  NotebookPen,
  Palette,
  X,
} from 'lucide-react';

import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { IconDisc } from '../../../ui/tokens/icon-disc.tsx';
import { m } from '../../../words/m.ts';
import { useCloseFirstSteps, useFirstSteps } from './api.ts';

import styles from './first-steps.module.css';

interface Step {
  to: string;
  icon: LucideIcon;
  title: () => string;
  text: () => string;
}

const STEPS: Record<FirstStep, Step> = {
  story: {
    to: '/tabs/relatives',
    icon: HeartHandshake,
    title: m.first_steps_story,
    text: m.first_steps_story_text,
  },
  record: {
    to: '/manage-report',
    icon: NotebookPen,
    title: m.first_steps_record,
    text: m.first_steps_record_text,
  },
  invite: {
    to: '/tabs/invitations',
    icon: MailPlus,
    title: m.first_steps_family_invite,
    text: m.first_steps_family_invite_text,
  },
  activity: {
    to: '/tabs/activities',
    icon: Palette,
    title: m.first_steps_activity,
    text: m.first_steps_activity_text,
  },
  lesson: {
    to: '/tabs/tutorials',
    icon: BookOpen,
    title: m.first_steps_lesson,
    text: m.first_steps_lesson_text,
  },
  notify: {
    to: '/tabs/account',
    icon: Bell,
    title: m.first_steps_notify,
    text: m.first_steps_notify_text,
  },
};

/** Three steps, ticked from what the user has really done, until finished or closed. */
export default function FirstSteps() {
  const { data } = useFirstSteps();
  const close = useCloseFirstSteps();
  if (!data) return null;
  const setClosed = (closed: boolean) =>
    close.mutate(
      { closed },
      {
        onSuccess: () => {
          if (closed)
            showToast({
              title: m.first_steps_closed(),
              action: { label: m.setup_undo(), run: () => setClosed(false) },
            });
        },
      },
    );
  return (
    <section className={styles.steps} aria-labelledby="first-steps">
      <div className={styles.head}>
        <h2 id="first-steps">{m.first_steps_title()}</h2>
        <IconButton label={m.first_steps_dismiss()} onClick={() => setClosed(true)}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <List label={m.first_steps_title()} rows={data.steps} rowKey={({ id }) => id}>
        {({ id, done }) => {
          const { to, icon, title, text } = STEPS[id];
          return done ? (
            <ListRow
              title={title()}
              subtitle={m.setup_done()}
              leading={<IconDisc icon={CircleCheck} />}
            />
          ) : (
            <ListRow to={to} title={title()} subtitle={text()} leading={<IconDisc icon={icon} />} />
          );
        }}
      </List>
    </section>
  );
}
