import type { Role } from '../roles.ts';

/** Whoever inspects a home does so for a time: their account always ends by itself (domain 8.7). */
export const hasLastDay = ({ role, access_until }: { role: Role; access_until: string | null }) =>
  role !== 'viewer_inspector' || access_until !== null;

export const LAST_DAY_MISSING = {
  error: 'Say until which day. An inspector’s account always ends by itself.',
  path: ['access_until'],
};
