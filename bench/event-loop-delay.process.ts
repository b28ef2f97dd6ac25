import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Preloaded into the server: answers each message with the event-loop delay since the last one. */
const RESOLUTION_MS = 1;
const NANOSECONDS_PER_MS = 1e6;

const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
process.on('message', () => {
  process.send?.({ p99: delay.percentile(99) / NANOSECONDS_PER_MS });
  delay.reset();
});
