import type { Status } from './choices.ts';

/** domain 8.4. Readmission starts a new stay; death is final. */
const NEXT: Record<Status, readonly Status[]> = {
  pre_admission: ['current', 'respite'],
  current: ['hospital', 'away', 'moved_out', 'deceased'],
  respite: ['current', 'moved_out', 'deceased'],
  hospital: ['current', 'moved_out', 'deceased'],
  away: ['current', 'moved_out', 'deceased'],
  moved_out: ['current'],
  deceased: [],
};

export const nextStatuses = (status: Status): readonly Status[] => NEXT[status];
export const mayBecome = (from: Status, to: Status): boolean => NEXT[from].includes(to);

/** Lives in the home, even if away today. */
const LIVING_HERE: ReadonlySet<Status> = new Set(['current', 'respite', 'hospital', 'away']);
export const livesHere = (status: Status): boolean => LIVING_HERE.has(status);

/** Listed only on request. */
export const isArchived = (status: Status): boolean =>
  status === 'moved_out' || status === 'deceased';

/** Counts in figures, suggestions, birthdays and missed lists. */
export const takesPart = (status: Status): boolean => status === 'current' || status === 'respite';

/** The family is informed by a person, never by the app. */
export const isToldInPerson = (status: Status): boolean =>
  status === 'hospital' || status === 'away' || status === 'deceased';

export const UNDO_HOURS = 24;
