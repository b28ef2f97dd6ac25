import { type getClient, replayIntegration } from '@sentry/react';

import { maskEnvelope } from './recording-masking.ts';

type Client = NonNullable<ReturnType<typeof getClient>>;

/** In its own chunk, which only sampled pages load. */
export function startRecorder(client: Client) {
  const transport = client.getTransport();
  if (!transport) return;
  // Recordings bypass the collector's hooks, so they are masked in the transport.
  const send = transport.send.bind(transport);
  transport.send = (envelope) => send(maskEnvelope(envelope));
  client.addIntegration(
    replayIntegration({
      maskAllText: true,
      maskAllInputs: true,
      blockAllMedia: true,
      networkCaptureBodies: false,
      // Compressed data could not be masked, and the content security policy forbids the
      // compression worker.
      useCompression: false,
      // Sampling is per page; continuing a recording on the next page would distort the rates.
      stickySession: false,
    }),
  );
}
