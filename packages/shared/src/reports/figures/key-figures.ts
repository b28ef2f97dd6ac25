import { isOffer, isPresent } from '../reports/choices.ts';
import { isEngaged } from '../reports/rules.ts';
import { countMinutes } from './minutes.ts';
import { mean, median, percent } from './rounding.ts';
import type { ParticipationRow, SessionRow } from './rows.ts';
import { minutesByResident, perResidentWeek } from './weekly.ts';

/** Below this a percentage is mostly chance. */
export const SHOWN_FROM = 5;

export interface Measured {
  sessions: readonly SessionRow[];
  rows: readonly ParticipationRow[];
  /** Days present, for residents with at least one. */
  eligible: ReadonlyMap<string, number>;
}

export interface Rated {
  engaged: number;
  rated: number;
}

type People = Pick<Measured, 'rows' | 'eligible'>;

const present = (rows: readonly ParticipationRow[]) =>
  rows.filter(({ attendance }) => isPresent(attendance));

/** Present residents with at least one such row. */
const countReached = ({ rows, eligible }: People, fits: (row: ParticipationRow) => boolean) =>
  new Set(rows.filter((row) => eligible.has(row.resident_id) && fits(row)).map(residentId)).size;
const reached = (measured: People, fits: (row: ParticipationRow) => boolean): number | null =>
  percent(countReached(measured, fits), measured.eligible.size);
const residentId = ({ resident_id }: ParticipationRow) => resident_id;

/** K1 */
export const activityCount = ({ sessions }: Measured) => sessions.length;
export const participations = ({ rows }: Measured) => present(rows).length;
/** K3 */
export const residentsEngaged = (measured: People) => reached(measured, isEngaged);
/** K3: an unrated "took part" counts as engaged. */
export const engagedAndRated = (measured: People): Rated => ({
  engaged: countReached(measured, isEngaged),
  rated: countReached(measured, (row) => isEngaged(row) && row.engagement !== null),
});
/** K4 */
export const residentsOffered = (measured: Measured) =>
  reached(measured, ({ attendance }) => isOffer(attendance));

/** K5 */
export function minutesPerWeek(measured: Measured): number | null {
  const minutes = [...minutesByResident(measured).values()].reduce((sum, each) => sum + each, 0);
  return perResidentWeek(minutes, measured.eligible);
}

/** K5m: an average would hide the middle. */
export const medianMinutes = (measured: Measured) =>
  median(
    [...minutesByResident(measured)].map(
      ([id, minutes]) => (minutes * 7) / (measured.eligible.get(id) ?? 1),
    ),
  );

/** K6 */
export function oneToOneShare({ rows }: Pick<Measured, 'rows'>): number | null {
  let [alone, all] = [0, 0];
  for (const own of Map.groupBy(rows, residentId).values()) {
    const minutes = countMinutes(own);
    // Minutes are capped per day, so a part could otherwise exceed the whole.
    alone += Math.min(minutes, countMinutes(own.filter(({ format }) => format === 'one_to_one')));
    all += minutes;
  }
  return percent(alone, all);
}

/** K6r */
export const oneToOneReach = (measured: Measured) =>
  reached(measured, ({ format, attendance }) => format === 'one_to_one' && isPresent(attendance));

/** K8: of those present with a rating. */
export const meanEngagement = ({ rows }: Pick<Measured, 'rows'>) =>
  mean(present(rows).flatMap(({ engagement }) => engagement ?? []));

/** K9: needs mood before and after; null below five. */
export function moodChange({ rows }: Pick<Measured, 'rows'>) {
  const changes = rows.flatMap(({ mood_before, mood_after }) =>
    mood_before === null || mood_after === null ? [] : [mood_after - mood_before],
  );
  const n = changes.length;
  const share = (fits: (change: number) => boolean) => percent(changes.filter(fits).length, n);
  if (n < SHOWN_FROM) return { n, value: null, up: null, same: null, down: null };
  return {
    n,
    value: mean(changes),
    up: share((change) => change > 0),
    same: share((change) => change === 0),
    down: share((change) => change < 0),
  };
}

/** K10: counts always, percentages only from five. */
export function activityFeedback({ rows }: Pick<Measured, 'rows'>) {
  const count = (wanted: ParticipationRow['feedback']) =>
    rows.filter(({ feedback }) => feedback === wanted).length;
  const counts = {
    liked: count('liked'),
    ok: count('ok'),
    not_for_me: count('not_for_me'),
    no_answer: count('no_answer'),
  };
  const n = counts.liked + counts.ok + counts.not_for_me;
  return { ...counts, n, value: n < SHOWN_FROM ? null : percent(counts.liked, n) };
}

/** K11 */
export function declineRate({ rows }: Pick<Measured, 'rows'>): number | null {
  const declined = rows.filter(({ attendance }) => attendance === 'declined').length;
  return percent(declined, present(rows).length + declined);
}

/** K15: garden or outside the home. */
export const outdoorReach = (measured: Measured) =>
  reached(
    measured,
    ({ place, attendance }) =>
      isPresent(attendance) && (place === 'garden' || place === 'community'),
  );

/** K19 */
export const lateShare = ({ sessions }: Pick<Measured, 'sessions'>): number | null =>
  percent(sessions.filter(({ recorded_late }) => recorded_late).length, sessions.length);
