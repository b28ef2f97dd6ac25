import type { Input } from '@relish/shared/calls.ts';
import { type Answers, DOMAINS, type Level } from '@relish/shared/residents/pal/levels.ts';

import { makeResident } from '../features/residents/residents/make.ts';
import type { TestApp, TestUser } from './test-app.ts';

const LETTERS: Record<string, Level> = {
  P: 'planned',
  E: 'exploratory',
  S: 'sensory',
  R: 'reflex',
};
/** Nine letters of P, E, S and R as PAL answers. */
export const sheet = (letters: string) =>
  Object.fromEntries(
    DOMAINS.map((domain, index) => [domain, LETTERS[letters.charAt(index)]]),
  ) as Answers;

export const TODAY = '2026-11-15';
const LAST_TWO_WEEKS = { observed_from: '2026-11-02', observed_to: TODAY };

/** A home with a resident who has ability checks. */
export async function palHome(
  t: TestApp,
  values: Parameters<typeof makeResident>[2] | object = {},
) {
  const manager = await t.signIn();
  const resident_id = await t.database.system((db) =>
    makeResident(db, manager.carehomeId, { createdBy: manager.id, now: t.now(), ...values }),
  );
  const check = (letters: string, more: Partial<Input<'pal/finish'>> = {}, by = manager) =>
    t.call(
      'pal/finish',
      { resident_id, ...LAST_TWO_WEEKS, answers: sheet(letters), based_on: null, ...more },
      by,
    );
  const get = async (by: TestUser = manager) => (await t.call('pal/get', { resident_id }, by)).body;
  const colleague = (role: 'nurse' | 'carer') => t.signIn({ role, carehomeId: manager.carehomeId });
  return { manager, resident_id, check, get, colleague };
}
