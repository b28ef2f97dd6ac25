import { isPresent } from '../reports/choices.ts';
import { isEngaged } from '../reports/rules.ts';
import { minutesOf } from './minutes.ts';
import { mean, median, percent } from './rounding.ts';
import type { ParticipationRow, SessionRow } from './rows.ts';
import { minutesByResident, perResidentWeek } from './weekly.ts';

/** Below this a share says more about chance than about people. */
export const SHOWN_FROM = 5;

export interface Measured {
  sessions: readonly SessionRow[];
  rows: readonly ParticipationRow[];
  /** For everybody with at least one eligible day in the period: on how many they were here. */
  eligible: ReadonlyMap<string, number>;
}

type People = Pick<Measured, 'rows' | 'eligible'>;

const present = (rows: readonly ParticipationRow[]) =>
  rows.filter(({ attendance }) => isPresent(attendance));

const NOT_ASKED = new Set(['not_offered', 'out_of_home']);

/** How many of those who were here have at least one such row. */
const reached = (
  { rows, eligible }: People,
  fits: (row: ParticipationRow) => boolean,
): number | null =>
  percent(
    new Set(rows.filter((row) => eligible.has(row.resident_id) && fits(row)).map(residentOf)).size,
    eligible.size,
  );
const residentOf = ({ resident_id }: ParticipationRow) => resident_id;

/** K1: sessions that count. */
export const activityCount = ({ sessions }: Measured) => sessions.length;
/** K2: how often somebody was there. */
export const participations = ({ rows }: Measured) => present(rows).length;
/** K3 */
export const residentsEngaged = (measured: People) => reached(measured, isEngaged);
/** K4 */
export const residentsOffered = (measured: Measured) =>
  reached(measured, ({ attendance }) => !NOT_ASKED.has(attendance));

/** K5: minutes of one resident in a week of being here. */
export function minutesPerWeek(measured: Measured): number | null {
  const minutes = [...minutesByResident(measured).values()].reduce((sum, each) => sum + each, 0);
  return perResidentWeek(minutes, measured.eligible);
}

/** K5m: what the one in the middle has, which an average hides. */
export const medianMinutes = (measured: Measured) =>
  median(
    [...minutesByResident(measured)].map(
      ([id, minutes]) => (minutes * 7) / (measured.eligible.get(id) ?? 1),
    ),
  );

/** K6 */
export function oneToOneShare({ rows }: Pick<Measured, 'rows'>): number | null {
  let [alone, all] = [0, 0];
  for (const own of Map.groupBy(rows, residentOf).values()) {
    const minutes = minutesOf(own);
    // What began before midnight belongs to that day and its sixteen hours: a part could come out above the whole.
    alone += Math.min(minutes, minutesOf(own.filter(({ format }) => format === 'one_to_one')));
    all += minutes;
  }
  return percent(alone, all);
}

/** K6r */
export const oneToOneReach = (measured: Measured) =>
  reached(measured, ({ format, attendance }) => format === 'one_to_one' && isPresent(attendance));

/** K8: of those there, where somebody could tell. */
export const meanEngagement = ({ rows }: Pick<Measured, 'rows'>) =>
  mean(present(rows).flatMap(({ engagement }) => engagement ?? []));

/** K9: only where it was seen before and after. Nothing is told of fewer than five. */
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

/** K10: what people say or show of it; the counts always, the share of fewer than five never. */
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

/** K15: how many came into the garden or out of the house. */
export const outdoorReach = (measured: Measured) =>
  reached(
    measured,
    ({ place, attendance }) =>
      isPresent(attendance) && (place === 'garden' || place === 'community'),
  );

/** K19 */
export const lateShare = ({ sessions }: Pick<Measured, 'sessions'>): number | null =>
  percent(sessions.filter(({ recorded_late }) => recorded_late).length, sessions.length);
