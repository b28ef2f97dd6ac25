import type { Obstacle } from '@relish/shared/reports/report-mails/contract.ts';

import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { CheckboxGroup } from '../../../ui/forms/checkbox-group.tsx';
import { m } from '../../../words/m.ts';
import type { Recipients } from './api.ts';

import styles from './report-mails.module.css';

const OBSTACLES: Record<Obstacle, () => string> = {
  no_account: m.mails_obstacle_no_account,
  not_active: m.mails_obstacle_not_active,
  not_confirmed: m.mails_obstacle_not_confirmed,
  access: m.mails_obstacle_access,
  over: m.mails_obstacle_over,
};

interface Props {
  residentId: string;
  recipients: Recipients;
  chosen: string[];
  onChange: (chosen: string[]) => void;
  errors: string[] | undefined;
}

/** Relatives who cannot be written to are listed with the reason. */
export function RecipientChoices({ residentId, recipients, chosen, onChange, errors }: Props) {
  const { preferred_name: name, recipients: family } = recipients;
  const open = family.flatMap(({ user_id, name: who, obstacle }) =>
    user_id !== null && obstacle === null ? [{ value: user_id, label: who }] : [],
  );
  const closed = family.filter(({ obstacle }) => obstacle !== null);
  return (
    <>
      {open.length === 0 ? (
        <EmptyState
          title={m.mails_none_title()}
          level={3}
          action={
            <Link kind="quiet-button" to={`/resident?id=${residentId}`}>
              {m.mails_none_link({ name })}
            </Link>
          }
        >
          {m.mails_none_text()}
        </EmptyState>
      ) : (
        <CheckboxGroup
          label={m.mails_recipients({ name })}
          options={open}
          value={chosen}
          onChange={onChange}
          errors={errors}
        />
      )}
      {closed.length > 0 && (
        <ul className={styles.closed} aria-label={m.mails_cannot_list()}>
          {closed.map(({ link_id, name: who, obstacle }) => (
            <li key={link_id}>
              {obstacle !== null && m.mails_cannot({ name: who, why: OBSTACLES[obstacle]() })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
