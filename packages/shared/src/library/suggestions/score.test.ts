import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  INTERESTS,
  type InterestCode,
  type Stance,
  STANCES,
} from '../../residents/interests/taxonomy.ts';
import { type Level, LEVELS } from '../../residents/pal/levels.ts';
import { ALLERGENS } from '../../residents/residents/choices.ts';
import { SEASONS, THEMES } from '../activities/choices.ts';
import type { Person } from './people.ts';
import type { Moment, Past, Reason, Suggestible } from './reasons.ts';
import { activity, hazard, MOMENT, PAST, person } from './samples.ts';
import { byScore, isOffered, suggestion } from './score.ts';

const SINGING: InterestCode = 'music.singing';
const loves = (stance: Stance = 'love') => new Map([[SINGING, stance] as const]);

const scoreReason = (
  kind: Reason['kind'],
  {
    what = {},
    who = [{}],
    past = {},
    moment = {},
  }: {
    what?: Partial<Suggestible>;
    who?: Partial<Person>[];
    past?: Partial<Past>;
    moment?: Partial<Moment>;
  },
) =>
  suggestion(
    activity(what),
    who.map((each, index) => person({ id: `person ${index}`, ...each })),
    { ...PAST, ...past },
    { ...MOMENT, ...moment },
  )
    .reasons.filter((reason) => reason.kind === kind)
    .map(({ points }) => points);

describe('interests', () => {
  it.each<[Stance, number[]]>([
    ['love', [3]],
    ['like', [2]],
    ['used_to', [1]],
    ['curious', [1]],
    ['not_for_me', []],
    ['never', []],
  ])('%s scores %j', (stance, points) => {
    const what = { interests: [SINGING, SINGING] };
    expect(scoreReason('interest', { what, who: [{ stances: loves(stance) }] })).toEqual(points);
  });

  it.each<[Level[], Level | null, number[]]>([
    [['reflex'], 'reflex', [3]],
    [['sensory'], 'reflex', [1.5]],
    [['planned'], 'reflex', []],
    [['planned'], null, [3]],
  ])('made for %j scores for level %s %j', (levels, level, points) => {
    const who = [{ level, stances: loves() }];
    expect(scoreReason('interest', { what: { levels, interests: [SINGING] }, who })).toEqual(
      points,
    );
  });

  it('do not count for a resident with a warning', () => {
    const what = { interests: [SINGING], allergens: ['wool' as const] };
    const who = [{ stances: loves(), allergens: ['wool' as const] }, { stances: loves() }];
    expect(scoreReason('interest', { what, who })).toEqual([1.5]);
  });

  it('count up to double for the resident who has waited longest', () => {
    const points = (...days: (number | null)[]) =>
      suggestion(
        activity({ interests: [SINGING] }),
        days.map((days_since_last, index) =>
          person({
            id: String(index),
            days_since_last,
            stances: index === 0 ? loves() : new Map(),
          }),
        ),
        PAST,
        MOMENT,
      ).reasons.find(({ kind }) => kind === 'interest')?.points;
    expect(points(0, 0)).toBe(1.5);
    expect(points(14, 0)).toBe(2);
    expect(points(null, 0)).toBe(2);
    expect(points(400, 0)).toBe(2);
    expect(points(0, 14)).toBe(1);
    expect(points(7, 0)).toBe(1.8);
  });
});

describe('levels', () => {
  it.each<[Level[], (Level | null)[], Partial<Record<Reason['kind'], number[]>>]>([
    [['reflex'], ['reflex'], { level: [2] }],
    [['sensory'], ['reflex'], { near_level: [-0.5] }],
    [['planned'], ['reflex'], { far_level: [-3] }],
    [['planned'], [null], {}],
    [
      ['reflex'],
      ['reflex', 'sensory', 'planned', null],
      { level: [0.5], near_level: [-0.12], far_level: [-0.75] },
    ],
  ])('made for %j and chosen for %j', (levels, of, expected) => {
    const who = of.map((level) => ({ level }));
    for (const kind of ['level', 'near_level', 'far_level'] as const)
      expect(scoreReason(kind, { what: { levels }, who })).toEqual(expected[kind] ?? []);
  });
});

it('too few or too many people score against an activity', () => {
  const what = { min_people: 2, max_people: 3 };
  const counts = [1, 2, 3, 4].map((number) => Array.from({ length: number }, () => ({})));
  expect(counts.map((who) => scoreReason('too_few', { what, who }))).toEqual([[-3], [], [], []]);
  expect(counts.map((who) => scoreReason('too_many', { what, who }))).toEqual([[], [], [], [-3]]);
});

describe('history', () => {
  it.each<[Reason['kind'], Partial<Past>, number[]]>([
    ['new', { days_ago: null }, [0.5]],
    ['new', { days_ago: 0 }, []],
    ['recent', { days_ago: 0 }, [-2]],
    ['recent', { days_ago: 3 }, [-1.14]],
    ['recent', { days_ago: 7 }, []],
    ['recent', { days_ago: null }, []],
    ['variety', { category_this_week: 0 }, [0.5]],
    ['variety', { category_this_week: 1 }, []],
    ['much_of_it', { category_this_week: 2 }, []],
    ['much_of_it', { category_this_week: 3 }, [-1]],
    ['enjoyed', { enjoyed: 0.5 }, [1]],
    ['enjoyed', { enjoyed: null }, []],
    ['not_enjoyed', { enjoyed: -1 }, [-2]],
    ['not_enjoyed', { enjoyed: 0 }, []],
  ])('%s after %j: %j', (kind, past, points) => {
    expect(scoreReason(kind, { past })).toEqual(points);
  });
});

describe('the moment', () => {
  it.each<[Reason['kind'], Partial<Suggestible>, Partial<Moment>, number[]]>([
    ['theme', { themes: ['easter', 'harvest'] }, { themes: ['harvest'] }, [2]],
    ['theme', { themes: ['easter'] }, { themes: ['harvest'] }, []],
    ['season', { seasons: ['winter'] }, { season: 'winter' }, [1]],
    ['season', { seasons: ['winter'], themes: ['easter'] }, { season: 'winter' }, []],
    ['out_of_season', { seasons: ['winter'], themes: ['easter'] }, { season: 'winter' }, []],
    ['out_of_season', { seasons: ['winter'] }, { season: 'summer' }, [-2]],
    ['out_of_season', { themes: ['easter'] }, { themes: ['harvest'] }, [-2]],
    ['out_of_season', { themes: ['easter', 'decades'] }, { themes: ['harvest'] }, []],
    ['out_of_season', { themes: ['easter'], seasons: ['spring'] }, { themes: ['easter'] }, []],
    ['out_of_season', { seasons: [] }, { season: 'summer' }, []],
    ['time_of_day', { benefits: ['body'] }, { part: 'morning' }, [0.5]],
    ['time_of_day', { benefits: ['body'] }, { part: 'evening' }, []],
    ['time_of_day', { benefits: ['connection'] }, { part: 'afternoon' }, [0.5]],
    ['time_of_day', { benefits: ['calm'] }, { part: 'evening' }, [0.5]],
  ])('%s of %j at %j: %j', (kind, what, moment, points) => {
    expect(scoreReason(kind, { what, moment })).toEqual(points);
  });
});

describe('habits', () => {
  it.each<[Reason['kind'], Partial<Suggestible>, Partial<Person>[], number[]]>([
    ['size', { formats: ['independent'] }, [{ group_size: 'one_to_one' }], [0.5]],
    ['size', { formats: ['group'] }, [{ group_size: 'small' }], []],
    ['size', { formats: ['group'] }, [{ group_size: 'any' }], []],
    ['size', { formats: ['group'] }, [{ group_size: 'large' }, {}], [0.25]],
    ['length', { duration_min: 20 }, [{ session_minutes: 20 }], [0.5]],
    ['length', { duration_min: 21 }, [{ session_minutes: 20 }], []],
    ['length', { duration_min: 20 }, [{ session_minutes: null }], []],
    ['place', { places: ['garden'] }, [{ place: 'outdoors' }], [0.5]],
    ['place', { places: ['kitchen'] }, [{ place: 'outdoors' }], []],
    ['place', { places: ['kitchen'] }, [{ place: 'any' }], []],
  ])('%s of %j for %j: %j', (kind, what, who, points) => {
    expect(scoreReason(kind, { what, who })).toEqual(points);
  });
});

describe('unprompted suggestions', () => {
  const offered = (what: Partial<Suggestible>, ...who: Partial<Person>[]) => {
    const people = who.map((each, index) => person({ id: String(index), ...each }));
    return isOffered(suggestion(activity(what), people, PAST, MOMENT), people);
  };

  it('exclude what everyone chosen refuses', () => {
    const never = { stances: loves('never') };
    expect(offered({ interests: [SINGING] }, never)).toBe(false);
    expect(offered({ interests: [SINGING] }, never, never)).toBe(false);
    expect(offered({ interests: [SINGING] }, never, {})).toBe(true);
    expect(offered({}, never)).toBe(true);
  });

  it('exclude what is beyond everyone’s level', () => {
    const far: Partial<Person> = { level: 'reflex' };
    expect(offered({ levels: ['planned'] }, far)).toBe(false);
    expect(offered({ levels: ['planned'] }, far, { level: 'exploratory' })).toBe(true);
    expect(offered({ levels: ['planned'] }, far, { level: null })).toBe(true);
    expect(offered({ levels: ['sensory'] }, far)).toBe(true);
  });

  it('exclude a walk if one of them uses a wheelchair', () => {
    const walk = { standing_needed: true, seated: false, suitable_in_bed: false };
    const wheelchair = { moves: 'wheelchair_assisted' } as const;
    expect(offered(walk, wheelchair)).toBe(false);
    expect(offered(walk, {}, wheelchair)).toBe(false);
    expect(offered(walk, { moves: 'frame', falls_risk: true, help_to_stand: true })).toBe(true);
    expect(offered(walk, { moves: null })).toBe(true);
    expect(offered({}, wheelchair)).toBe(true);
  });

  it('exclude flashing light if one of them is photosensitive', () => {
    expect(offered({ flashing_light: true }, {}, { photosensitive: true })).toBe(false);
    expect(offered({ flashing_light: true }, {}, {})).toBe(true);
  });

  it('exclude what no one chosen can take part in', () => {
    const notInBed = { suitable_in_bed: false };
    expect(offered(notInBed, { moves: 'bed' })).toBe(false);
    expect(offered(notInBed, { moves: 'bed' }, {})).toBe(true);
    expect(offered({ relies_on: ['hearing'] }, { hearing: 'deaf' })).toBe(false);
    expect(offered({ relies_on: ['seeing'] }, { sight: 'blind' }, {})).toBe(true);
  });
});

const people: fc.Arbitrary<Person[]> = fc.uniqueArray(
  fc
    .record({
      id: fc.uuid(),
      level: fc.option(fc.constantFrom(...LEVELS)),
      stances: fc
        .array(
          fc.tuple(
            fc.constantFrom(...INTERESTS.map(({ code }) => code)),
            fc.constantFrom(...STANCES),
          ),
          { maxLength: 40 },
        )
        .map((pairs) => new Map(pairs)),
      allergens: fc.subarray(ALLERGENS.slice(14)),
      days_since_last: fc.option(fc.nat(60)),
    })
    .map(person),
  { selector: ({ id }) => id, minLength: 1, maxLength: 8 },
);
const activities = fc
  .record({
    title: fc.constantFrom('Carols', 'Élan', 'élan', 'Tea'),
    levels: fc.subarray<Level>([...LEVELS], { minLength: 1 }),
    interests: fc.subarray(
      INTERESTS.map(({ code }) => code),
      { maxLength: 60 },
    ),
    allergens: fc.subarray(ALLERGENS.slice(14)),
    hazards: fc.subarray(hazard('sharp')),
    seasons: fc.subarray([...SEASONS]),
    themes: fc.subarray([...THEMES], { maxLength: 3 }),
  })
  .map(activity);

describe('scoring', () => {
  it('is deterministic and equals the sum of its reasons', () => {
    fc.assert(
      fc.property(activities, people, (what, who) => {
        const one = suggestion(what, who, PAST, MOMENT);
        expect(suggestion(what, who, PAST, MOMENT)).toEqual(one);
        expect(one.score).toBeCloseTo(
          one.reasons.reduce((sum, { points }) => sum + points, 0),
          8,
        );
      }),
    );
  });

  it('ignores interests of a resident with a warning, without affecting others', () => {
    fc.assert(
      fc.property(activities, people, (what, who) => {
        const { reasons, conflicts } = suggestion(what, who, PAST, MOMENT);
        for (const reason of reasons)
          if (reason.kind === 'interest') {
            expect(conflicts.map(({ person_id }) => person_id)).not.toContain(reason.person_id);
            expect(what.interests).toContain(reason.interest);
          }
      }),
    );
  });

  it('ranks independently of input order, with warnings last', () => {
    fc.assert(
      fc.property(
        fc.array(activities, { maxLength: 8 }),
        people,
        fc.func(fc.nat()),
        (all, who, key) => {
          const suggested = all.map((what, index) => ({
            id: String(index),
            title: what.title,
            ...suggestion(what, who, PAST, MOMENT),
          }));
          const sorted = suggested.toSorted(byScore);
          const shuffled = suggested.toSorted((one, other) => key(one.id) - key(other.id));
          expect(shuffled.toSorted(byScore)).toEqual(sorted);
          const warned = sorted.map(({ conflicts }) => Number(conflicts.length > 0));
          expect(warned).toEqual(warned.toSorted((one, other) => one - other));
        },
      ),
    );
  });
});
