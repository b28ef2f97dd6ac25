import { lazy } from 'react';

export const FamilyAboutMe = lazy(async () => ({
  default: (await import('./family-about-me.tsx')).FamilyAboutMe,
}));
