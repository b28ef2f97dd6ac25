import { expect, it } from 'vitest';

import { calledName } from './called-name.ts';

it.each([
  ['Peggy', 'Hartley', 'Peggy Hartley'],
  ['Miss Wainwright', 'Wainwright', 'Miss Wainwright'],
  ['mr o’neill', 'O’Neill', 'mr o’neill'],
  ['Ann', 'Annersley', 'Ann Annersley'],
])('%s and %s are shown as %s', (preferred_name, last_name, name) => {
  expect(calledName({ preferred_name, last_name })).toBe(name);
});
