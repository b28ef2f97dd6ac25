import type { FigureId } from './bands.ts';
import { SHOWN_FROM } from './key-figures.ts';
import type { MissedDays } from './no-activity.ts';
import { mean, median, percent, ratio } from './rounding.ts';

/** What a database has added up of one person in a period. */
export interface PersonTotals {
  id: string;
  /** On how many days they were here; 0 for somebody who has records and was away. */
  days: number;
  minutes: number;
  one_to_one: number;
  moving: number;
  engaged: boolean;
  offered: boolean;
  had_one_to_one: boolean;
  /** Of the last 28 days. */
  kinds: number;
  went_out: boolean;
  /** K17: with an ability check that was not overdue on the last day. */
  check_current: boolean;
  /** At sensory or reflex level, or in bed: for them one-to-one time counts most. */
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
  /** Who is here on the last day, and how many of them were part of nothing for so long. */
  missed: { here: number } & MissedDays;
}

/** What takes longer to add up. */
export interface MoreTotals {
  interests: { matching: number; all: number };
  about_me: readonly number[];
}

export interface Figure {
  value: number | null;
  n: number;
  /** K7: of them, who cannot wait. */
  urgent?: number;
}

export type FigureSet = Partial<Record<FigureId, Figure | undefined>>;

const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);

/** Without what needs a look further back than the period. */
export type WeekTotals = Omit<Totals, 'people'> & {
  people: readonly Omit<PersonTotals, 'kinds' | 'went_out'>[];
};

/** The figures of the first screen, from what was added up. */
export function weekFiguresFrom({ people, sessions, answers, missed }: WeekTotals): FigureSet {
  const here = people.filter(isHere);
  const share = (fits: (person: WeekTotals['people'][number]) => boolean): Figure => ({
    value: percent(here.filter(fits).length, here.length),
    n: here.length,
  });
  return {
    K1: { value: sessions.count, n: sessions.count },
    K3: share(({ engaged }) => engaged),
    K5: { value: minutesOfAll(people).mean, n: here.length },
    K7: { value: missed.here === 0 ? null : missed.soon, n: missed.here, urgent: missed.urgent },
    K10: likedOf(answers),
    K17: share(({ check_current }) => check_current),
  };
}

/** The figures of domain 4.3, from what was added up. */
export function figuresFrom(totals: Totals): FigureSet {
  const { sessions, answers } = totals;
  return {
    ...weekFiguresFrom(totals),
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
    K16: { value: eveningsOf(sessions), n: sessions.count },
    K19: { value: percent(sessions.late, sessions.count), n: sessions.count },
    K20: { value: sessions.count === 0 ? null : sessions.staff, n: sessions.count },
  };
}

export const likedOf = ({ liked, ok, not_for_me }: AnswerTotals): Figure =>
  shownFrom(percent(liked, liked + ok + not_for_me), liked + ok + not_for_me);

const shownFrom = (value: number | null, n: number): Figure => ({
  value: n < SHOWN_FROM ? null : value,
  n,
});

const isHere = ({ days }: Pick<PersonTotals, 'days'>) => days > 0;

/** Somebody's own minutes of a week of being here. */
export const weekOf = ({ minutes, days }: Pick<PersonTotals, 'minutes' | 'days'>) =>
  (minutes * 7) / days;

/** K5 and K5m. */
export function minutesOfAll(people: readonly Pick<PersonTotals, 'minutes' | 'days'>[]) {
  const here = people.filter(isHere);
  const days = sum(here.map((each) => each.days));
  return {
    mean: ratio(sum(here.map(({ minutes }) => minutes)), days, 7),
    median: median(here.map(weekOf)),
  };
}

/** K13. */
export const kindsOfAll = (people: readonly PersonTotals[]) =>
  mean(people.filter(isHere).map(({ kinds }) => kinds));

/** K16. */
export const eveningsOf = ({ evenings_and_weekends, count }: SessionTotals) =>
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

/** Those for which more than the records of a period is read. */
export const moreFiguresFrom = ({ interests, about_me }: MoreTotals): FigureSet => ({
  K14: { value: percent(interests.matching, interests.all), n: interests.all },
  K18: { value: mean(about_me), n: about_me.length },
});
