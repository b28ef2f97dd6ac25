import type { Register, signInCalls } from '@relish/shared/sign-in/contract.ts';
import type { z } from 'zod';

import { invalid } from '../../core/app-error.ts';
import type { Staged } from '../../core/handler.ts';
import { countAgainst, forgive, registerLimit, signInLimits } from '../../core/limits.ts';
import type { Db } from '../../db/database.ts';
import { enqueue } from '../../jobs/queue.ts';
import { startSession } from '../account/queries.ts';
import { insertAudit } from '../audit/queries.ts';
import { openLinks, roleIn } from '../family-access/queries.ts';
import { acceptInvitation, findInvitationByCode } from '../invitations/queries.ts';
import { insertCarehome, insertOrganisation } from '../organisations/queries.ts';
import {
  confirmEmail,
  emailIsTaken,
  findUserByEmail,
  insertUser,
  joinCarehome,
  stillHas,
} from '../people/queries.ts';

type RegisterInput = z.output<typeof Register>;
type Invited = NonNullable<Awaited<ReturnType<typeof findInvitationByCode>>>;

const spent = () =>
  invalid({
    invitation_code: ['This invitation is not valid any more. Please ask the home for a new one.'],
  });

const wrongPassword = () =>
  invalid({
    password: [
      'You have an account with this e-mail address. Enter its password, or choose a new one first.',
    ],
  });

/** Joins a home by invitation (with a new or an existing account) or founds an organisation on Package A. */
export const register: Staged<(typeof signInCalls)['register']>['staged'] = async (
  context,
  input,
) => {
  const { system, passwords, now, address } = context;
  await system((db) => countAgainst(db, [registerLimit(address)], now));

  const invited = await system((db) => findInvitation(db, input, now));
  const existing = await system((db) => findUserByEmail(db, input.email));
  if (existing && !invited)
    throw invalid({ email: ['There is an account with this e-mail address. Please sign in.'] });
  if (existing) await provePassword(context, input, existing.password_hash);
  const hash = existing ? undefined : await passwords.hash(input.password, address);

  return system(async (db) => {
    if (existing && !(await stillHas(db, existing.id, existing.password_hash)))
      throw wrongPassword();
    const userId = existing?.id ?? (await createUser(db, input, hash ?? ''));
    await (invited
      ? confirmEmail(db, userId, now)
      : enqueue(db, 'mail-confirm-email', { user_id: userId }, now));
    const { carehomeId, role } = invited
      ? await accept(db, invited, userId, now)
      : await found(db, input);
    await joinCarehome(db, carehomeId, {
      user_id: userId,
      role,
      started_at: now,
      job_title: invited?.job_title ?? null,
      ends_at: invited?.access_ends_at ?? null,
    });
    // Joining by invitation is honest work; founding without end is not.
    if (invited) await forgive(db, [registerLimit(address)]);
    const session = await startSession(db, userId, now, carehomeId);
    if (!session) throw spent();
    await insertAudit(
      db,
      { now, address, carehomeId, user: { id: userId, role } },
      {
        action: invited ? 'invitation.accept' : 'organisation.register',
        entity: 'carehome',
        entity_id: carehomeId,
      },
    );
    return { token: session.token };
  });
};

async function findInvitation(
  db: Db,
  input: RegisterInput,
  now: Date,
): Promise<Invited | undefined> {
  if (input.invitation_code === undefined) return undefined;
  const invitation = await findInvitationByCode(db, input.invitation_code, now);
  if (!invitation) throw spent();
  if (invitation.email !== input.email)
    throw invalid({ email: ['This invitation was sent to another e-mail address.'] });
  return invitation;
}

/** Whoever has an account already joins a further home with the password they have. */
async function provePassword(
  { system, passwords, now, address }: Parameters<typeof register>[0],
  input: RegisterInput,
  stored: string,
) {
  const { here, anywhere } = signInLimits(input.email, address);
  await system((db) => countAgainst(db, [here, anywhere], now));
  if (!(await passwords.matches(input.password, stored, address))) throw wrongPassword();
  await system((db) => forgive(db, [here, anywhere]));
}

async function createUser(db: Db, input: RegisterInput, passwordHash: string): Promise<string> {
  if (await emailIsTaken(db, input.email))
    throw invalid({
      email: ['This e-mail address cannot be used. Please ask the home or contact us.'],
    });
  const { email, first_name, last_name } = input;
  return insertUser(db, { email, first_name, last_name, password_hash: passwordHash });
}

async function accept(db: Db, invited: Invited, userId: string, now: Date) {
  const { relative_link_id } = invited;
  // Who works here would lose their work with it: relatives' codes are not for them.
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
  return { carehomeId: invited.carehome_id, role: invited.role };
}

async function found(db: Db, { organisation }: RegisterInput) {
  if (!organisation) throw spent();
  const { kind, name, region, time_zone } = organisation;
  const organisationId = await insertOrganisation(db, { kind, name });
  const carehomeId = await insertCarehome(db, {
    organisation_id: organisationId,
    name,
    region,
    time_zone,
  });
  return {
    carehomeId,
    role: kind === 'family' ? ('family_lead' as const) : ('home_manager' as const),
  };
}
