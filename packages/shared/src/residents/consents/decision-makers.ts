import type { Basis } from './purposes.ts';

/**
 * domain 8.6: authorities that allow deciding, with their legal basis. Finances are not among them.
 */
const BASIS_OF: Record<string, Basis> = {
  lpa_health_welfare: 'health_welfare_attorney',
  deputy_welfare: 'court_deputy_welfare',
  guardian_scotland: 'welfare_guardian_or_attorney_scotland',
};

export const DECIDING_AUTHORITIES = Object.keys(BASIS_OF);
export const DECIDING_LEVEL = 4;
export const basisOfAuthority = (authority: string): Basis | undefined => BASIS_OF[authority];
