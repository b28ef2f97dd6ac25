import type { Outing, OutingSent } from './api.ts';

export interface OutingValues {
  staff_ids: string[];
  leader_id: string | null;
  people: { resident_id: string; worker_id: string | null; text: string }[];
  vehicle: string;
  turn_back_rule: string;
  missing_plan: string;
}

export const toValues = ({ goers, staff, details }: Outing): OutingValues => ({
  staff_ids: staff.map(({ id }) => id),
  leader_id: details.leader_id,
  people: goers.map(({ id, worker_id, description }) => ({
    resident_id: id,
    worker_id,
    text: description ?? '',
  })),
  vehicle: details.vehicle ?? '',
  turn_back_rule: details.turn_back_rule ?? '',
  missing_plan: details.missing_plan ?? '',
});

/** A worker who no longer goes along is with nobody. */
export function toSent(values: OutingValues): OutingSent['details'] {
  const { people, staff_ids, leader_id, ...plans } = values;
  const goes = new Set(staff_ids);
  return {
    ...plans,
    staff_ids,
    leader_id: leader_id !== null && goes.has(leader_id) ? leader_id : null,
    pairs: people.flatMap(({ resident_id, worker_id }) =>
      worker_id !== null && goes.has(worker_id) ? [{ resident_id, worker_id }] : [],
    ),
    descriptions: people.flatMap(({ resident_id, text }) =>
      text.trim() === '' ? [] : [{ resident_id, text }],
    ),
  };
}
