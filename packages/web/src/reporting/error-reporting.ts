import { isNative } from '../platform/native.ts';
import { pageConfig } from '../platform/page-config.ts';
import { afterIdle } from './after-idle.ts';
import { drawReplay, detectEnvironment } from './sampling.ts';

// Loaded late, so that the first screen is not slowed down.
const LOAD_AFTER_MS = 5000;
const MOST_KEPT = 10;

/** Details that help to find the fault; never a name, a text or an id. */
type Context = Record<string, string | number>;

interface Kept {
  error: unknown;
  handled: boolean;
  context: Context;
}

type Collect = (error: unknown, handled: boolean, context: Context) => void;

let collect: Collect | undefined;
let keeping = false;
const kept: Kept[] = [];

/** For caught errors that the code cannot recover from. */
export function reportError(error: unknown, context: Context = {}) {
  receive(error, true, context);
}

function receive(error: unknown, handled: boolean, context: Context = {}) {
  if (collect) collect(error, handled, context);
  else if (keeping && kept.length < MOST_KEPT && !kept.some((each) => each.error === error))
    kept.push({ error, handled, context });
}

const onError = ({ error, message }: ErrorEvent) => receive(error ?? new Error(message), false);
const onRejection = ({ reason }: PromiseRejectionEvent) => receive(reason, false);

/** Returns immediately; errors before the collector has loaded are queued. */
export function startErrorReporting() {
  const dsn = pageConfig.sentry_dsn;
  const environment = detectEnvironment(location.host);
  // spec 9: off on the development host.
  if (!dsn || environment === 'local' || keeping) return;
  keeping = true;
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  const replay = drawReplay();

  const load = async () => {
    try {
      const { collect: send, startCollector } = await import('./collector.ts');
      await startCollector({ dsn, environment, replay, native: isNative() });
      // From here on the collector listens itself.
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
      collect = send;
      for (const { error, handled, context } of kept.splice(0)) send(error, handled, context);
    } catch {
      window.addEventListener('online', () => void load(), { once: true });
    }
  };
  afterIdle(LOAD_AFTER_MS, () => void load());
}
