import { expect, test } from 'vitest';

import { pseudoScript, pseudoText, listTexts } from './pseudo-words.ts';
import { generate } from './words-compiler.ts';

const generateModule = (key: string, catalogues: Parameters<typeof generate>[0]) =>
  generate(catalogues).get(`messages/${key}.ts`)?.trim();

test('compiles a text into a function with its placeholders as arguments', () => {
  const words = { 'en-GB': { hello: 'Hello, {name}!', bye: 'Bye `now`, ${you}' } };
  expect(generateModule('hello', words)).toContain(
    '({ name }: { name: string | number }): string =>',
  );
  expect(generateModule('hello', words)).toContain('`Hello, ${shown(name)}!`');
  expect(generateModule('bye', words)).toContain('`Bye \\`now\\`, \\$${shown(you)}`');
});

test('plurals take a count', () => {
  const words = { 'en-GB': { homes: { one: '{count} home', other: '{count} homes in {town}' } } };
  expect(generateModule('homes', words)).toContain('{ count: number; town: string | number }');
  expect(generateModule('homes', words)).toContain('plural(count, { one: () =>');
});

test('a second language is another file and falls back where incomplete', () => {
  const words = { 'en-GB': { yes: 'Yes', no: 'No' }, cy: { yes: 'Ie' } };
  expect(generate(words).get('locales.ts')).toContain('["en-GB","cy"]');
  expect(generateModule('yes', words)).toContain(
    "choose({ 'en-GB': () => `Yes`, 'cy': () => `Ie` })",
  );
  expect(generateModule('no', words)).toContain("'cy': () => `No`");
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

test('the pseudo-locale is accented and 40% longer, with placeholders intact', () => {
  expect(pseudoText('Hello, {name}')).toBe('Ĥéļļö, {name}······');
});

test('the pseudo-locale finds the catalogue in a bundle, and changes nothing else in it', () => {
  const texts = listTexts({
    save: 'Save',
    hello: 'Hi {name}',
    homes: { one: 'A `$`', other: '{count} x' },
  });
  const bundle =
    'a=()=>`Save`,b=({name:e})=>`Hi ${s(e)}`,c=({count:e})=>p(e,{one:()=>`A \\`\\$\\``,other:()=>`${s(e)} x`})';
  expect(pseudoScript(bundle, texts)).toBe(
    'a=()=>`Šáṽé··`,b=({name:e})=>`Ĥî ${s(e)}··`,c=({count:e})=>p(e,{one:()=>`Å \\`\\$\\`··`,other:()=>`${s(e)} ẋ··`})',
  );
  const others = 'd=`Save`,f=()=>`Saved`,g={kind:`Save`}';
  expect(pseudoScript(others, texts)).toBe(others);
});
