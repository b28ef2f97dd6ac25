import { BUILD, RELEASE } from '@relish/shared/constants.ts';
import {
  browserTracingIntegration,
  type BrowserOptions,
  captureException,
  getClient,
  init,
} from '@sentry/react';

import { maskEvent } from './event-masking.ts';
import { maskUrl } from './masking.ts';
import { type Environment, type ReplayKind, TRACES_RATE, TRANSPORT_BUFFER } from './sampling.ts';
import { maskBreadcrumb, maskSpan } from './trail-masking.ts';

interface CollectorSetup {
  dsn: string;
  environment: Environment;
  replay: ReplayKind;
  native: boolean;
}

const optionsFor = ({ dsn, environment, replay }: CollectorSetup): BrowserOptions => ({
  dsn,
  environment,
  release: `relish@${RELEASE}+${BUILD}`,
  sendDefaultPii: false,
  integrations: [
    browserTracingIntegration({
      beforeStartSpan: (span) => ({ ...span, name: maskUrl(span.name) }),
    }),
  ],
  tracesSampleRate: TRACES_RATE,
  // Our servers do not continue traces, and other hosts must not receive our headers.
  tracePropagationTargets: [],
  // Already sampled, see sampling.ts.
  replaysSessionSampleRate: replay === 'session' ? 1 : 0,
  replaysOnErrorSampleRate: replay === 'on-error' ? 1 : 0,
  transportOptions: { bufferSize: TRANSPORT_BUFFER },
  beforeSend: (event, { originalException }) => maskEvent(event, originalException),
  beforeSendTransaction: (event) => maskEvent(event),
  beforeSendSpan: maskSpan,
  beforeBreadcrumb: maskBreadcrumb,
});

export async function startCollector(setup: CollectorSetup) {
  const options = optionsFor(setup);
  if (setup.native) {
    const { initNative } = await import('./collector-native.ts');
    await initNative(options);
  } else init(options);
  if (setup.replay !== 'none') await record();
}

async function record() {
  const client = getClient();
  try {
    const { startRecorder } = await import('./recorder.ts');
    if (client) startRecorder(client);
  } catch {
    // Errors are reported even without a replay.
  }
}

export function collect(error: unknown, handled: boolean, tags: Record<string, string | number>) {
  captureException(error, { mechanism: { type: 'relish', handled }, captureContext: { tags } });
}
