import { describe, expect, it } from 'vitest';

import { EVIDENCE_KINDS } from './framework.ts';
import { choosable, evidenceProblem, frameworkFor, FRAMEWORKS } from './frameworks.ts';
import { type EvidenceSource, suggestedEvidence } from './suggest.ts';

const DAY = '2026-11-15';

describe('the frameworks', () => {
  it('have England’s 34 quality statements under five key questions', () => {
    const england = frameworkFor('england', DAY);
    const counts = england?.items
      .filter(({ parent }) => parent === null)
      .map(({ code }) => england.items.filter(({ parent }) => parent === code).length);
    expect(counts).toEqual([8, 6, 5, 7, 8]);
  });

  it('never repeat a code, and refer to existing parents', () => {
    const items = FRAMEWORKS.flatMap((each) => each.items);
    expect(new Set(items.map(({ code }) => code)).size).toBe(items.length);
    expect(items.every(({ code }) => code.length <= 40)).toBe(true);
    for (const framework of FRAMEWORKS)
      for (const { parent } of choosable(framework))
        expect(framework.items.some(({ code }) => code === parent)).toBe(true);
  });

  const mappings = FRAMEWORKS.flatMap((framework) =>
    EVIDENCE_KINDS.flatMap((kind) =>
      Object.entries(framework.links[kind]).map(
        ([code, reason]) => [`${kind} → ${code}`, { framework, kind, code, reason }] as const,
      ),
    ),
  );

  it.each(mappings)(
    'give a reason for %s, which can be chosen',
    (_, { framework, code, reason }) => {
      expect(choosable(framework).map((item) => item.code)).toContain(code);
      expect(reason).toMatch(/^[A-Z].{20,}\.$/);
    },
  );

  it.each([
    ['ability_used', 'a level from our own check', /evidence-based|dementia/i],
    ['faith', 'a prayer at the bedside', /partnership|communit/i],
    ['own_room', 'an activity in their own room', /communit|belonging|privacy/i],
    ['physical', 'exercise', /health care|medicine/i],
  ] as const)('never map %s: %s is not %s', (kind, _, forbidden) => {
    for (const { links, items } of FRAMEWORKS)
      for (const code of Object.keys(links[kind])) {
        const title = items.find((item) => item.code === code)?.title ?? '';
        expect(title, `${kind} → ${code}`).not.toMatch(forbidden);
      }
  });

  it('never overlap for one nation', () => {
    for (const { nation, code, valid_from } of FRAMEWORKS)
      expect(frameworkFor(nation, valid_from)?.code).toBe(code);
    expect(frameworkFor('england', '2020-01-01')).toBeUndefined();
    expect(frameworkFor('other', DAY)).toBeUndefined();
  });
});

describe('evidence codes', () => {
  it.each([
    [[], 'other', undefined],
    [['eng23.caring.choice'], 'england', undefined],
    [['eng23.caring'], 'england', 'Choose from the list.'],
    [['eng23.caring.choice', 'made.up'], 'england', 'Choose from the list.'],
    [['eng23.caring.choice'], 'scotland', 'Choose from the list.'],
    [['sco23.1.2', 'sco23.1.2'], 'scotland', 'Something is chosen twice.'],
    [['sco23.1.2'], 'other', 'There is no framework for this home on that day.'],
  ] as const)('%j in %s: %s', (codes, region, problem) => {
    expect(evidenceProblem(codes, region, DAY)).toBe(problem);
  });
});

type Person = EvidenceSource['participations'][number];
const person = (changes: Partial<Person> = {}): Person => ({
  attendance: 'took_part',
  engagement: null,
  mood_before: null,
  mood_after: null,
  distress: false,
  ...changes,
});
const report = (
  people: Partial<Person>[],
  changes: Partial<EvidenceSource> = {},
): EvidenceSource => ({
  category: 'SOC',
  format: 'small_group',
  place: 'lounge',
  participations: people.map(person),
  ...changes,
});
const england = frameworkFor('england', DAY);
const suggested = (source: EvidenceSource) =>
  england ? suggestedEvidence(source, england).map((code) => code.replace('eng23.', '')) : [];

describe('suggested evidence', () => {
  it('includes person-centred care for everyone present', () => {
    expect(suggested(report([{}]))).toEqual(['responsive.person']);
    expect(suggested(report([{ attendance: 'asleep' }]))).toEqual([]);
  });

  it.each<[string, EvidenceSource, string[]]>([
    [
      'somebody who stays in their room',
      report([{}], { format: 'one_to_one', place: 'own_room' }),
      ['caring.kindness', 'responsive.person', 'responsive.equity'],
    ],
    ['a no that was heard', report([{ attendance: 'declined' }]), ['caring.choice']],
    [
      'a no with something else offered',
      report([{ attendance: 'declined', alternative_offered: 'A walk' }]),
      ['caring.choice'],
    ],
    [
      'what somebody chose and did alone',
      report([{}], { format: 'independent' }),
      ['caring.choice', 'responsive.person'],
    ],
    [
      'how it was, before and after',
      report([{ mood_before: 2, mood_after: 4 }]),
      ['effective.outcomes', 'responsive.person'],
    ],
    [
      'a mood that fell',
      report([{ mood_before: 4, mood_after: 2 }]),
      ['effective.outcomes', 'responsive.person'],
    ],
    ['distress that was only noticed', report([{ distress: true }]), ['responsive.person']],
    [
      'distress in which someone was comforted',
      report([{ distress: true, outcomes: ['comforted'] }]),
      ['caring.immediate', 'responsive.person'],
    ],
    ['pride alone', report([{ outcomes: ['proud'] }]), ['responsive.person']],
    ['engagement', report([{ engagement: 0 }]), ['effective.outcomes', 'responsive.person']],
    [
      'a level that was known',
      report([{ pal_level_at_time: 'sensory' }]),
      ['effective.assessing', 'responsive.person'],
    ],
    [
      'the person’s own words',
      report([{ quote: 'More, please' }]),
      ['responsive.person', 'responsive.listening'],
    ],
    ['an outing', report([{}], { place: 'community' }), ['responsive.person', 'led.partnerships']],
    [
      'a prayer at the bedside',
      report([{}], { category: 'SPI', format: 'one_to_one', place: 'own_room' }),
      ['caring.kindness', 'caring.individuals', 'responsive.person', 'responsive.equity'],
    ],
    [
      'a visit by a chaplain from outside',
      report([{}], { category: 'SPI', external_provider: 'St Mary’s' }),
      ['caring.individuals', 'responsive.person', 'led.partnerships'],
    ],
    ['movement', report([{}], { category: 'PHY' }), ['effective.healthier', 'responsive.person']],
    [
      'a memory',
      report([{ outcomes: ['remembered'] }]),
      ['caring.individuals', 'responsive.person'],
    ],
  ])('%s', (_, source, codes) => {
    expect(suggested(source)).toEqual(codes);
  });

  it('never exceeds what a record can hold', () => {
    const everything = report(
      [
        {
          engagement: 3,
          mood_before: 4,
          mood_after: 2,
          quote: 'Yes',
          outcomes: ['remembered', 'moved_more', 'expressed_faith', 'comforted'],
          pal_level_at_time: 'planned',
        },
        { attendance: 'declined', alternative_offered: 'Tea' },
      ],
      { format: 'one_to_one', place: 'own_room', external_provider: 'A choir' },
    );
    for (const framework of FRAMEWORKS)
      expect(suggestedEvidence(everything, framework).length).toBeLessThanOrEqual(12);
    expect(suggested(everything)).toHaveLength(11);
  });
});
