import type { Output } from '@relish/shared/calls.ts';

import { PEGGY } from './make-resident.ts';

type Observation = Output<'observations/get'>;

const NOTICED = '0197a000-0000-7000-8000-0000000000b1';

/** A memory that Peggy shared. */
export const makeObservation = (differences: Partial<Observation> = {}): Observation => ({
  id: NOTICED,
  resident: { id: PEGGY, preferred_name: 'Peggy', last_name: 'Hartley', picture: null },
  report_id: null,
  type: 'memory_shared',
  text: 'She told us about the bakery on Mill Lane.',
  seen_at: '2026-11-14T10:30:00.000Z',
  action: 'none',
  action_by: null,
  follow_up_date: null,
  overdue: false,
  needs_attention: false,
  created_by: { id: PEGGY, name: 'Kim Sharma' },
  created_at: '2026-11-14T10:40:00.000Z',
  addenda: [],
  ...differences,
});
