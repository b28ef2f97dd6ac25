import fc from 'fast-check';
import { expect, test } from 'vitest';

import { maskIds, maskSelector, maskText, maskUrl, pageName } from './masking.ts';

const ID = '6f1c2b9e-4d7a-4c8e-9b1f-2a3c4d5e6f70';

const masks = { maskText, maskUrl, maskIds, maskSelector, pageName };

test.each(Object.entries(masks))('removes the email address from %s', (_, mask) => {
  fc.assert(
    fc.property(fc.string(), fc.emailAddress(), fc.string(), (before, email, after) => {
      expect(mask(`${before} ${email} ${after}`)).not.toContain(email);
      expect(mask(`/${before}/${email}?q=${after}`)).not.toContain(email);
      expect(mask(`https://relish.example/${encodeURIComponent(email)}${after}`)).not.toContain(
        encodeURIComponent(email),
      );
    }),
  );
});

test.each(Object.entries(masks))('removes the uuid from %s', (_, mask) => {
  fc.assert(
    fc.property(fc.string(), fc.uuid(), fc.string(), (before, id, after) => {
      expect(mask(before + id + after)).not.toContain(id);
      expect(mask(`https://relish.example/tabs/${id}.js${after}`)).not.toContain(id);
      expect(mask(`/tabs/${id.replaceAll('-', '')}`)).not.toContain(id.replaceAll('-', ''));
    }),
  );
});

test('removes quoted text from a message', () => {
  const name = fc.stringMatching(/^[A-Z][a-z]{4,12}$/);
  const quotes = fc.constantFrom('""', "''", '“”', '‘’', '``', '«»');
  fc.assert(
    fc.property(
      name,
      name,
      quotes,
      fc.boolean(),
      (first, last, [open = '', close = ''], closed) => {
        const masked = maskText(
          `Cannot show ${open}${first} O’${last}${closed ? close : ''} today`,
        );
        expect(masked).not.toContain(first);
        expect(masked).not.toContain(last);
        expect(masked).toMatch(/^Cannot show …/);
      },
    ),
  );
});

test.each([
  ["Can't find variable: diary", "Can't find variable: diary"],
  [
    "Cannot read properties of undefined (reading 'mood')",
    'Cannot read properties of undefined (reading …)',
  ],
  ['Born 1931, room 12', 'Born #, room #'],
  ['Unexpected token in "Grace slept bad', 'Unexpected token in …'],
  [
    'Failed to fetch dynamically imported module: https://relish.example/assets/tabs-B2x_9.js?v=1',
    'Failed to fetch dynamically imported module: https://relish.example/assets/tabs-B#x_#.js',
  ],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Grace',
    'Minified React error #418',
  ],
])('keeps the code’s own words of %j', (message, masked) => {
  expect(maskText(message)).toBe(masked);
});

test('cuts a long message', () => {
  expect(maskText('word '.repeat(1000)).length).toBe(200);
});

test.each([
  [`/manage-resident/${ID}/edit?name=Grace#health`, '/manage-resident/:id/edit'],
  [
    'https://u:p@relish.example:8080/api/v2/start_reset?x=1',
    'https://relish.example:8080/api/v2/start_reset',
  ],
  ['/tabs/residents/12', '/tabs/residents/:id'],
  ['/tabs/residents/Grace%20Hopper', '/tabs/residents/:id'],
  ['/reset-password/mF3kq9_xZ0aB7cD1eF5gH2iJ8kL4mN6oP', '/reset-password/:id'],
  ['capacitor://localhost/assets/index-B2x_9.js', 'capacitor://localhost/assets/index-B2x_9.js'],
  ['blob:https://relish.example/1', 'blob::id'],
  ['Grace', ':id'],
])('masks the address %s', (address, masked) => {
  expect(maskUrl(address)).toBe(masked);
});

test('keeps only the tag names of a selector', () => {
  expect(
    maskSelector(
      'body > div#root > li.row > button.red[type="submit"][aria-label="Remove Grace > all"]',
    ),
  ).toBe('body > div > li > button');
});

test.each([
  ['/tabs/residents', '/tabs/residents'],
  [`/tabs/residents/${ID}`, '/tabs/residents'],
  [`/manage-resident/${ID}/wellbeing`, '/manage-resident'],
  ['/manage-resident?id=3#top', '/manage-resident'],
  ['/tabs/residents/12', '/tabs/residents'],
  ['/tabs/reports/archive', '/tabs/reports'],
  ['/', '/'],
  ['', '/'],
])('names the page %s as %s', (path, name) => {
  expect(pageName(path)).toBe(name);
});
