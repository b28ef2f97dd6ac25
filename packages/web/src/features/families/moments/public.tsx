import { lazy } from 'react';

export const FamilyMoments = lazy(async () => ({
  default: (await import('./family-moments.tsx')).FamilyMoments,
}));
export { MomentView } from './moment-view.tsx';
