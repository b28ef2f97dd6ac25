import type { Role } from '../../roles.ts';

/** An inspector's account always has a last day (domain 8.7). */
export const hasLastDay = ({ role, access_until }: { role: Role; access_until: string | null }) =>
  role !== 'viewer_inspector' || access_until !== null;

export const LAST_DAY_MISSING = {
  error: 'Say until which day. An inspector’s account always ends by itself.',
  path: ['access_until'],
};
