import type { MissedDays } from '../../accounts/home-settings/targets.ts';
import type { FigureId } from './figure-ids.ts';
import { type Rated, SHOWN_FROM } from './key-figures.ts';
import { mean, median, percent, ratio } from './rounding.ts';

export interface PersonTotals {
  id: string;
  /** Days present; 0 for a resident with records who was away. */
  days: number;
  minutes: number;
  one_to_one: number;
  moving: number;
  engaged: boolean;
  /** Engaged with a rating at least once. */
  engaged_rated: boolean;
  offered: boolean;
  had_one_to_one: boolean;
  /** Over the last 28 days. */
  kinds: number;
  went_out: boolean;
  /** K17: the ability check was not overdue on the last day. */
  check_current: boolean;
  /** Sensory or reflex level, or in bed. */
  needs_one_to_one: boolean;
}

export interface SessionTotals {
  count: number;
  late: number;
  evenings_and_weekends: number;
  cost_pence: number;
  staff: number;
  led_by_others: number;
}

export interface AnswerTotals {
  present: number;
  declined: number;
  distressed: number;
  engagement_sum: number;
  engagement_count: number;
  mood_sum: number;
  mood_count: number;
  liked: number;
  ok: number;
  not_for_me: number;
  no_answer: number;
}

export interface Totals {
  people: readonly PersonTotals[];
  sessions: SessionTotals;
  answers: AnswerTotals;
  /** Present on the last day, and how many of them are missed. */
  missed: { here: number } & MissedDays;
}

/** Expensive sums, read only when needed. */
export interface MoreTotals {
  interests: { matching: number; all: number };
  about_me: readonly number[];
}

export interface Figure {
  value: number | null;
  n: number;
  /** K7: urgent ones among them. */
  urgent?: number;
  /** K3 */
  rated?: Rated;
}

export type FigureSet = Partial<Record<FigureId, Figure | undefined>>;

const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);

/** All sums the first screen needs. */
export interface WeekTotals extends Pick<AnswerTotals, 'liked' | 'ok' | 'not_for_me'> {
  here: number;
  /** Resident days. */
  days: number;
  minutes: number;
  engaged: number;
  engaged_rated: number;
  checks_current: number;
  sessions: number;
  missed: Totals['missed'];
}

export function weekFiguresFrom(week: WeekTotals): FigureSet {
  const { here, engaged, missed } = week;
  return {
    K1: { value: week.sessions, n: week.sessions },
    K3: {
      value: percent(engaged, here),
      n: here,
      rated: { engaged, rated: week.engaged_rated },
    },
    K5: { value: ratio(week.minutes, week.days, 7), n: here },
    K7: { value: missed.here === 0 ? null : missed.soon, n: missed.here, urgent: missed.urgent },
    K10: likedShare(week),
    K17: { value: percent(week.checks_current, here), n: here },
  };
}

function addUpWeek({ people, sessions, answers, missed }: Totals): WeekTotals {
  const here = people.filter(isHere);
  const count = (fits: (person: PersonTotals) => boolean) => here.filter(fits).length;
  return {
    here: here.length,
    days: sum(here.map(({ days }) => days)),
    minutes: sum(here.map(({ minutes }) => minutes)),
    engaged: count(({ engaged }) => engaged),
    engaged_rated: count(({ engaged_rated }) => engaged_rated),
    checks_current: count(({ check_current }) => check_current),
    sessions: sessions.count,
    liked: answers.liked,
    ok: answers.ok,
    not_for_me: answers.not_for_me,
    missed,
  };
}

/** Domain 4.3 */
export function figuresFrom(totals: Totals): FigureSet {
  const { sessions, answers } = totals;
  return {
    ...weekFiguresFrom(addUpWeek(totals)),
    ...ofPeople(totals),
    K2: { value: answers.present, n: answers.present },
    K8: {
      value: ratio(answers.engagement_sum, answers.engagement_count),
      n: answers.engagement_count,
    },
    K9: shownFrom(ratio(answers.mood_sum, answers.mood_count), answers.mood_count),
    K11: {
      value: percent(answers.declined, answers.present + answers.declined),
      n: answers.present + answers.declined,
    },
    K12: { value: percent(answers.distressed, answers.present), n: answers.present },
    K16: { value: eveningShare(sessions), n: sessions.count },
    K19: { value: percent(sessions.late, sessions.count), n: sessions.count },
    K20: { value: sessions.count === 0 ? null : sessions.staff, n: sessions.count },
  };
}

export const likedShare = ({
  liked,
  ok,
  not_for_me,
}: Pick<AnswerTotals, 'liked' | 'ok' | 'not_for_me'>): Figure =>
  shownFrom(percent(liked, liked + ok + not_for_me), liked + ok + not_for_me);

const shownFrom = (value: number | null, n: number): Figure => ({
  value: n < SHOWN_FROM ? null : value,
  n,
});

const isHere = ({ days }: Pick<PersonTotals, 'days'>) => days > 0;

export const minutesPerWeekPresent = ({ minutes, days }: Pick<PersonTotals, 'minutes' | 'days'>) =>
  (minutes * 7) / days;

/** K5, K5m */
export function minutesOfAll(people: readonly Pick<PersonTotals, 'minutes' | 'days'>[]) {
  const here = people.filter(isHere);
  const days = sum(here.map((each) => each.days));
  return {
    mean: ratio(sum(here.map(({ minutes }) => minutes)), days, 7),
    median: median(here.map(minutesPerWeekPresent)),
  };
}

/** K13. */
export const kindsOfAll = (people: readonly PersonTotals[]) =>
  mean(people.filter(isHere).map(({ kinds }) => kinds));

/** K16. */
export const eveningShare = ({ evenings_and_weekends, count }: SessionTotals) =>
  percent(evenings_and_weekends, count);

function ofPeople({ people, sessions }: Totals): FigureSet {
  const here = people.filter(isHere);
  const days = sum(here.map((each) => each.days));
  const needing = here.filter(({ needs_one_to_one }) => needs_one_to_one);
  const reached = (fits: (person: PersonTotals) => boolean): Figure => ({
    value: percent(here.filter(fits).length, here.length),
    n: here.length,
  });
  const weekly = (total: number, among = days, n = here.length): Figure => ({
    value: ratio(total, among, 7),
    n,
  });
  const all = sum(people.map((each) => each.minutes));
  return {
    K4: reached(({ offered }) => offered),
    K5m: { value: minutesOfAll(people).median, n: here.length },
    K6: { value: percent(sum(people.map(({ one_to_one }) => one_to_one)), all), n: people.length },
    K6m: weekly(
      sum(needing.map(({ one_to_one }) => one_to_one)),
      sum(needing.map((each) => each.days)),
      needing.length,
    ),
    K6r: reached(({ had_one_to_one }) => had_one_to_one),
    K13: { value: kindsOfAll(people), n: here.length },
    K15: reached(({ went_out }) => went_out),
    K24: weekly(sum(here.map(({ moving }) => moving))),
    K26: weekly(sessions.cost_pence),
  };
}

/** Figures that need more than the period's records. */
export const moreFiguresFrom = ({ interests, about_me }: MoreTotals): FigureSet => ({
  K14: { value: percent(interests.matching, interests.all), n: interests.all },
  K18: { value: mean(about_me), n: about_me.length },
});
