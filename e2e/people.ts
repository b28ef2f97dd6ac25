import { expect, type Page } from '@playwright/test';

export const PASSWORD = 'relish-demo-1';

export const MANAGER = 'package-e@relish.test';
export const CARER = 'carer@relish.test';
export const RELATIVE = 'relative@relish.test';
export const FAMILY = 'family@relish.test';
export const MANY_HOMES = 'many-homes@relish.test';

/** Straight to the API: signing in by hand is a story of its own. */
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

/** One session per account and run. A story that signs out signs in by itself. */
export function tokenOf(origin: string, email: string): Promise<string> {
  const known = tokens.get(email);
  if (known) return known;
  const asked = ask<{ token: string }>(origin, 'login', { email, password: PASSWORD }).then(
    ({ token }) => token,
  );
  tokens.set(email, asked);
  return asked;
}

interface Newcomer {
  email: string;
  token: string;
}

let newcomers = 0;

/** An address that nobody had before, in any run of any width. */
export function newAddress(): string {
  newcomers += 1;
  return `journey-${process.pid}-${Date.now()}-${newcomers}@relish.test`;
}

/** A manager of a home of their own, for stories that change what others would see. */
export async function registerHome(origin: string): Promise<Newcomer> {
  const email = newAddress();
  const { token } = await ask<{ token: string }>(origin, 'register', {
    email,
    password: PASSWORD,
    first_name: 'Nora',
    last_name: 'Field',
    is_adult: true,
    organisation: { kind: 'care_home', name: 'Field House', region: 'wales' },
  });
  return { email, token };
}

/** From the next page on, this person is signed in; a reload leaves it to the app. */
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
