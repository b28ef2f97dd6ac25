import { expect, test } from 'vitest';

import { recipientWords } from './tray-words.ts';

test.each([
  ['sam@example.org', 'sam@example.org'],
  ['carer', 'Carer'],
  ['home_manager, nurse', 'Home manager, Nurse'],
])('“%s” is written as “%s” in the tray', (recipient, words) => {
  expect(recipientWords({ recipient })).toBe(words);
});
