import type { ComponentProps } from 'react';

import { Link } from '../../../ui/actions/link.tsx';
import { NewPasswordField } from '../../../ui/forms/new-password-field.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { m } from '../../../words/m.ts';

type Props = Omit<ComponentProps<typeof NewPasswordField>, 'label'> & { hasAccount: boolean };

/** Asks for a new password, or for the current one if the invited person already has an account. */
export const JoiningPassword = ({ hasAccount, avoid, ...field }: Props) =>
  hasAccount ? (
    <>
      <PasswordField
        label={m.field_password()}
        autoComplete="current-password"
        hint={m.register_has_account_hint()}
        {...field}
      />
      <Link to="/forgotten-password">{m.sign_in_forgotten()}</Link>
    </>
  ) : (
    <NewPasswordField label={m.field_new_password()} avoid={avoid} {...field} />
  );
