import type { Register, signInCalls } from '@relish/shared/accounts/sign-in/contract.ts';
import { addDays, dayIn } from '@relish/shared/days.ts';
import type { z } from 'zod';

import { tooMany } from '../../../core/app-error.ts';
import type { Staged } from '../../../core/handler.ts';
import {
  countAgainst,
  forgive,
  isWithin,
  nameDevice,
  resetAccountLimit,
  signInLimits,
} from '../../../core/limits.ts';
import { refuseWeakPassword } from '../../../core/password-strength.ts';
import type { Db } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { startSession } from '../account/public.ts';
import { insertAudit } from '../audit/public.ts';
import { findOwnHome, insertCarehome, insertOrganisation } from '../organisations/public.ts';
import { findPendingByEmail, insertUser, joinCarehome, lockAddress } from '../people/public.ts';
import { mailConfirmEmail } from './job-kinds.ts';

type Context = Parameters<Staged<(typeof signInCalls)['register']>['staged']>[0];
type Person = Omit<z.output<typeof Register>, 'organisation' | 'invitation_code'>;
type Founder = Person & { organisation: NonNullable<z.output<typeof Register>['organisation']> };

const TRIES = 3;

/**
 * Creates a pending account in a new organisation. Never checks who owns the address, so neither
 * the answer nor its timing reveals an account; only the mail to its owner does.
 */
export async function foundOrganisation(context: Context, input: Founder) {
  const { system, passwords, operator, now, address } = context;
  await refuseWeakPassword('password', input.password, [
    input.first_name,
    input.last_name,
    input.email,
    input.organisation.name,
  ]);
  const { here, anywhere } = signInLimits(input.email, address);
  await system((db) => countAgainst(db, [here, anywhere], now));
  for (let tried = 0; tried < TRIES; tried += 1) {
    const earlier = await system((db) => findPendingByEmail(db, input.email));
    // Always compared, so that timing reveals nothing.
    const isSame = await passwords.matches(input.password, earlier?.password_hash, address);
    const hash = await passwords.hash(input.password, address);
    const session = await system(async (db) => {
      await lockAddress(db, input.email);
      if ((await findPendingByEmail(db, input.email))?.id !== earlier?.id) return undefined;
      if (isSame || !earlier) await forgive(db, [here, anywhere]);
      const again =
        isSame && earlier && (await findOwnHome(db, earlier.id, input.organisation.name));
      const token = again
        ? (await startSession(db, earlier.id, now, again.id))?.token
        : await insertFounder(db, input, hash, { operator, now, address });
      return token === undefined ? undefined : { token, device: nameDevice(input.device) };
    });
    if (session) return session;
  }
  // The same address was registered several times concurrently.
  throw tooMany('Please try again.', 1);
}

async function insertFounder(
  db: Db,
  { email, first_name, last_name, organisation }: Founder,
  password_hash: string,
  { operator, now, address }: Pick<Context, 'operator' | 'now' | 'address'>,
) {
  const { kind, name, region, time_zone } = organisation;
  const role = kind === 'family' ? ('family_lead' as const) : ('home_manager' as const);
  const userId = await insertUser(db, {
    email,
    first_name,
    last_name,
    password_hash,
    is_pending: true,
  });
  const first_day = dayIn(time_zone, now);
  const organisation_id = await insertOrganisation(db, {
    kind,
    name,
    ...(kind === 'care_home' && startTrial(operator, first_day)),
  });
  const carehomeId = await insertCarehome(db, {
    organisation_id,
    name,
    region,
    time_zone,
    first_day,
  });
  await joinCarehome(db, carehomeId, { user_id: userId, role, started_at: now });
  if (await isWithin(db, resetAccountLimit(email), now))
    await enqueue(db, mailConfirmEmail, { user_id: userId }, now);
  await insertAudit(
    db,
    { now, address, carehomeId, user: { id: userId, role } },
    { action: 'organisation.register', entity: 'carehome', entity_id: carehomeId },
  );
  return (await startSession(db, userId, now, carehomeId))?.token;
}

const startTrial = ({ trial: { days, package_title } }: Context['operator'], firstDay: string) =>
  days > 0 && { package_title, trial_ends_on: addDays(firstDay, days) };
