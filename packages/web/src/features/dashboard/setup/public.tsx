import { lazy } from 'react';

// Few users see it, so it loads on its own.
export const SetupChecklist = lazy(() => import('./setup-checklist.tsx'));
