import { type Attendance, type Engagement, isPresent, type Mood } from './choices.ts';

interface Recorded {
  attendance: Attendance;
  distress: boolean;
  mood_before: Mood | null;
  mood_after: Mood | null;
  engagement?: Engagement | null | undefined;
}

const DISTRESSED = 1;
const LOW = 2;

/**
 * Ticked or implied. A test compares it with the generated column `tells_distress` of
 * `participations`.
 */
export const tellsDistress = (person: Recorded): boolean =>
  person.distress ||
  person.mood_before === DISTRESSED ||
  person.mood_after === DISTRESSED ||
  (person.mood_after === LOW && (person.attendance === 'left_early' || person.engagement === 0));

/** Held until a colleague decides what the family sees. */
export const isHeld = (person: Recorded): boolean =>
  isPresent(person.attendance) && !person.distress && tellsDistress(person);

/** Length of the sentence for the family. */
export const SENTENCE = { least: 10, most: 300 } as const;
