import { lazy } from 'react';

// Few users see it, so it loads on its own.
export const FirstSteps = lazy(() => import('./first-steps.tsx'));
