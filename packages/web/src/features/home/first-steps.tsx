import type { CurrentUser } from '@relish/shared/account/current-user.ts';
import { can } from '@relish/shared/permissions.ts';
import { Bell, BookOpen, HeartHandshake, MailPlus, X } from 'lucide-react';

import { IconButton } from '../../ui/icon-button.tsx';
import { IconDisc } from '../../ui/icon-disc.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { List } from '../../ui/list.tsx';
import { m } from '../../words/m.ts';
import { useFirstSteps } from './first-steps-state.ts';

import styles from './first-steps.module.css';

/** What makes sense to do first, for this person, until they have seen enough of it. */
export function FirstSteps({ user }: { user: CurrentUser }) {
  const { isOpen, dismiss } = useFirstSteps();
  if (!isOpen) return null;
  const steps = [
    ...(can(user, 'relatives.view')
      ? [
          {
            to: '/tabs/relatives',
            icon: HeartHandshake,
            title: m.my_relative_first_step(),
            text: m.my_relative_first_step_text(),
          },
        ]
      : []),
    ...(can(user, 'invitations.manage')
      ? [
          {
            to: '/tabs/invitations',
            icon: MailPlus,
            title: m.first_steps_invite(),
            text: m.first_steps_invite_text(),
          },
        ]
      : []),
    {
      to: '/tabs/account',
      icon: Bell,
      title: m.first_steps_notify(),
      text: m.first_steps_notify_text(),
    },
    {
      to: '/intro',
      icon: BookOpen,
      title: m.first_steps_intro(),
      text: m.first_steps_intro_text(),
    },
  ];
  return (
    <section className={styles.steps} aria-labelledby="first-steps">
      <div className={styles.head}>
        <h2 id="first-steps">{m.first_steps_title()}</h2>
        <IconButton label={m.first_steps_dismiss()} onClick={dismiss}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <List label={m.first_steps_title()} rows={steps} rowKey={({ to }) => to}>
        {({ to, icon, title, text }) => (
          <ListRow to={to} title={title} subtitle={text} leading={<IconDisc icon={icon} />} />
        )}
      </List>
    </section>
  );
}
