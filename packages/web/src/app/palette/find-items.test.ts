import { Search } from 'lucide-react';
import { expect, test } from 'vitest';

import { findItems, type ItemGroup, listItems, type PaletteItem } from './find-items.ts';

const item = (id: string, group: ItemGroup, label: string, ...keywords: string[]): PaletteItem => ({
  id,
  group,
  label,
  keywords,
  icon: Search,
  run: () => undefined,
});

const ITEMS = [
  item('record', 'actions', 'Record an activity', 'report log'),
  item('sign-out', 'actions', 'Sign out', 'log out'),
  item('residents', 'places', 'Residents'),
  item('cafe', 'places', 'Café and garden'),
  item('group', 'tutorials', 'Record a group', 'mood', 'no network'),
  item('week', 'tours', 'Plan a week'),
];
const find = (typed: string) =>
  findItems(ITEMS, typed).map(({ group, items }) => [group, ...items.map(({ id }) => id)]);

test.each([
  [
    'rec',
    [
      ['actions', 'record'],
      ['tutorials', 'group'],
    ],
  ],
  ['group record', [['tutorials', 'group']]],
  ['cafe', [['places', 'cafe']]],
  ['residnets', [['places', 'residents']]],
  ['mood', [['tutorials', 'group']]],
  ['log out', [['actions', 'sign-out']]],
  ['helicopter', []],
])('“%s” finds by the beginnings of words, without accents and with typos', (typed, found) => {
  expect(find(typed)).toEqual(found);
});

test('puts the group with the best match first', () => {
  expect(find('plan')[0]).toEqual(['tours', 'week']);
});

test('lists recent choices first, and neither tutorials nor tours before typing', () => {
  const listed = listItems(ITEMS, ['group', 'gone', 'sign-out']);
  expect(listed.map(({ group, items }) => [group, ...items.map(({ id }) => id)])).toEqual([
    ['recent', 'group', 'sign-out'],
    ['actions', 'record'],
    ['places', 'residents', 'cafe'],
  ]);
});
