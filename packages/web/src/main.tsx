import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import './ui/tokens/tokens.css';
import './ui/tokens/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';

import { start } from './app/start.ts';

// The content security policy forbids eval, which zod would use; zod loads with the first form.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={start().router} />
  </StrictMode>,
);
