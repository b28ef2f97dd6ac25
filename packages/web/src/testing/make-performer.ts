import type { Output } from '@relish/shared/calls.ts';

export const PIANIST = '0197a000-0000-7000-8000-000000000901';

/** A pianist without visits, whose papers end in many years. */
export const makePerformer = (
  differences: Partial<Output<'performers/get'>> = {},
): Output<'performers/get'> => ({
  id: PIANIST,
  name: 'Marjorie Bell',
  offer: 'Songs at the piano',
  contact_name: null,
  phone: '01632 960 311',
  email: null,
  fee_pence: 6500,
  insurance_until: '2090-01-01',
  dbs_until: null,
  rest_days: [],
  archived: false,
  last_day: null,
  next_day: null,
  notes: null,
  version: 3,
  last: null,
  next: [],
  opinion: { liked: 0, ok: 0, not_for_me: 0 },
  ...differences,
});
