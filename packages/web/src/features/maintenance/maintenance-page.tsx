import { PRODUCT_NAME } from '@relish/shared/constants.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

import { call } from '../../api/client.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { MaintenanceShed } from '../../ui/illustrations/maintenance-shed.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PictureMessage } from '../../ui/picture-message.tsx';
import { m } from '../../words/m.ts';

// Gentle: everybody who was working asks at once.
const FIRST_MS = 3000;
const AT_MOST_MS = 30_000;
const SLOWER = 1.6;

export default function MaintenancePage() {
  const navigate = useNavigate();
  useEffect(() => pingUntilAnswered(() => void navigate('/login', { replace: true })), [navigate]);
  return (
    <PictureMessage brand={<BrandMark />} picture={<MaintenanceShed />}>
      <title>{`${m.maintenance_title()} | ${PRODUCT_NAME}`}</title>
      <PageHeading>{m.maintenance_title()}</PageHeading>
      <p>{m.maintenance_text()}</p>
      <output>{m.maintenance_waiting()}</output>
    </PictureMessage>
  );
}

/** Asks less and less often, never in step with others; returns how to stop. */
function pingUntilAnswered(answered: () => void) {
  const stopped = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const again = (wait: number) => {
    timer = setTimeout(
      () => {
        call('ping', {}, { quiet: true, signal: stopped.signal }).then(answered, () => {
          if (!stopped.signal.aborted) again(Math.min(wait * SLOWER, AT_MOST_MS));
        });
      },
      wait * (0.75 + Math.random() / 2),
    );
  };
  again(FIRST_MS);
  return () => {
    stopped.abort();
    clearTimeout(timer);
  };
}
