import { expect, test } from 'vitest';

import { listChanges, merged } from '../../../../forms/form-changes.ts';
import { FIELDS } from './fields.ts';
import { emptyValues, type ResidentValues } from './values.ts';

const base: ResidentValues = { ...emptyValues('2026-11-15'), room: '4', version: 3 };
const mine: ResidentValues = { ...base, room: '7', alcohol: 'A sherry' };
const theirs: ResidentValues = {
  ...base,
  room: '9',
  smoking: 'Never',
  communication: { ...base.communication, hearing: 'some' },
  version: 4,
};

test('lists only values that the other editor changed and mine differ from', () => {
  expect(
    listChanges(FIELDS, { base, mine, theirs }).map(({ field, suggested }) => [
      field.name,
      suggested,
    ]),
  ).toEqual([
    ['room', 'mine'],
    ['communication.hearing', 'theirs'],
    ['smoking', 'theirs'],
  ]);
});

test('ignores equal changes and empty values', () => {
  const alike: ResidentValues = { ...mine, room: '9', smoking: 'Never', title: null };
  const changed = listChanges(FIELDS, {
    base: { ...base, title: '' },
    mine: alike,
    theirs: { ...theirs, title: '' },
  });
  expect(changed.map(({ field }) => field.name)).toEqual(['communication.hearing']);
});

test('takes the chosen values of the other editor and keeps the rest of mine', () => {
  const next = merged(mine, theirs, [
    { name: 'room', side: 'mine' },
    { name: 'communication.hearing', side: 'theirs' },
  ]);
  expect(next).toMatchObject({ room: '7', alcohol: 'A sherry', smoking: '', version: 4 });
  expect(next.communication?.hearing).toBe('some');
  expect(mine.communication?.hearing).toBeNull();
});
