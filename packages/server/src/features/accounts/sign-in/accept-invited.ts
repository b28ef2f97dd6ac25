import type { Register, signInCalls } from '@relish/shared/accounts/sign-in/contract.ts';
import type { z } from 'zod';

import { invalid } from '../../../core/app-error.ts';
import type { Staged } from '../../../core/handler.ts';
import {
  countAgainst,
  forgive,
  nameDevice,
  registerLimit,
  rememberDevice,
  signInLimits,
} from '../../../core/limits.ts';
import { refuseWeakPassword } from '../../../core/password-strength.ts';
import { touchHome } from '../../../db/announce.ts';
import type { Db } from '../../../db/database.ts';
import { startSession } from '../account/public.ts';
import { insertAudit } from '../audit/public.ts';
import { openLinks, acceptInvitation, findInvitationByCode } from '../invitations/public.ts';
import {
  roleIn,
  claimAddress,
  emailIsTaken,
  findPendingByEmail,
  findUserByEmail,
  insertUser,
  joinCarehome,
  setName,
  stillHas,
} from '../people/public.ts';

type Context = Parameters<Staged<(typeof signInCalls)['register']>['staged']>[0];
type Guest = Omit<z.output<typeof Register>, 'organisation' | 'invitation_code'> & {
  invitation_code: string;
};
type Invited = NonNullable<Awaited<ReturnType<typeof findInvitationByCode>>>;

const spent = () =>
  invalid({
    invitation_code: ['This invitation is not valid any more. Please ask the home for a new one.'],
  });

const wrongPassword = () =>
  invalid({
    password: [
      'You have an account with this email address. Enter its password, or choose a new one first.',
    ],
  });

/** Joins with a new account or the one that owns the address, under the name entered now. */
export async function acceptInvited(context: Context, input: Guest) {
  const { system, passwords, now, address } = context;
  const invited = await system((db) => findInvitation(db, input, now));
  const owner = await system((db) => findUserByEmail(db, input.email));
  if (owner) await provePassword(context, input, owner.password_hash);
  const existing = owner ?? (await findOwnPending(context, input));
  if (!existing)
    await refuseWeakPassword('password', input.password, [
      input.first_name,
      input.last_name,
      input.email,
      invited.carehome_name,
    ]);
  const hash = existing ? undefined : await passwords.hash(input.password, address);

  return system(async (db) => {
    if (existing && !(await stillHas(db, existing.id, existing.password_hash)))
      throw wrongPassword();
    const userId = existing?.id ?? (await createUser(db, input, hash ?? ''));
    if (!(await claimAddress(db, userId, now))) throw wrongPassword();
    // The name of an account registered by someone else may be made up.
    if (existing) await setName(db, userId, input);
    await accept(db, invited, userId, now);
    const { carehome_id: carehomeId, role } = invited;
    await joinCarehome(db, carehomeId, {
      user_id: userId,
      role,
      started_at: now,
      job_title: invited.job_title ?? null,
      ends_at: invited.access_ends_at ?? null,
    });
    // Accepting an invitation does not count towards the registration limit.
    await forgive(db, [registerLimit(address)]);
    const session = await startSession(db, userId, now, carehomeId);
    if (!session) throw spent();
    const actor = { now, address, carehomeId, user: { id: userId, role } };
    const home = { entity: 'carehome', entity_id: carehomeId };
    await insertAudit(db, actor, { ...home, action: 'invitation.accept' });
    touchHome(db, carehomeId, 'invitations', 'staff', 'relatives');
    if (existing && isRenamed(existing, input))
      await insertAudit(db, actor, { action: 'user.rename', entity: 'user', entity_id: userId });
    const device = nameDevice(input.device);
    await rememberDevice(db, input.email, device, now);
    return { token: session.token, device };
  });
}

type Name = Pick<Guest, 'first_name' | 'last_name'>;
const isRenamed = (before: Name, after: Name) =>
  before.first_name !== after.first_name || before.last_name !== after.last_name;

async function findInvitation(db: Db, input: Guest, now: Date): Promise<Invited> {
  const invitation = await findInvitationByCode(db, input.invitation_code, now);
  if (!invitation) throw spent();
  if (invitation.email !== input.email)
    throw invalid({ email: ['This invitation was sent to another email address.'] });
  return invitation;
}

/** Existing users join another home with their current password. */
async function provePassword(
  { system, passwords, now, address }: Context,
  input: Guest,
  stored: string,
) {
  const { here, anywhere } = signInLimits(input.email, address);
  await system((db) => countAgainst(db, [here, anywhere], now));
  if (!(await passwords.matches(input.password, stored, address))) throw wrongPassword();
  await system((db) => forgive(db, [here, anywhere]));
}

/** The code proves the address and the password proves the pending account. */
async function findOwnPending({ system, passwords, now, address }: Context, input: Guest) {
  const pending = await system((db) => findPendingByEmail(db, input.email));
  if (!pending) return undefined;
  const { here, anywhere } = signInLimits(input.email, address);
  await system((db) => countAgainst(db, [here, anywhere], now));
  if (!(await passwords.matches(input.password, pending.password_hash, address))) return undefined;
  await system((db) => forgive(db, [here, anywhere]));
  return pending;
}

async function createUser(db: Db, input: Guest, passwordHash: string): Promise<string> {
  if (await emailIsTaken(db, input.email))
    throw invalid({
      email: ['This email address cannot be used. Please ask the home or contact us.'],
    });
  const { email, first_name, last_name } = input;
  return insertUser(db, { email, first_name, last_name, password_hash: passwordHash });
}

async function accept(db: Db, invited: Invited, userId: string, now: Date) {
  const { relative_link_id } = invited;
  // A relative's code would replace a staff role.
  if (invited.role === 'relative') {
    const member = await roleIn(db, invited.carehome_id, { userId });
    if (member && member.role !== 'relative') throw spent();
  }
  if (
    relative_link_id !== null &&
    !(await openLinks(db, { ...invited, relative_link_id }, { userId, now }))
  )
    throw spent();
  if (!(await acceptInvitation(db, invited.id, now))) throw spent();
}
