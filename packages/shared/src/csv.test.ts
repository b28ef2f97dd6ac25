import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { disarm, disarmed, readCsv, readCsvRows, writeCsv } from './csv.ts';

describe('reading CSV', () => {
  it.each([
    [
      'a,b\r\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      '\uFEFFa;b\nc;d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a\tb\nc,1\td',
      [
        ['a', 'b'],
        ['c,1', 'd'],
      ],
    ],
    [
      'a,b\n"x, ""y""\nz",d',
      [
        ['a', 'b'],
        ['x, "y"\nz', 'd'],
      ],
    ],
    [
      'a,b\n\n , \nc,',
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ],
    [
      'a,b\n5" nail,d',
      [
        ['a', 'b'],
        ['5" nail', 'd'],
      ],
    ],
    ['', []],
  ])('%j', (text, rows) => expect(readCsv(text)).toEqual(rows));
});

describe('writing CSV', () => {
  const cell = fc.string({ unit: fc.constantFrom(...'ab,;"\'=+-@ \n\r\té'.split('')) });

  it('round-trips', () =>
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }),
        (rows) => {
          const first = ['one', 'two', 'three'];
          const kept = rows.filter((row) => row.some((each) => disarm(each).trim() !== ''));
          const read = readCsv(writeCsv([first, ...rows]));
          expect(
            read.slice(1).map((row) => row.map((each) => each.replace(/^'(?=[=+\-@\t\r])/, ''))),
          ).toEqual(kept.map((row) => row.map((each) => each.replace(/^'(?=[=+\-@\t\r])/, ''))));
        },
      ),
    ));

  it('never writes a cell that a spreadsheet would run', () =>
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1 }), (row) => {
        for (const each of readCsv(
          writeCsv([
            ['a', 'b'],
            ['x', ...row],
          ]),
        ).flat())
          expect(each).not.toMatch(/^[=+\-@\t\r]/);
      }),
    ));

  it.each(['=1+1', '+44', '-2', '@SUM(A1)', '\t=1', '\r=1', '=cmd|’ /C calc’!A0'])(
    'disarms %j',
    (formula) => expect(writeCsv([[formula]])).toMatch(/^"?'/),
  );

  it.each(['＝1+1', '＋44', '－2', '＠SUM(A1)'])('disarms the full-width %j', (formula) =>
    expect(writeCsv([[formula]])).toBe(`'${formula}\r\n`),
  );

  it('writes numbers as they are, and nothing for what is missing', () =>
    expect(writeCsv([[-3, 12.5, null, 'tea']])).toBe('-3,12.5,,tea\r\n'));
});

it('strips formula prefixes on reading', () => {
  expect(disarmed("'=Mary")).toBe('Mary');
  expect(disarmed('=HYPERLINK("x")')).toBe('HYPERLINK("x")');
  expect(disarmed(' O’Brien ')).toBe('O’Brien');
  expect(disarmed("'tis")).toBe("'tis");
});

it('counts lines as a spreadsheet does, including empty ones', () => {
  const rows = readCsvRows('name\n\n"Ann\nand Bob"\n,\nCid\n');
  expect(rows.map(({ line }) => line)).toEqual([1, 3, 5]);
});
