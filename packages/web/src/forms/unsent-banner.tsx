import { useState } from 'react';

import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { m } from '../words/m.ts';

interface Props {
  title: string;
  outbox: { sendWaiting: () => Promise<unknown> };
}

/** Says that something waits for a connection, and sends it on request. */
export function UnsentBanner({ title, outbox }: Props) {
  const [busy, setBusy] = useState(false);
  return (
    <Banner
      kind="attention"
      title={title}
      action={
        <Button
          kind="quiet"
          size="small"
          busy={busy}
          onClick={() => {
            setBusy(true);
            void outbox.sendWaiting().finally(() => setBusy(false));
          }}
        >
          {m.reports_send_now()}
        </Button>
      }
    >
      {m.reports_unsent_text()}
    </Banner>
  );
}
