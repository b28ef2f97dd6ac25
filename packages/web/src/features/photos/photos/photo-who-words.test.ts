import type { WhoSees } from '@relish/shared/photos/photos/photo.ts';
import { expect, test } from 'vitest';

import { whoSeesSentences } from './photo-who-words.ts';

const EDITH = { id: '0197a000-0000-7000-8000-000000000c01', preferred_name: 'Edith' };
const TOM = { id: '0197a000-0000-7000-8000-000000000c02', preferred_name: 'Tom' };
const ANN = { id: '0197a000-0000-7000-8000-000000000c03', preferred_name: 'Ann' };
const MAY = { id: '0197a000-0000-7000-8000-000000000c04', preferred_name: 'May' };

type View = WhoSees['sees'];
type Why = [WhoSees['reasons'][number]['code'], ...(typeof EDITH)[]];

const answer = (
  audience: WhoSees['audience'],
  sees: View,
  why: Why[] = [],
  resident: typeof EDITH | null = null,
): WhoSees => ({
  audience,
  sees,
  resident,
  reasons: why.map(([code, ...residents]) => ({ code, residents })),
});
const family = (of: typeof EDITH, sees: View, ...why: Why[]) => answer('own_family', sees, why, of);
const staff = (sees: View = 'original', ...why: Why[]) => answer('staff', sees, why);
const home = (sees: View = 'nothing', ...why: Why[]) =>
  answer('home', sees, sees === 'nothing' && why.length === 0 ? [['not_shared']] : why);

const say = (sharing: 'staff' | 'own_family' | 'home', ...whoSees: WhoSees[]) =>
  whoSeesSentences(whoSees, sharing).join(' ');

test('names the families who see it, and why others do not', () => {
  expect(
    say(
      'own_family',
      staff(),
      family(EDITH, 'nothing', ['no_other_families', TOM]),
      family(TOM, 'original'),
      home(),
    ),
  ).toBe(
    'Staff and Tom’s family see it. Edith’s family does not: Tom has not agreed to be seen by other families.',
  );
});

test('puts families with the same reason into one sentence', () => {
  expect(
    say(
      'own_family',
      staff(),
      family(EDITH, 'nothing', ['no_other_families', TOM]),
      family(ANN, 'nothing', ['no_other_families', TOM]),
      family(TOM, 'original'),
      home(),
    ),
  ).toContain('The families of Edith and Ann do not: Tom has not agreed');
});

test('says whom a family sees blurred', () => {
  expect(
    say(
      'home',
      staff(),
      family(EDITH, 'blurred', ['no_other_families', TOM]),
      family(TOM, 'original'),
      home('blurred', ['no_home_display', TOM]),
    ),
  ).toBe(
    'Staff and Tom’s family see it. Edith’s family sees it with Tom blurred. It is in the album of the home with Tom blurred.',
  );
});

test('says that only staff see it, and why', () => {
  const unnamed: Why = ['needs_people'];
  expect(say('home', staff(), family(EDITH, 'nothing', unnamed), home('nothing', unnamed))).toBe(
    'Only staff see it: not everyone has been named yet.',
  );
  expect(say('staff', staff(), family(EDITH, 'nothing', ['not_shared']), home())).toBe(
    'Only staff see it: it is not shared.',
  );
  expect(say('own_family', staff(), home())).toBe('Only staff see it: no resident is named.');
});

test('says that most staff do not see it either', () => {
  const why: Why = ['no_life_story', TOM, EDITH];
  expect(say('home', staff('nothing', why), home('nothing', why))).toBe(
    'Most staff do not see it: Tom and Edith have not agreed to photos in the home.',
  );
});

test('says that no one sees a photo that someone refused', () => {
  const why: Why = ['refused', TOM];
  expect(say('home', staff('nothing', why), home('nothing', why))).toBe(
    'No one sees it: Tom did not want to be in this photo.',
  );
});

test('counts the families instead of naming more than three', () => {
  const everyone = [EDITH, TOM, ANN, MAY].map((each) => family(each, 'original'));
  expect(say('own_family', staff(), ...everyone, home())).toBe(
    'Staff and the families of Edith, Tom and 2 more see it.',
  );
});

const inAboutMe = (of: typeof EDITH, sees: View, ...why: Why[]) =>
  answer('about_me', sees, why, of);

test('says that a family sees it only in About me, and why not in the album', () => {
  const unnamed: Why = ['needs_people'];
  expect(
    say(
      'own_family',
      staff(),
      family(EDITH, 'nothing', unnamed),
      inAboutMe(EDITH, 'original'),
      home('nothing', unnamed),
    ),
  ).toBe('Staff see it. Edith’s family sees it only in About me: not everyone has been named yet.');
  expect(
    say(
      'own_family',
      staff(),
      family(EDITH, 'nothing', unnamed),
      inAboutMe(EDITH, 'blurred', ['no_other_families', TOM]),
      home('nothing', unnamed),
    ),
  ).toBe('Staff see it. Edith’s family sees it only in About me, with Tom blurred.');
});

test('says that a family sees a picture without people in About me', () => {
  expect(say('own_family', staff(), inAboutMe(EDITH, 'original'), home())).toBe(
    'Staff see it. Edith’s family sees it in About me.',
  );
});

test('does not mention About me where the family sees nothing there, or the album too', () => {
  const closed = inAboutMe(EDITH, 'nothing', ['not_shared']);
  expect(say('staff', staff(), family(EDITH, 'nothing', ['not_shared']), closed, home())).toBe(
    'Only staff see it: it is not shared.',
  );
  expect(
    say('own_family', staff(), family(EDITH, 'original'), inAboutMe(EDITH, 'original'), home()),
  ).toBe('Staff and Edith’s family see it.');
});
