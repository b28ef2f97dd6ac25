import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { Pagination } from './pagination.tsx';

function Pages({ pages }: { pages: number }) {
  const [page, setPage] = useState(1);
  return <Pagination page={page} pages={pages} onChange={setPage} />;
}

const here = () => document.querySelector('[aria-current="page"]')?.textContent;
const button = (name: string) => screen.getByRole('button', { name });

test('stops at either end, and keeps the focus', async () => {
  render(<Pages pages={2} />);
  const person = userEvent.setup();
  expect(here()).toBe('Page 1 of 2');
  expect(button('Previous').getAttribute('aria-disabled')).toBe('true');
  await person.click(button('Previous'));
  expect(here()).toBe('Page 1 of 2');

  await person.click(button('Next'));
  expect(here()).toBe('Page 2 of 2');
  expect(button('Next').getAttribute('aria-disabled')).toBe('true');
  await person.keyboard('{Enter}');
  expect(here()).toBe('Page 2 of 2');
  expect(document.activeElement).toBe(button('Next'));

  await person.click(button('Previous'));
  expect(here()).toBe('Page 1 of 2');
});
