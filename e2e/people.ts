import { expect, type Page } from '@playwright/test';

export const PASSWORD = 'relish-demo-1';
/** Demo passwords are rejected for new accounts. */
export const NEWCOMER_PASSWORD = 'five brown teapots';

export const MANAGER = 'package-e@relish.test';
export const CARER = 'carer@relish.test';
export const RELATIVE = 'relative@relish.test';
export const FAMILY = 'family@relish.test';
export const MANY_HOMES = 'many-homes@relish.test';

/** Calls the API directly, because signing in through the screen has its own test. */
export async function ask<T>(origin: string, path: string, body: object, token?: string) {
  const response = await fetch(`${origin}/api/v2/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  expect(response.status, path).toBe(200);
  return (await response.json()) as T;
}

const tokens = new Map<string, Promise<string>>();

/** One session per account and run. A test that signs out signs in separately. */
export function signInByApi(origin: string, email: string): Promise<string> {
  const cached = tokens.get(email);
  if (cached) return cached;
  const signingIn = ask<{ token: string }>(origin, 'login', { email, password: PASSWORD }).then(
    ({ token }) => token,
  );
  tokens.set(email, signingIn);
  return signingIn;
}

interface Newcomer {
  email: string;
  token: string;
}

let newcomers = 0;

/** Unique across screen widths and runs. */
export function newAddress(): string {
  newcomers += 1;
  return `journey-${process.pid}-${Date.now()}-${newcomers}@relish.test`;
}

/** Registers a new home with its manager, for tests that change what others would see. */
export async function registerHome(origin: string): Promise<Newcomer> {
  const email = newAddress();
  const { token } = await ask<{ token: string }>(origin, 'register', {
    email,
    password: NEWCOMER_PASSWORD,
    first_name: 'Nora',
    last_name: 'Field',
    is_adult: true,
    organisation: { kind: 'care_home', name: 'Field House', region: 'wales' },
  });
  return { email, token };
}

/** A resident of a new home, who agrees to photos for the family. */
export async function addPhotographedResident(origin: string, token: string): Promise<string> {
  const move_in_date = new Date().toISOString().slice(0, 10);
  const person = { first_name: 'Rose', last_name: 'Field', date_of_birth: '1938-04-02' };
  const { id } = await ask<{ id: string }>(
    origin,
    'residents/add',
    { ...person, move_in_date },
    token,
  );
  for (const purpose of ['photo_life_story', 'photo_own_family']) {
    const consent = { resident_id: id, purpose, decision: 'yes', basis: 'own_consent' };
    await ask(origin, 'consents/record', consent, token);
  }
  return id;
}

/** Signs this user in from the next page load; later reloads are left to the app. */
export const enterAs = (page: Page, token: string) =>
  page.addInitScript((value) => {
    if (sessionStorage.getItem('entered')) return;
    sessionStorage.setItem('entered', 'true');
    localStorage.setItem('relish.token', value);
  }, token);

export async function signIn(page: Page, email: string, password = PASSWORD) {
  await page.goto('/login');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
