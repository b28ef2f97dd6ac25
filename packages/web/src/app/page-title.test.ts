import { expect, test } from 'vitest';

import { tabTitle } from './page-title.ts';

test.each([
  ['/tabs/residents', 'Residents | Relish'],
  ['/tabs/photo-book', 'Photo-book | Relish'],
  ['/tabs/chat/0197a000-0000-7000-8000-000000000001', 'Chat | Relish'],
  ['/change-password', 'Change-password | Relish'],
  ['/', undefined],
])('%s is called %s', (pathname, title) => {
  expect(tabTitle(pathname)).toBe(title);
});
