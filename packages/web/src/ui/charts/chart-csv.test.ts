import { expect, test } from 'vitest';

import { toCsv } from './chart-csv.ts';

test('can be read by spreadsheets unchanged', () => {
  const rows = [
    ['Tea, cake and “chat”', 12.5, null],
    ['She said "yes"', -3, 0],
  ];
  expect(toCsv({ columns: ['Activity', 'Minutes', 'Before'], rows })).toBe(
    '\uFEFFActivity,Minutes,Before\r\n"Tea, cake and “chat”",12.5,\r\n"She said ""yes""",-3,0\r\n',
  );
});

test.each(['=1+1', '+44 20', '-2', '@home', '\tx', '＝1+1', '＋44', '－2', '＠home'])(
  'does not let spreadsheets run %j as a formula',
  (name) => {
    const [, cell] = toCsv({ columns: ['Activity'], rows: [[name]] }).split('\r\n');
    expect(cell).toMatch(/^"?'/);
    expect(cell).toContain(`'${name}`);
  },
);
