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

/** Counts page views by page name, on the web only: no cookies, no storage, no identification. */
export function startAnalytics() {
  const { analytics } = pageConfig;
  if (!analytics || keeping || isNative() || wishesPrivacy(navigator)) return;
  keeping = true;

  const load = async () => {
    try {
      // Imported through a file of ours, because blockers match the package's name.
      const { init, track } = await import('./page-counter.ts');
      init({
        domain: analytics.site,
        endpoint: analytics.endpoint,
        autoCapturePageviews: false,
        bindToWindow: false,
        logging: false,
        // Configured means wanted, also on localhost.
        captureOnLocalhost: true,
        transformRequest: ({ n, u, d, v }) => ({ n, u, d, v }),
      });
      count = (name) => track('pageview', { url: `${location.origin}${name}` });
      for (const name of kept.splice(0)) count(name);
    } catch {
      // Blocked or offline: losing a page view does not matter.
    }
  };
  afterIdle(0, () => void load());
}

/** Called for every page shown. */
export function reportPage(path: string) {
  if (!keeping || path === lastPath) return;
  lastPath = path;
  const name = pageName(path);
  if (count) count(name);
  else if (kept.length < MOST_KEPT) kept.push(name);
}
