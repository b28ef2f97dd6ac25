import { expect, test } from 'vitest';

import { csvOf } from './chart-csv.ts';

test('is read by spreadsheets as it was written', () => {
  const rows = [
    ['Tea, cake and “chat”', 12.5, null],
    ['She said "yes"', -3, 0],
  ];
  expect(csvOf({ columns: ['Activity', 'Minutes', 'Before'], rows })).toBe(
    '\uFEFFActivity,Minutes,Before\r\n"Tea, cake and “chat”",12.5,\r\n"She said ""yes""",-3,0\r\n',
  );
});

test.each(['=1+1', '+44 20', '-2', '@home', '\tx'])('runs nothing that looks like %j', (name) => {
  expect(csvOf({ columns: ['Activity'], rows: [[name]] })).toContain(`\r\n'${name}`);
});
