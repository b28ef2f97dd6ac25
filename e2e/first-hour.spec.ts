import { expect, type Locator, type Page } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { mailedLink } from './mailbox.ts';
import { newAddress, NEWCOMER_PASSWORD } from './people.ts';
import { test } from './watched-page.ts';

/** Issue 16: from registration to the first record. */
const MOST = 40;

/** Counts every tap and every field that a user fills in. */
function counting() {
  let count = 0;
  return {
    total: () => count,
    tap: async (target: Locator) => {
      await target.click();
      count += 1;
    },
    type: async (target: Locator, text: string) => {
      await target.fill(text);
      count += 1;
    },
    choose: async (target: Locator, option: string) => {
      await target.selectOption(option);
      count += 1;
    },
  };
}

const PEOPLE = [
  ['Mary', 'Brown'],
  ['George', 'Lee'],
  ['Ann', 'Shaw'],
  ['Ivor', 'Pugh'],
  ['Olive', 'Tate'],
] as const;

async function registerOnPhone(page: Page, email: string, { tap, type, choose }: Counting) {
  await page.goto('/register');
  await tap(page.getByRole('radio', { name: 'A care home' }));
  await type(page.getByLabel('Name of the care home'), 'Larch House');
  await choose(page.getByLabel('Region'), 'Scotland');
  await type(page.getByLabel('First name'), 'Isla');
  await type(page.getByLabel('Last name'), 'Reid');
  await type(page.getByLabel('E-mail address'), email);
  await type(page.getByLabel('New password'), NEWCOMER_PASSWORD);
  // The verdict shifts the layout, so a click while it appears would miss.
  await expect(page.getByText(/^(Good|Strong) password/).first()).toBeVisible();
  await tap(page.getByRole('checkbox', { name: 'I am 18 or over' }));
  await tap(page.getByRole('button', { name: 'Register' }));
  await expectPainted(page, 'Hello, Isla');
}

type Counting = ReturnType<typeof counting>;

test('a new home is registered, set up and records its first activity in under 40 taps and fields @phone', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const count = counting();
  const { tap, type } = count;
  const email = newAddress();
  await registerOnPhone(page, email, count);
  await expect(page.getByText('30 days left of your trial.')).toBeVisible();
  const checklist = page.getByRole('region', { name: 'Let’s set up Larch House' });
  await expect(checklist).toContainText('0 of 7 steps done');
  await expect(page.getByRole('heading', { name: 'Who has been missed' })).toHaveCount(0);
  await expectAccessible(page);

  await tap(checklist.getByRole('link', { name: 'Add residents' }));
  await expectPainted(page, 'Add several residents');
  await expectAccessible(page);
  for (const [index, [first, last]] of PEOPLE.entries()) {
    const row = page.getByRole('group', { name: `Resident ${index + 1}` });
    await type(row.getByLabel('First name'), first);
    await type(row.getByLabel('Last name'), last);
  }
  await tap(page.getByRole('button', { name: 'Add residents' }));
  await expectPainted(page, 'Hello, Isla');
  await expect(checklist).toContainText('1 of 7 steps done');

  await tap(checklist.getByRole('link', { name: 'Record an activity' }));
  await expectPainted(page, 'Record');
  await type(page.getByRole('searchbox'), 'sing');
  await tap(page.getByRole('button', { name: /^Sing-along of chosen favourites/ }));
  await tap(page.getByRole('checkbox', { name: /^Mary/ }));
  await tap(page.getByRole('button', { name: 'How was it?' }));
  await tap(page.getByRole('radio', { name: 'Delighted' }).first());
  await tap(page.getByRole('button', { name: 'Save' }));
  await expectPainted(page, 'Sing-along of chosen favourites');
  expect(count.total()).toBeLessThan(MOST);
  test.info().annotations.push({ type: 'taps and fields', description: String(count.total()) });

  await page.goto('/tabs/home');
  await expect(checklist).toContainText('2 of 7 steps done');
  await checklist.getByRole('button', { name: 'Add details' }).click();
  const details = page.getByRole('dialog', { name: 'Your home’s details' });
  await details.getByLabel(/^Telephone/).fill('01632 960 300');
  await details.getByLabel(/^Visiting times/).fill('Every day, 9:00 to 20:00');
  await expectAccessible(page);
  await details.getByRole('button', { name: 'Save details' }).click();
  await expect(checklist).toContainText('3 of 7 steps done');

  await page.goto(await mailedLink(email, 'confirm-email'));
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(checklist).toContainText('4 of 7 steps done');
  await checklist.getByRole('button', { name: /^Skip: Invite your colleagues/ }).click();
  await checklist.getByRole('button', { name: /^Skip: Plan a first week/ }).click();
  await expect(checklist).toContainText('6 of 7 steps done');

  // The last step, from the checklist to the relative's own first screen.
  await checklist.getByRole('button', { name: 'Invite a relative' }).click();
  await page.getByRole('dialog').getByRole('link', { name: /^Mary/ }).click();
  await expectPainted(page, 'Invite a relative');
  const relative = newAddress();
  await page.getByLabel('First name').fill('Tom');
  await page.getByLabel('Last name').fill('Brown');
  await page.getByLabel('What are they to Mary?').selectOption('Grandchild');
  await page.getByRole('radio', { name: /^Family circle/ }).check();
  await page.getByLabel('E-mail address').fill(relative);
  await page.getByRole('radio', { name: /Yes, Mary agrees/ }).check();
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('region', { name: 'Family and friends' })).toContainText('Invited');
  await page.goto('/tabs/home');
  await expect(page.getByRole('region', { name: 'Notice board' })).toBeVisible();
  await expect(checklist).toHaveCount(0);

  const device = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    viewport: { width: 390, height: 844 },
  });
  const theirs = await device.newPage();
  const joining = counting();
  await theirs.goto(await mailedLink(relative, 'register'));
  await joining.type(theirs.getByLabel('New password'), NEWCOMER_PASSWORD);
  await expect(theirs.getByText(/^(Good|Strong) password/).first()).toBeVisible();
  await joining.tap(theirs.getByRole('checkbox', { name: 'I am 18 or over' }));
  await joining.tap(theirs.getByRole('button', { name: 'Register' }));
  await expectPainted(theirs, 'Hello, Tom');
  await expect(theirs.getByRole('region', { name: 'Visiting Larch House' })).toContainText(
    'Every day, 9:00 to 20:00',
  );
  await expect(theirs.getByRole('link', { name: '01632 960 300' })).toHaveAttribute(
    'href',
    'tel:01632960300',
  );
  const steps = theirs.getByRole('list', { name: 'Good first steps' });
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  await expect(theirs.getByText(/trial/)).toHaveCount(0);
  await expectAccessible(theirs);
  await joining.tap(steps.getByRole('link', { name: 'Tell a story about your relative' }));
  await expectPainted(theirs, 'Mary');
  expect(joining.total()).toBeLessThan(10);
  await device.close();
});
