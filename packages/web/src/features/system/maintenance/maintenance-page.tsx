import { PRODUCT_NAME } from '@relish/shared/constants.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { maintenanceMessage } from '../../../api/error-catalogue.ts';
import { currentSession, type Session } from '../../../session/session-state.ts';
import { useSession } from '../../../session/use-session.ts';
import { PictureMessage } from '../../../ui/feedback/picture-message.tsx';
import { BrandMark } from '../../../ui/illustrations/brand-mark.tsx';
import { MaintenanceShed } from '../../../ui/illustrations/maintenance-shed.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { m } from '../../../words/m.ts';

// Backs off gently, because every user starts polling at the same moment.
const FIRST_MS = 3000;
const AT_MOST_MS = 30_000;
const SLOWER = 1.6;

export default function MaintenancePage() {
  const navigate = useNavigate();
  const [pinged, setPinged] = useState<{ message: string | undefined }>();
  const session = useSession();
  const message = pinged ? pinged.message : messageIn(session);
  useEffect(
    () =>
      pingUntilAnswered({
        // After a reload the operator's message is unknown, so the first ping is immediate.
        firstWait: messageIn(currentSession()) === undefined ? 0 : FIRST_MS,
        answered: () => void navigate('/login', { replace: true }),
        refused: (text) => setPinged({ message: text }),
      }),
    [navigate],
  );
  return (
    <PictureMessage brand={<BrandMark />} picture={<MaintenanceShed />}>
      <title>{`${m.maintenance_title()} | ${PRODUCT_NAME}`}</title>
      <PageHeading>{m.maintenance_title()}</PageHeading>
      <p>{message ?? m.maintenance_text()}</p>
      <p>{m.maintenance_stay()}</p>
      <output>{m.maintenance_waiting()}</output>
    </PictureMessage>
  );
}

const messageIn = (session: Session) =>
  session.state === 'not-authenticated' ? session.maintenanceMessage : undefined;

interface Pinging {
  firstWait: number;
  answered: () => void;
  refused: (message: string | undefined) => void;
}

/** Polls with exponential backoff and jitter; returns a function that stops it. */
function pingUntilAnswered({ firstWait, answered, refused }: Pinging) {
  const stopped = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const again = (wait: number) => {
    timer = setTimeout(
      () => {
        call('ping', {}, { quiet: true, signal: stopped.signal }).then(answered, (error) => {
          if (stopped.signal.aborted) return;
          // An unreachable server gives no news.
          if (error instanceof ApiError && error.status === 503) refused(maintenanceMessage(error));
          again(Math.min(Math.max(wait * SLOWER, FIRST_MS), AT_MOST_MS));
        });
      },
      wait * (0.75 + Math.random() / 2),
    );
  };
  again(firstWait);
  return () => {
    stopped.abort();
    clearTimeout(timer);
  };
}
