import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import './ui/tokens/tokens.css';
import './ui/tokens/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';

import { start } from './app/start.ts';
import { watchNetwork } from './platform/network.ts';
import { onIdle } from './platform/on-idle.ts';

// The content security policy forbids eval, which zod would use; zod loads with the first form.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={start().router} />
  </StrictMode>,
);

/** Without a connection it is loaded once that is back. */
function loadLive() {
  import('./live/start-live.ts').then(
    ({ startLive }) => startLive(),
    () => {
      const stop = watchNetwork((online) => {
        if (!online) return;
        stop();
        loadLive();
      });
    },
  );
}

// Nothing on the first screen waits for it.
onIdle(loadLive);
