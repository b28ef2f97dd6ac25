import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Alert } from '../../../ui/overlays/alert.tsx';

export function BannerSamples() {
  const [dismissed, setDismissed] = useState(false);
  return (
    <>
      {!dismissed && (
        <Banner kind="info" title="A new version is ready" onDismiss={() => setDismissed(true)}>
          It is used the next time you open Relish.
        </Banner>
      )}
      <Banner kind="success">The report was sent to two people.</Banner>
      <Banner
        kind="attention"
        title="Three people have not been seen this week"
        action={
          <Button kind="quiet" size="small">
            See who
          </Button>
        }
      >
        Eileen, Stanley and Olwen.
      </Banner>
      <Banner kind="danger" onDismiss={() => {}}>
        The photo could not be saved. It is still on this device.
      </Banner>
      <Alert kind="danger" title="A plain alert">
        As the sign-in page has it.
      </Alert>
    </>
  );
}
