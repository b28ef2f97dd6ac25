import { lazy } from 'react';

export { AlertsBanner } from './alerts-banner.tsx';
export { PausedRelatives } from './paused-relatives.tsx';
export { useEndPause } from './api.ts';

export const PauseDialog = lazy(() => import('./pause-dialog.tsx'));
export const ReportDialog = lazy(() => import('./report-dialog.tsx'));
