import { lazy } from 'react';

export const FamilyConsents = lazy(async () => ({
  default: (await import('./family-consents.tsx')).FamilyConsents,
}));
