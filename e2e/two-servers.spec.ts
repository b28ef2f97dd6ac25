import { expect, type Page } from '@playwright/test';

import { expectPainted } from './expect-page.ts';
import { mailedLink } from './mailbox.ts';
import { ask, enterAs, newAddress, NEWCOMER_PASSWORD, registerHome, signIn } from './people.ts';
import { runAdmin, startSecondServer } from './second-server.ts';
import { test } from './watched-page.ts';

test.use({ live: true });

interface Told {
  number: number;
  body: string;
}

/** A home of its own, because its package changes. */
async function makeHome(origin: string) {
  const { email, token: manager } = await registerHome(origin);
  const confirmation = (await mailedLink(email, 'confirm-email')).split('#')[1];
  await ask(origin, 'user/confirm-email', { token: confirmation });
  const { carehome } = await ask<{ carehome: { organisation: { id: string } } }>(
    origin,
    'me',
    {},
    manager,
  );
  const setPackage = (letter: string) =>
    runAdmin('set-package', '--organisation', carehome.organisation.id, '--package', letter);
  await setPackage('B');
  const { id: residentId } = await ask<{ id: string }>(
    origin,
    'residents/add',
    {
      first_name: 'Ottilie',
      last_name: 'Fairweather',
      preferred_name: 'Ottilie',
      date_of_birth: '1937-05-03',
      move_in_date: '2026-11-01',
    },
    manager,
  );
  const consent = { decision: 'yes', basis: 'own_consent', purpose: 'chat_family' };
  await ask(origin, 'consents/record', { resident_id: residentId, ...consent }, manager);
  return { manager, residentId, setPackage };
}

/** Accepts the invitation that was mailed to this address. */
async function join(origin: string, email: string, first_name: string): Promise<string> {
  const link = await mailedLink(email, 'register');
  const person = { first_name, last_name: 'Fairweather', email, password: NEWCOMER_PASSWORD };
  const { token } = await ask<{ token: string }>(origin, 'register', {
    ...person,
    is_adult: true,
    invitation_code: link.split('#')[1],
  });
  return token;
}

const messagesIn = (page: Page) => page.getByRole('region', { name: 'Messages' });

async function write(page: Page, text: string) {
  await page.getByRole('textbox', { name: /^Write to/ }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(messagesIn(page).getByText(text)).toBeVisible();
}

/** In this order, each once, with nothing still to send. */
async function expectTold(page: Page, texts: readonly string[]) {
  const items = messagesIn(page).getByRole('listitem');
  await expect(items.filter({ hasText: texts.at(-1) ?? '' })).toBeVisible();
  await expect(messagesIn(page).getByText(/Sending|Waiting for a connection/)).toHaveCount(0);
  const seen = (await items.allTextContents()).flatMap(
    (content) => texts.find((text) => content.includes(text)) ?? [],
  );
  expect(seen).toEqual(texts);
}

test('a conversation through two servers survives a lost network, a crash, a block and a smaller package @desktop', async ({
  page: desktop,
  browser,
  baseURL: first = '',
  expectComplaints,
}) => {
  expectComplaints(/net::ERR_/, /status of 40[134]/);
  const second = await startSecondServer(first);
  const { manager, residentId, setPackage } = await makeHome(first);
  const [carerEmail, relativeEmail] = [newAddress(), newAddress()];
  await ask(first, 'invitations/add', { email: carerEmail, role: 'carer' }, manager);
  await ask(
    first,
    'relatives/invite',
    {
      resident_id: residentId,
      first_name: 'Ada',
      last_name: 'Fairweather',
      email: relativeEmail,
      relationship: 'child',
      access_level: 3,
      agreed: 'resident_agrees',
    },
    manager,
  );
  const carer = await join(first, carerEmail, 'Bert');
  const relative = await join(first, relativeEmail, 'Ada');
  const { threads } = await ask<{ threads: { id: string }[] }>(first, 'threads/list', {}, relative);
  const threadId = threads[0]?.id ?? '';
  const device = await browser.newContext({
    baseURL: second.origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'block',
    storageState: {
      cookies: [],
      origins: [
        {
          origin: second.origin,
          localStorage: [{ name: 'relish.intro-seen', value: 'true' }],
        },
      ],
    },
  });
  const phone = await device.newPage();
  await enterAs(phone, relative);
  await enterAs(desktop, carer);
  await Promise.all([
    phone.goto(`/chat-thread?id=${threadId}`),
    desktop.goto(`/chat-thread?id=${threadId}`),
  ]);

  const told: string[] = [];
  const say = async (page: Page, text: string) => {
    await write(page, text);
    told.push(text);
  };
  await say(phone, 'How was the night?');
  await expect(messagesIn(desktop).getByText('How was the night?')).toBeVisible();
  await say(desktop, 'She slept until eight.');
  await expectTold(phone, told);

  // The phone loses its network while both write.
  await device.setOffline(true);
  await phone.getByRole('button', { name: 'Carry on reading' }).click();
  await say(desktop, 'Porridge for breakfast.');
  await say(phone, 'Written in the tunnel.');
  await expect(messagesIn(phone).getByText('Waiting for a connection')).toBeVisible();
  await device.setOffline(false);
  await expectTold(desktop, told);
  await expectTold(phone, told);

  // The process behind the phone crashes while both write, and another takes its place.
  await Promise.all([second.crash(), write(phone, 'Did the crash lose this?')]);
  told.push('Did the crash lose this?');
  await expect(messagesIn(desktop).getByText('Did the crash lose this?')).toBeVisible();
  await say(desktop, 'No, we have it.');
  await second.restart();
  await expectTold(phone, told);
  await say(phone, 'Wonderful, thank you.');
  await expectTold(desktop, told);

  // A blocked relative reads nothing more, neither on the open page nor afterwards.
  const { relatives } = await ask<{ relatives: { id: string }[] }>(
    first,
    'relatives/list',
    { resident_id: residentId },
    manager,
  );
  await ask(first, 'relatives/block', { id: relatives[0]?.id, reason: 'A test' }, manager);
  await expectPainted(phone, 'Sign in');
  await expect(phone.getByText('How was the night?')).toHaveCount(0);
  await signIn(phone, relativeEmail, NEWCOMER_PASSWORD);
  await expect(phone.getByText(/^Your account is not connected to a care home/)).toBeVisible();
  await device.close();

  // A package without chat closes the conversation on the open page, and a larger one opens it again.
  await setPackage('A');
  await expect(messagesIn(desktop)).toHaveCount(0);
  await expect(desktop.getByText('Chat is part of a larger package')).toBeVisible();
  await setPackage('B');
  await expectTold(desktop, told);

  const { messages } = await ask<{ messages: Told[] }>(
    first,
    'messages/list',
    { thread_id: threadId },
    carer,
  );
  expect(messages.map(({ number, body }) => [number, body])).toEqual(
    told.map((body, index) => [index + 1, body]),
  );
  await second.stop();
});
