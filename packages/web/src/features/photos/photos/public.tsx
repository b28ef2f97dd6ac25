import { lazy } from 'react';

export { PhotoFactsFields } from './photo-facts-fields.tsx';
/** Lazy, because few messages have photos and fewer are opened. */
export const PictureViewer = lazy(() => import('./picture-viewer.tsx'));
