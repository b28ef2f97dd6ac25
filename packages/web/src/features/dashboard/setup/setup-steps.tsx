import type { SetupStep } from '@relish/shared/dashboard/setup/steps.ts';
import type { ReactNode } from 'react';

import { Link } from '../../../ui/actions/link.tsx';
import { m } from '../../../words/m.ts';
import { EditHomeDetails } from '../../accounts/home-details/public.tsx';
import { AddInvitation } from '../../accounts/invitations/public.tsx';
import { ChooseResident } from './choose-resident.tsx';
import { DialogAction } from './dialog-action.tsx';
import { MailAgain } from './mail-again.tsx';

interface Step {
  title: () => string;
  text: () => string;
  /** Another step that has to be done before. */
  after?: SetupStep;
  waiting?: () => string;
  action: () => ReactNode;
}

/** A new step is one entry here, one in `SETUP_STEPS` and one in the server's `findDone`. */
export const STEPS: Record<SetupStep, Step> = {
  email: {
    title: m.setup_email,
    text: m.setup_email_text,
    action: () => <MailAgain />,
  },
  details: {
    title: m.setup_details,
    text: m.setup_details_text,
    action: () => <DialogAction label={m.setup_details_do()} form={EditHomeDetails} />,
  },
  residents: {
    title: m.setup_residents,
    text: m.setup_residents_text,
    action: () => (
      <>
        <Link kind="primary-button" to="/add-residents?from=home">
          {m.setup_residents_do()}
        </Link>
        <Link kind="quiet-button" to="/import-residents">
          {m.setup_residents_import()}
        </Link>
      </>
    ),
  },
  record: {
    title: m.setup_record,
    text: m.setup_record_text,
    after: 'residents',
    waiting: m.setup_wait_residents,
    action: () => (
      <Link kind="primary-button" to="/manage-report">
        {m.setup_record_do()}
      </Link>
    ),
  },
  colleagues: {
    title: m.setup_colleagues,
    text: m.setup_colleagues_text,
    after: 'email',
    waiting: m.setup_wait_email,
    action: () => <DialogAction label={m.setup_colleagues_do()} form={AddInvitation} />,
  },
  week: {
    title: m.setup_week,
    text: m.setup_week_text,
    action: () => (
      <Link kind="primary-button" to="/plan-week">
        {m.setup_week_do()}
      </Link>
    ),
  },
  family: {
    title: m.setup_family,
    text: m.setup_family_text,
    after: 'residents',
    waiting: m.setup_wait_residents,
    action: () => <DialogAction label={m.setup_family_do()} form={ChooseResident} />,
  },
};
