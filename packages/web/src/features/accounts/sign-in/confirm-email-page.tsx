import { useEffect, useState } from 'react';

import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { sentence } from '../../../api/error-catalogue.ts';
import { currentSession } from '../../../session/session-state.ts';
import { reloadUser } from '../../../session/session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { LetterSent } from '../../../ui/illustrations/letter-sent.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Alert } from '../../../ui/overlays/alert.tsx';
import { m } from '../../../words/m.ts';
import { useMailedSecret } from './mailed-secret.ts';
import { SignInFrame } from './sign-in-frame.tsx';

import styles from './sign-in-form.module.css';

type Outcome = { is: 'confirming' } | { is: 'confirmed' } | { is: 'refused'; why: string };

/** Opening the mailed link is enough to confirm the address. */
export default function ConfirmEmailPage() {
  const token = useMailedSecret();
  const [outcome, setOutcome] = useState<Outcome>({ is: 'confirming' });

  useEffect(() => {
    confirm(token).then(setOutcome, (fault: unknown) => {
      throw fault;
    });
  }, [token]);

  return (
    <SignInFrame title={m.confirm_title()} picture={<LetterSent />}>
      <div className={styles.form}>
        <PageHeading>{m.confirm_title()}</PageHeading>
        <output>
          {outcome.is === 'confirming' && m.confirm_busy()}
          {outcome.is === 'confirmed' && m.confirm_done()}
        </output>
        {outcome.is === 'refused' && <Alert kind="danger">{outcome.why}</Alert>}
        {outcome.is !== 'confirming' && <Link to="/tabs">{m.confirm_continue()}</Link>}
      </div>
    </SignInFrame>
  );
}

// React may mount the page twice, but the link works only once.
const confirmations = new Map<string, Promise<Outcome>>();

function confirm(token: string): Promise<Outcome> {
  const pending = confirmations.get(token);
  if (pending) return pending;
  const answer = ask(token);
  confirmations.set(token, answer);
  return answer;
}

async function ask(token: string): Promise<Outcome> {
  try {
    await call('user/confirm-email', { token });
    if (currentSession().state === 'authenticated') await reloadUser();
    return { is: 'confirmed' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { is: 'refused', why: error.body?.errors?.token?.join(' ') ?? sentence(error) };
  }
}
