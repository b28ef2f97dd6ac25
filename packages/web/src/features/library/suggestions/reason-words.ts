import type { Stance } from '@relish/shared/residents/interests/taxonomy.ts';

import { THEME_WORDS } from '../../../words/activity-words.ts';
import { m } from '../../../words/m.ts';
import type { Reason, Suggestions } from './api.ts';
import { interestWords } from './interest-words.ts';
import { nameList } from './name-list.ts';

type Person = Pick<Suggestions['people'][number], 'id' | 'preferred_name'>;

export interface ToldReason {
  words: string;
  points: number;
}

const LIKING: Partial<
  Record<Stance, (inputs: { names: string; interest: string; count: number }) => string>
> = {
  love: m.choose_reason_love,
  like: m.choose_reason_like,
  used_to: m.choose_reason_used_to,
  curious: m.choose_reason_curious,
};

const PLAIN = {
  enjoyed: m.choose_reason_enjoyed,
  not_enjoyed: m.choose_reason_not_enjoyed,
  new: m.choose_reason_new,
  recent: m.choose_reason_recent,
  variety: m.choose_reason_variety,
  much_of_it: m.choose_reason_much_of_it,
  season: m.choose_reason_season,
  out_of_season: m.choose_reason_out_of_season,
  time_of_day: m.choose_reason_time_of_day,
};

const OF_SOME = {
  near_level: { one: m.choose_reason_near_one, some: m.choose_reason_near_some },
  far_level: { one: m.choose_reason_far_one, some: m.choose_reason_far_some },
  size: { one: m.choose_reason_size_one, some: m.choose_reason_size_some },
  length: { one: m.choose_reason_length_one, some: m.choose_reason_length_some },
  place: { one: m.choose_reason_place_one, some: m.choose_reason_place_some },
};

/** Strongest reason first; residents with the same interest share one sentence. */
export function tellReasons(reasons: readonly Reason[], people: readonly Person[]): ToldReason[] {
  const sentences: ToldReason[] = [];
  const likings = new Map<string, Extract<Reason, { kind: 'interest' }>[]>();
  for (const reason of reasons)
    if (reason.kind === 'interest') {
      const key = `${reason.interest} ${reason.stance}`;
      likings.set(key, [...(likings.get(key) ?? []), reason]);
    } else sentences.push({ words: describeReason(reason, people), points: reason.points });
  for (const same of likings.values()) sentences.push(describeInterest(same, people));
  return sentences.toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points));
}

function describeInterest(
  same: readonly Extract<Reason, { kind: 'interest' }>[],
  people: readonly Person[],
): ToldReason {
  const [first] = same;
  const names = same.flatMap(
    ({ person_id }) => people.find(({ id }) => id === person_id)?.preferred_name ?? [],
  );
  const words = first && LIKING[first.stance];
  return {
    words:
      words?.({
        names: nameList(names),
        interest: interestWords(first?.interest ?? ''),
        count: names.length,
      }) ?? '',
    points: Math.round(same.reduce((sum, { points }) => sum + points, 0) * 100) / 100,
  };
}

function describeReason(
  reason: Exclude<Reason, { kind: 'interest' }>,
  people: readonly Person[],
): string {
  const all = people.length;
  const [first] = people;
  const name = all === 1 && first ? first.preferred_name : undefined;
  switch (reason.kind) {
    case 'level':
      return levelWords(reason.people, all, name);
    case 'theme':
      return m.choose_reason_theme({ theme: THEME_WORDS[reason.theme]() });
    case 'too_few':
      return m.choose_reason_too_few({ count: reason.people });
    case 'too_many':
      return m.choose_reason_too_many({ count: reason.people });
    case 'near_level':
    case 'far_level':
    case 'size':
    case 'length':
    case 'place': {
      const { one, some } = OF_SOME[reason.kind];
      return name === undefined ? some({ count: reason.people, all }) : one({ name });
    }
    default:
      return PLAIN[reason.kind]();
  }
}

function levelWords(count: number, all: number, name: string | undefined): string {
  if (name !== undefined) return m.choose_reason_level_one({ name });
  if (count < all) return m.choose_reason_level_some({ count, all });
  return all === 2 ? m.choose_reason_level_both() : m.choose_reason_level_all({ count });
}
