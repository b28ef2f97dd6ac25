import type { Status } from '@relish/shared/residents/residents/choices.ts';

import { m } from '../../../../words/m.ts';

const TO_CURRENT: Partial<Record<Status, () => string>> = {
  hospital: m.status_change_current_from_hospital,
  away: m.status_change_current_from_away,
  moved_out: m.status_change_current_from_moved_out,
  pre_admission: m.status_change_current_from_pre_admission,
  respite: m.status_change_current_from_respite,
};

const TO: Record<Exclude<Status, 'pre_admission' | 'current'>, () => string> = {
  respite: m.status_change_respite,
  hospital: m.status_change_hospital,
  away: m.status_change_away,
  moved_out: m.status_change_moved_out,
  deceased: m.status_change_deceased,
};

/** Words for a change of status, which depend on the previous one. */
export function stepWords(from: Status, to: Status): string {
  if (to === 'pre_admission') return '';
  return to === 'current' ? (TO_CURRENT[from] ?? m.status_change_current)() : TO[to]();
}

export function stepText(from: Status, to: Status): string {
  switch (to) {
    case 'hospital':
      return m.status_change_hospital_text();
    case 'away':
      return m.status_change_away_text();
    case 'moved_out':
      return m.status_change_moved_out_text();
    case 'respite':
      return m.status_change_respite_text();
    default:
      return from === 'moved_out'
        ? m.status_change_current_from_moved_out_text()
        : m.status_change_current_text();
  }
}
