import { expect, type Page } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { ask, MANAGER, signInByApi } from './people.ts';
import { test } from './watched-page.ts';

test.use({ signedInAs: MANAGER });

let made = 0;
/** Unique across screen widths and runs. */
const newName = () => {
  made += 1;
  return `Peg${((Date.now() + process.pid) % 1e8).toString(36)}${made}`;
};

async function addResident(origin = '') {
  const name = newName();
  const token = await signInByApi(origin, MANAGER);
  const { id } = await ask<{ id: string }>(
    origin,
    'residents/add',
    {
      first_name: 'Margaret',
      last_name: name,
      preferred_name: name,
      date_of_birth: '1938-04-02',
      move_in_date: '2024-01-12',
    },
    token,
  );
  return { id, name, token, origin };
}

async function enterDay(page: Page, label: string, digits: string) {
  await page.getByRole('group', { name: label }).getByRole('spinbutton').first().click();
  await page.keyboard.type(digits);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const main = (page: Page) => page.getByRole('main');

async function changeStatus(page: Page, choice: string) {
  await button(page, 'Something has changed').click();
  await page.getByRole('menuitem', { name: choice, exact: true }).click();
  return page.getByRole('dialog');
}

test('a manager adds a resident with the required fields only @phone', async ({ page }) => {
  const name = newName();
  await page.goto('/manage-resident');
  await expectPainted(page, 'Add a resident');
  await button(page, 'Add resident').click();
  const summary = page.getByRole('region', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await summary.getByText('First name: Enter the first name.').click();
  await expect(page.getByLabel('First name')).toBeFocused();

  await page.getByLabel('First name').fill(name);
  await page.getByLabel('Last name').fill('Ashworth');
  await enterDay(page, 'Date of birth', '02041938');
  await page.getByRole('radio', { name: 'Respite' }).check();
  await button(page, 'Add resident').click();
  await expect(summary).toContainText('Say when the respite stay ends.');

  // The draft survives a reload. A change in the last moment before it need not.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('We kept what you had written.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue(name);
  await page.getByRole('radio', { name: 'Permanent' }).check();
  await button(page, 'Add resident').click();
  await expectPainted(page, name);
  await expect(page).toHaveURL(/\/resident\?id=[\w-]+$/);
  await page.goto('/manage-resident');
  await expectPainted(page, 'Add a resident');
  await expect(page.getByLabel('First name')).toHaveValue('');
});

test('allergies must be confirmed, and two editors lose nothing @desktop', async ({
  page,
  baseURL,
  expectRefusals,
}) => {
  expectRefusals(422);
  const { id, name, token, origin } = await addResident(baseURL);
  await page.goto(`/manage-resident?id=${id}#food`);
  await expect(page.getByRole('heading', { name: `${name}’s details`, level: 1 })).toBeVisible();
  await button(page, 'Add an allergy').click();
  await page.getByLabel('Allergic to').selectOption('Peanuts');
  await page.getByRole('radio', { name: 'Severe' }).check();
  await page.getByLabel('Food texture (IDDSI)').selectOption({ label: 'Level 4, pureed' });
  await expectAccessible(page);

  // Meanwhile a colleague moves the resident to another room.
  const before = await ask<{ version: number }>(origin, 'residents/get', { id }, token);
  await ask(
    origin,
    'residents/edit',
    { ...before, id, room: name.slice(-8), smoking: 'Never' },
    token,
  );

  await button(page, 'Save').click();
  const question = page.getByRole('alertdialog', { name: 'Does this agree with the care plan?' });
  await expect(question).toContainText('Peanuts (severe)');
  await expect(question).toContainText('Level 4, pureed');
  await button(page, 'It agrees, save').click();
  await expect(page.getByText('has saved changes while you were writing')).toBeVisible();
  await button(page, 'Show what they changed').click();
  const compared = page.getByRole('dialog', { name: 'What has changed meanwhile' });
  await expect(compared.getByRole('radiogroup', { name: 'Smoking' })).toContainText('Never');
  await expectAccessible(page);
  await button(page, 'Save these').click();
  await button(page, 'It agrees, save').click();
  await expectPainted(page, name);
  const after = await ask<Record<string, unknown>>(origin, 'residents/get', { id }, token);
  expect(after).toMatchObject({
    smoking: 'Never',
    allergies: [{ allergen: 'peanuts', severity: 'severe' }],
    diet: { food_texture: 4 },
  });
});

test('a resident goes to hospital and returns, and a mistake is undone @phone', async ({
  page,
  baseURL,
}) => {
  const { id, name } = await addResident(baseURL);
  await page.goto(`/resident?id=${id}`);
  await expectPainted(page, name);
  const dialog = await changeStatus(page, 'In hospital');
  await dialog.getByLabel('Reason').fill('A fall in the garden');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved: In hospital')).toBeVisible();
  await button(page, 'Tell the app that the family knows').click();
  await button(page, 'They know').click();
  await expect(page.getByText('The family can see it now')).toBeVisible();
  await expect(button(page, 'Tell the app that the family knows')).toHaveCount(0);

  const back = await changeStatus(page, 'Back from hospital');
  await back.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('It is as it was before')).toBeVisible();
  await button(page, 'Something has changed').click();
  await expect(page.getByRole('menuitem', { name: 'Back from hospital' })).toBeVisible();
});

test('a death is recorded with dignity, and only a mistake can be undone @phone', async ({
  page,
  baseURL,
  expectRefusals,
}) => {
  expectRefusals(422);
  const { id, name } = await addResident(baseURL);
  await page.goto(`/resident?id=${id}`);
  await expectPainted(page, name);
  const dialog = await changeStatus(page, 'Has died');
  await expect(dialog).toContainText('Sharing stops at once');
  await expect(dialog).toContainText(
    'The personal representative (executor or administrator) decides',
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Record it' }).click();
  await expect(page.getByText(`${name}’s record is in the archive`)).toBeVisible();
  await expect(button(page, 'Something has changed')).toHaveCount(0);
  await expectAccessible(page);

  await button(page, 'Take back the last change').click();
  const undo = page.getByRole('dialog', { name: `Take back that ${name} has died?` });
  await undo.getByRole('button', { name: 'Take it back' }).click();
  await expect(undo.getByLabel('What happened')).toHaveAccessibleDescription(
    /Say in a sentence why/,
  );
  await undo.getByLabel('What happened').fill('Recorded for the wrong person.');
  await undo.getByRole('button', { name: 'Take it back' }).click();
  await expect(undo).toHaveCount(0);
  await expect(button(page, 'Something has changed')).toBeVisible();
});

test('a portrait needs a consent, is cropped, and shows its upload progress @desktop', async ({
  page,
  baseURL,
}) => {
  const { id, name, token, origin } = await addResident(baseURL);
  await page.goto(`/resident?id=${id}`);
  await expectPainted(page, name);
  await button(page, `Add a picture of ${name}`).click();
  const dialog = page.getByRole('dialog', { name: `Picture of ${name}` });
  await expect(dialog.getByRole('link', { name: 'Record the consent' })).toHaveAttribute(
    'href',
    `/resident-consents?id=${id}`,
  );
  await expectAccessible(page);
  const yes = {
    resident_id: id,
    purpose: 'photo_record',
    decision: 'yes',
    basis: 'own_consent',
    decided_by: name,
  };
  await ask(origin, 'consents/record', yes, token);

  await page.reload();
  await button(page, `Add a picture of ${name}`).click();
  const chosen = page.waitForEvent('filechooser');
  await dialog.getByLabel('Choose a picture').click();
  await (await chosen).setFiles('packages/web/public/icons/icon-512.png');
  const frame = dialog.getByRole('button', { name: /until the face is in the circle/ });
  await frame.focus();
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByLabel('Zoom')).toHaveValue('1.25');
  await expectAccessible(page);

  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/v2/media/upload', async (route) => {
    await released;
    await route.continue();
  });
  await button(page, 'Use this picture').click();
  await expect(dialog.getByRole('progressbar', { name: 'Sending the picture' })).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(page.getByText('The picture has been saved')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(main(page).locator('img').first()).toBeVisible();

  await button(page, `Change the picture of ${name}`).click();
  await button(page, 'Remove the picture').click();
  const question = page.getByRole('alertdialog', { name: 'Remove the picture?' });
  await question.getByRole('button', { name: 'Remove the picture' }).click();
  await expect(page.getByText('The picture has been removed')).toBeVisible();
  await expect(button(page, `Add a picture of ${name}`)).toBeVisible();
});
