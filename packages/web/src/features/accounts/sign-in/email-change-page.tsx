import { useState } from 'react';

import { ApiError } from '../../../api/api-error.ts';
import { sentence } from '../../../api/error-catalogue.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { LetterSent } from '../../../ui/illustrations/letter-sent.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Alert } from '../../../ui/overlays/alert.tsx';
import { m } from '../../../words/m.ts';
import { SignInFrame } from './sign-in-frame.tsx';

import styles from './sign-in-form.module.css';

interface Props {
  title: string;
  text: string;
  action: string;
  /** Uses the link and returns the message to show. */
  use: () => Promise<string>;
}

/** Asks for a click, because mail programs open links to check them. */
export function EmailChangePage({ title, text, action, use }: Props) {
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<string>();
  const [refusal, setRefusal] = useState<string>();

  async function press() {
    if (busy) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      setDone(await use());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.body?.errors?.['token']?.join(' ') ?? sentence(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <SignInFrame title={title} picture={<LetterSent />}>
      <div className={styles.form}>
        <PageHeading>{title}</PageHeading>
        <output>{done ?? text}</output>
        {refusal !== undefined && <Alert kind="danger">{refusal}</Alert>}
        {done === undefined && refusal === undefined && (
          <Button busy={busy} onClick={() => void press()}>
            {action}
          </Button>
        )}
        {(done !== undefined || refusal !== undefined) && (
          <Link to="/tabs">{m.confirm_continue()}</Link>
        )}
      </div>
    </SignInFrame>
  );
}
