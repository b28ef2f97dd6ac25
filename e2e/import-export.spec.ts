import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { expect, type Page } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { ask, MANAGER, signInByApi } from './people.ts';
import { test } from './watched-page.ts';

const HEADER = 'First name,Surname,DOB,Came to us,Room,Hobby';

/** Unique across screen widths and runs. */
const own = () => `Q${randomUUID().slice(0, 8)}`;

/** Three residents; the second has an impossible date of birth. */
function makeList() {
  const names = [own(), own(), own()] as const;
  const rows = [
    `Zoë,${names[0]},02/04/1938,01/03/2025,${own()},Chess`,
    `Wilfred,${names[1]},31/02/1940,12/06/2025,${own()},`,
    `Ann,${names[2]},9 May 1935,2025-08-20,${own()},Choir`,
  ];
  return { names, csv: [HEADER, ...rows].join('\r\n') };
}

const choose = (page: Page, name: string, csv: string) =>
  page
    .getByLabel('File of residents')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(csv) });

async function saved(page: Page, button: string) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await download;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

test.describe('a list of residents', () => {
  // A home in which no other test counts residents.
  test.use({ signedInAs: 'package-b@relish.test' });

  test('is imported by a manager, with problems listed by row before all are added @desktop', async ({
    page,
  }) => {
    const { names, csv } = makeList();
    await page.goto('/import-residents');
    await expectPainted(page, 'Import residents');
    await expectAccessible(page);
    const template = await saved(page, 'Download the template');
    expect(template.name).toBe('residents-template.csv');
    expect(template.content.toString()).toContain('First name,Last name');

    await choose(page, 'people.csv', csv);
    await expect(page.getByText('Say where to find: Moved in on.')).toBeVisible();
    await page.getByRole('button', { name: 'Check the file' }).click();
    const movedIn = page.getByLabel('Moved in on');
    await expect(movedIn).toBeFocused();
    await movedIn.selectOption('Came to us');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByText('1 row has to be put right first')).toBeVisible();
    const wilfred = page
      .getByRole('main')
      .getByRole('row')
      .or(page.getByRole('listitem'))
      .filter({ hasText: `Wilfred ${names[1]}` });
    await expect(wilfred).toContainText('Date of birth');
    await expect(page.getByRole('button', { name: /^Add / })).toHaveCount(0);
    await expectAccessible(page);

    await choose(page, 'put-right.csv', csv.replace('31/02', '28/02'));
    await expect(page.getByText('put-right.csv')).toBeVisible();
    await page.getByRole('button', { name: 'Check the file' }).click();
    await page.getByRole('button', { name: 'Add 3 residents' }).click();
    await expect(page.getByRole('heading', { name: '3 residents have been added' })).toBeVisible();
    await expectAccessible(page);

    const list = await saved(page, 'Download the list');
    expect(list.content.toString()).toContain(`Zoë,${names[0]}`);
    await page.getByRole('link', { name: 'To the residents' }).click();
    await expectPainted(page, 'Residents');
    await expect(page.getByRole('main')).toContainText(names[1]);
  });
});

test.describe('the record of a resident', () => {
  test.use({ signedInAs: MANAGER });

  test('is downloaded without a person’s name in the file name @desktop', async ({
    page,
    baseURL,
  }) => {
    const origin = baseURL ?? '';
    const token = await signInByApi(origin, MANAGER);
    const [resident] = await ask<{ id: string; last_name: string }[]>(
      origin,
      'residents/list',
      {},
      token,
    );
    const id = resident?.id ?? '';
    await page.goto(`/resident-record?id=${id}`);
    await expectPainted(page, 'Copy of a person’s record');
    await expect(page.getByText(`${resident?.last_name}.`)).toBeVisible();
    await expectAccessible(page);

    await expect(page.getByRole('button', { name: /^Download/ })).toHaveCount(0);
    await page.getByLabel('Who is asking?').selectOption({ label: 'The person themselves' });
    await page.getByLabel('Who checked it?').fill('Dr Shah');
    await page.getByRole('radio', { name: 'Health professional' }).check();
    await page.getByRole('radio', { name: 'Nothing is withheld' }).check();
    await page.getByRole('button', { name: 'Save the check' }).click();

    const paper = await saved(page, 'Download as a document (PDF)');
    expect(paper.name).toBe(`record-${id.slice(0, 8)}.pdf`);
    expect(paper.content.subarray(0, 5).toString()).toBe('%PDF-');

    await page.getByRole('switch', { name: 'Name relatives' }).check();
    await expect(page.getByText('The copy will hold the names of other people.')).toBeVisible();
    const data = await saved(page, 'Download as data (JSON)');
    expect(data.name).toBe(`record-${id.slice(0, 8)}.json`);
    expect(JSON.parse(data.content.toString()).parts.length).toBeGreaterThan(0);
    await expectAccessible(page);
  });
});
