import { expect, test } from 'vitest';

import { pseudo, pseudoText } from './pseudo-words.ts';
import { generate } from './words-compiler.ts';

const moduleOf = (key: string, catalogues: Parameters<typeof generate>[0]) =>
  generate(catalogues).get(`messages/${key}.ts`)?.trim();

test('a text becomes a function, its placeholders what it takes', () => {
  const words = { 'en-GB': { hello: 'Hello, {name}!', bye: 'Bye `now`, ${you}' } };
  expect(moduleOf('hello', words)).toContain('({ name }: { name: string | number }): string =>');
  expect(moduleOf('hello', words)).toContain('`Hello, ${shown(name)}!`');
  expect(moduleOf('bye', words)).toContain('`Bye \\`now\\`, \\$${shown(you)}`');
});

test('plurals take a count', () => {
  const words = { 'en-GB': { homes: { one: '{count} home', other: '{count} homes in {town}' } } };
  expect(moduleOf('homes', words)).toContain('{ count: number; town: string | number }');
  expect(moduleOf('homes', words)).toContain('plural(count, { one: () =>');
});

test('a second language is one more file, and falls back where it is silent', () => {
  const words = { 'en-GB': { yes: 'Yes', no: 'No' }, cy: { yes: 'Ie' } };
  expect(generate(words).get('locales.ts')).toContain('["en-GB","cy"]');
  expect(moduleOf('yes', words)).toContain("choose({ 'en-GB': () => `Yes`, 'cy': () => `Ie` })");
  expect(moduleOf('no', words)).toContain("'cy': () => `No`");
});

test.each([
  [{ 'en-GB': {} }, 'no words'],
  [{ 'en-GB': { a: 'x' }, cy: { b: 'y' } }, 'no such message'],
  [{ 'en-GB': { a: 'x' }, cy: { a: '{who}' } }, '{who} is not in the original'],
  [{ 'en-GB': { 'A b': 'x' } }, 'small letters'],
  [{ 'en-GB': { a: { one: 'x' } } }, 'plurals need "other"'],
  [{ 'en-GB': { a: { some: 'x', other: 'y' } } }, 'plurals need "other"'],
])('refuses %j', (catalogues, why) => {
  expect(() => generate(catalogues as Parameters<typeof generate>[0])).toThrow(why);
});

test('the pseudo-locale is accented and 40 % longer, and leaves placeholders alone', () => {
  expect(pseudoText('Hello, {name}')).toBe('Ĥéļļö, {name}······');
  expect(pseudo({ a: { one: 'x', other: 'yy' } })).toEqual({ a: { one: 'ẋ·', other: 'ýý·' } });
});
