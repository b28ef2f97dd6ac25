import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import './ui/tokens.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';

import { start } from './app/start.ts';

// The page's policy forbids making code from text; zod, which comes with the first form, would try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={start().router} />
  </StrictMode>,
);
