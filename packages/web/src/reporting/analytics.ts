import { isNative } from '../platform/native.ts';
import { pageConfig } from '../platform/page-config.ts';
import { afterIdle } from './after-idle.ts';
import { pageName } from './masking.ts';

const MOST_KEPT = 10;

type Count = (name: string) => void;

let count: Count | undefined;
let keeping = false;
let lastPath: string | undefined;
const kept: string[] = [];

interface PrivacyWishes {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

const wishesPrivacy = ({ doNotTrack, globalPrivacyControl }: PrivacyWishes) =>
  doNotTrack === '1' || globalPrivacyControl === true;

/** Counts pages by their name, on the web only: no cookie, nothing stored, nobody recognised. */
export function startAnalytics() {
  const { analytics } = pageConfig;
  if (!analytics || keeping || isNative() || wishesPrivacy(navigator)) return;
  keeping = true;

  const load = async () => {
    try {
      // A file of our own name: blockers go by the name of the package.
      const { init, track } = await import('./page-counter.ts');
      init({
        domain: analytics.site,
        endpoint: analytics.endpoint,
        autoCapturePageviews: false,
        bindToWindow: false,
        logging: false,
        // Whoever set it up wants it counted, whatever the host is called.
        captureOnLocalhost: true,
        transformRequest: ({ n, u, d, v }) => ({ n, u, d, v }),
      });
      count = (name) => track('pageview', { url: `${location.origin}${name}` });
      for (const name of kept.splice(0)) count(name);
    } catch {
      // Blocked or offline: a page that was not counted is no loss.
    }
  };
  afterIdle(0, () => void load());
}

/** To be told of every page that is shown. */
export function reportPage(path: string) {
  if (!keeping || path === lastPath) return;
  lastPath = path;
  const name = pageName(path);
  if (count) count(name);
  else if (kept.length < MOST_KEPT) kept.push(name);
}
