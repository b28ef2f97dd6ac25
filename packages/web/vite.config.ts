import { DEVELOPMENT_ORIGIN } from '@relish/shared/constants.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { callTopics } from './call-topics-plugin.ts';
import { compress } from './compress-plugin.ts';
import { serviceWorker } from './service-worker-plugin.ts';
import { words } from './words-plugin.ts';

const development = new URL(DEVELOPMENT_ORIGIN);

export default defineConfig({
  plugins: [words(), callTopics(), react(), serviceWorker(), compress()],
  // Removes unused parts of the error reporter, by its documented flags.
  define: {
    __SENTRY_DEBUG__: 'false',
    __SENTRY_EXCLUDE_REPLAY_WORKER__: 'true',
    __RRWEB_EXCLUDE_IFRAME__: 'true',
    __RRWEB_EXCLUDE_SHADOW_DOM__: 'true',
  },
  server: { host: development.hostname, port: Number(development.port), strictPort: true },
  build: {
    // The content security policy forbids data: fonts and inline content.
    assetsInlineLimit: 0,
    // Password dictionaries are loaded on demand; `npm run size` checks the weight of each page.
    chunkSizeWarningLimit: 1000,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Separate chunks, because libraries change less often than our code and stay cached
            // across deploys.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
            { name: 'router', test: /node_modules\/react-router\//, priority: 3 },
            { name: 'start', tags: ['$initial'], priority: 2 },
            // One file for the first screen instead of many small ones.
            { name: 'login', test: /features\/accounts\/sign-in\/login-page\.tsx$/, priority: 1 },
            // Parts that many pages share: on a poor connection a hundred small files open slowly,
            // and one large file makes every page pay for the others.
            { name: 'parts', minShareCount: 70 },
            { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 7 },
            { name: 'words', test: /src\/words\//, minShareCount: 14 },
            // Each text is a file of its own.
            {
              name: (id) => `words-${/messages\/([a-z]+)/.exec(id)?.[1]}`,
              debugName: 'words by subject',
              test: /src\/words\/compiled\/messages\//,
              minShareCount: 2,
            },
            {
              name: 'more-icons',
              test: /node_modules\/lucide-react\//,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 6000,
            },
            { name: 'controls', test: /src\/(ui|forms|platform|session|api)\//, minShareCount: 22 },
          ],
        },
      },
    },
    // `npm run size` reads which files a page needs.
    manifest: true,
  },
});
