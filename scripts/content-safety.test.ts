import { readFile } from 'node:fs/promises';

import type { Guide } from '@relish/shared/library/activities/guide.ts';
import type { Product } from '@relish/shared/library/products/product.ts';
import { describe, expect, it } from 'vitest';

import { KINDS, readContent } from '../packages/server/src/content/content-files.ts';
import { CHOKING, guideProblems, LAP_PAD_CAUTIONS } from './content-rules.ts';

const { items } = await readContent();
const guides = items.filter(({ kind }) => kind === 'activity').map(({ body }) => body as Guide);

function findGuide(code: string): Guide {
  const guide = guides.find((each) => each.code === code);
  if (!guide) throw new Error(`There is no guide ${code}.`);
  return guide;
}

it('no guide would hurt, mislead or address the wrong person', () => {
  expect(guides.length).toBeGreaterThan(160);
  const problems = guides.flatMap((guide) =>
    [...guideProblems(guide)].map(
      ([field, reason]) => `activities/${guide.code}.json: ${field}: ${reason}`,
    ),
  );
  expect(problems).toEqual([]);
});

describe('the content rules', () => {
  const wool = findGuide('wool-winding');
  const robot = findGuide('robot-cat-or-dog-time');
  const tea = findGuide('tea-tasting');
  const pad = findGuide('weighted-lap-pad-and-story');
  const visit = { bring: [], say: 'Shall we?', steps: ['Ask staff first.', 'Sit.', 'Look.'] };
  const saying = (say: string) => ({ ...wool, visit: { ...visit, say } });
  const bringing = (thing: string) => ({ ...wool, visit: { ...visit, bring: [thing] } });
  const using = (name: string) => ({ ...wool, equipment: [{ name }] });

  it.each([
    ['addresses a relation', saying('Will you hold this, Mum?'), 'visit.say'],
    ['addresses a relation first', saying('Nan, look at this.'), 'visit.say'],
    ['uses an endearment', saying('Come on, love.'), 'visit.say'],
    ['says sir', { ...wool, opening_line: 'The usual, sir?' }, 'opening_line'],
    ['calls for a nurse', { ...wool, steps: ['Tell the nurse.'] }, 'steps'],
    [
      'does not say what to do when somebody chokes',
      { ...tea, hazards: [{ code: 'choking_food', level: 'low', controls: 'Sit upright.' }] },
      'hazards.choking_food',
    ],
    [
      'brings food to a visit unasked',
      { ...tea, visit: { ...visit, steps: ['Sip the tea together.'] } },
      'visit.steps',
    ],
    ['has gloves of any kind', using('Thin gloves'), 'equipment'],
    ['has rubber balloons', using('Red balloons'), 'equipment'],
    ['has a light whose battery falls out', bringing('An LED candle'), 'visit.bring'],
    ['has magnets and no word of pacemakers', using('A magnetic board'), 'hazards'],
    ['has cheese of any kind', { ...using('Cheddar cheese'), allergens: ['milk'] }, 'equipment'],
    ['has brie', using('Pasteurised brie'), 'equipment'],
    ['warms a towel on a radiator', { ...wool, steps: ['Warm it on the radiator.'] }, 'steps'],
    ['passes a robot off as a cat', { ...robot, steps: ['Say: “This is Tibby.”'] }, 'steps'],
    ['opens with a fib', { ...robot, opening_line: 'Somebody wants a lap.' }, 'opening_line'],
    ['goes out by its place alone', { ...wool, places: ['lounge', 'community'] }, 'places'],
    ['is an outing that stays in', { ...wool, category: 'COM' }, 'category'],
    [
      'has the reflex level in groups only',
      { ...wool, levels: ['reflex'], formats: ['group'] },
      'formats',
    ],
    ['is for one, from three people on', { ...wool, min_people: 3 }, 'min_people'],
    ['lays a weight on somebody who cannot lift it', { ...pad, levels: ['reflex'] }, 'levels'],
    ['gives a weighted pad to relatives', { ...pad, visit }, 'visit'],
    ['forgets a caution of the lap pad', { ...pad, hazards: [] }, 'hazards'],
    ['hides milk', using('A tub of ice cream'), 'allergens'],
    ['hides peanuts in bird seed', bringing('Bird seed'), 'allergens'],
  ])('reject a guide that %s', (_, guide, field) => {
    const found = [...guideProblems(guide as Guide)].map(([where]) => where);
    expect(found).toContain(field);
  });

  it.each([
    ['mum’s recipe', saying('Is this how your mum made it?')],
    ['a love story', saying('Whodunit, love story or true life?')],
    ['a nurse’s watch', using('A nurse’s watch')],
    ['nuts and bolts', using('Large nuts and bolts')],
    ['cotton wool', using('Cotton wool')],
  ])('accept a guide with %s', (_, guide) => {
    expect([...guideProblems(guide)]).toEqual([]);
  });
});

it('the weighted lap pad has the same cautions in the catalogue as in its guide', () => {
  const item = items.find(({ kind, code }) => kind === 'product' && code === 'weighted-lap-pad');
  const { good_for, not_for } = (item?.body ?? {}) as Partial<Product>;
  for (const [, words] of LAP_PAD_CAUTIONS) expect(`${good_for} ${not_for}`).toMatch(words);
});

it('advice in the content and on screens names the person in charge, not a nurse', async () => {
  const advice = /\b(the|a|your) nurse\b|\bnurse or (senior|carer|GP|physio|therapist)/i;
  const named = items.flatMap(({ kind, code, body }) => {
    const found = advice.exec(JSON.stringify(body));
    return found ? [`${KINDS[kind].folder}/${code}.json: ${found[0]}`] : [];
  });
  expect(named).toEqual([]);
  const file = new URL('../packages/web/words/en-GB.json', import.meta.url);
  const words = Object.entries(JSON.parse(await readFile(file, 'utf8')) as object);
  expect(words.filter(([, text]) => /(tell|ask|call) (the|a) nurse/i.test(String(text)))).toEqual(
    [],
  );
  expect(CHOKING).toContain('999');
});
