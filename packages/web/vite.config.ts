import { DEVELOPMENT_ORIGIN } from '@relish/shared/constants.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { compress } from './compress-plugin.ts';
import { serviceWorker } from './service-worker-plugin.ts';
import { words } from './words-plugin.ts';

const development = new URL(DEVELOPMENT_ORIGIN);

// A build of its own, in which every text is accented and longer, for the journeys that look for cut-off words.
const inPseudo = process.env.RELISH_WORDS === 'pseudo';

export default defineConfig({
  plugins: inPseudo
    ? [words({ inPseudo }), react()]
    : [words(), react(), serviceWorker(), compress()],
  // Parts of the error reports that we do not use, left out by the names that their makers chose.
  define: {
    __SENTRY_DEBUG__: 'false',
    __SENTRY_EXCLUDE_REPLAY_WORKER__: 'true',
    __RRWEB_EXCLUDE_IFRAME__: 'true',
    __RRWEB_EXCLUDE_SHADOW_DOM__: 'true',
  },
  server: { host: development.hostname, port: Number(development.port), strictPort: true },
  build: {
    // The page's policy allows neither data: fonts nor anything inline.
    assetsInlineLimit: 0,
    outDir: inPseudo ? 'dist-pseudo' : 'dist',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // They change with a library's release, not with ours: they stay in caches over our deploys.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
            { name: 'router', test: /node_modules\/react-router\//, priority: 2 },
            // One file for the first screen instead of a dozen crumbs.
            { name: 'login', test: /features\/sign-in\/login-page\.tsx$/, priority: 1 },
          ],
        },
      },
    },
    // For `npm run size`: which files a page is made of.
    manifest: true,
  },
});
