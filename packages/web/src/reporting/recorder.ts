import { type getClient, replayIntegration } from '@sentry/react';

import { maskEnvelope } from './recording-masking.ts';

type Client = NonNullable<ReturnType<typeof getClient>>;

/** Own chunk: only pages that were drawn to record fetch it. */
export function startRecorder(client: Client) {
  const transport = client.getTransport();
  if (!transport) return;
  // Recordings pass none of the collector's hooks: the last door is the only one they go through.
  const send = transport.send.bind(transport);
  transport.send = (envelope) => send(maskEnvelope(envelope));
  client.addIntegration(
    replayIntegration({
      maskAllText: true,
      maskAllInputs: true,
      blockAllMedia: true,
      networkCaptureBodies: false,
      // Packed in a worker it could not be masked any more, and the page's policy forbids that worker.
      useCompression: false,
      // The draw is for this page; a recording kept for the next one would blur the rates.
      stickySession: false,
    }),
  );
}
