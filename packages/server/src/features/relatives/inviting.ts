import { CONTACT_ONLY, LINKS_PER_RESIDENT } from '@relish/shared/relatives/choices.ts';
import type { relativeCalls } from '@relish/shared/relatives/contract.ts';

import { forbidden, invalid, notFound } from '../../core/app-error.ts';
import type { Handlers, SignedIn } from '../../core/handler.ts';
import { countAgainst, inviteLimits } from '../../core/limits.ts';
import type { Db } from '../../db/database.ts';
import { enqueue } from '../../jobs/queue.ts';
import { insertAudit } from '../audit/queries.ts';
import { roleIn } from '../family-access/queries.ts';
import { insertInvitation } from '../invitations/queries.ts';
import { seenAuthority } from './authority.ts';
import {
  clearMainContact,
  countStanding,
  findLink,
  findLinkOfPair,
  findSamePerson,
  insertLink,
  insertRelative,
  findResidentName,
  lockResidentOf,
  setUser,
  updateLink,
} from './queries.ts';

export type Context = SignedIn & { db: Db };
type Stages = SignedIn & { system: <T>(work: (db: Db) => Promise<T>) => Promise<T> };
type InvitingCalls = Pick<
  typeof relativeCalls,
  'relatives/invite' | 'relatives/add-contact' | 'relatives/resend'
>;

export const invitingHandlers: Handlers<InvitingCalls> = {
  'relatives/invite': {
    staged: async (context, { first_name, last_name, email, phone, resident_id, ...link }) => {
      const { carehomeId, now } = context;
      await context.transaction(async (db) => {
        if (!(await findResidentName(db, carehomeId, resident_id))) throw notFound();
      });
      await mayMail(context, email);
      return context.system(async (db) => {
        const member = await roleIn(db, carehomeId, { email });
        if (member && member.role !== 'relative')
          throw invalid({
            email: ['This person works in this home. Add them as a contact instead.'],
          });
        const person = { first_name, last_name, email, phone };
        const { id, userId } = await addLink({ ...context, db }, resident_id, {
          person,
          link: { ...link, status: member ? 'active' : 'invited' },
          userId: member?.user_id ?? null,
        });
        await audited({ ...context, db }, 'relative.invite', id);
        // Who signs in here already needs no code, only to hear that there is somebody new.
        if (userId !== null)
          await enqueue(
            db,
            'mail-relative-linked',
            { user_id: userId, carehome_id: carehomeId },
            now,
          );
        else await mailCode({ ...context, db }, id, email);
        return { id, status: member ? ('active' as const) : ('invited' as const) };
      });
    },
  },

  'relatives/add-contact': {
    staged: async (context, { first_name, last_name, email, phone, resident_id, ...link }) =>
      context.system(async (db) => {
        const { id } = await addLink({ ...context, db }, resident_id, {
          person: { first_name, last_name, email, phone },
          link: { ...link, access_level: CONTACT_ONLY, status: 'active', authority_seen_on: null },
          userId: null,
        });
        await audited({ ...context, db }, 'relative.add-contact', id);
        return { id };
      }),
  },

  'relatives/resend': {
    staged: async (context, { id }) => {
      const link = await context.system((db) => findLink(db, context.carehomeId, id));
      if (!link) throw notFound();
      if (link.status !== 'invited' || link.email === null)
        throw invalid({ id: ['There is no invitation to send again.'] });
      const { email } = link;
      await mayMail(context, email);
      await context.system(async (db) => {
        const still = await findLink(db, context.carehomeId, id);
        if (still?.status !== 'invited' || still.email !== email)
          throw invalid({ id: ['There is no invitation to send again.'] });
        await mailCode({ ...context, db }, id, email);
        await audited({ ...context, db }, 'relative.resend', id);
      });
      return {};
    },
  },
};

/** Mail to strangers leaves only from confirmed people, and within limits. */
export async function mayMail({ user, carehomeId, now, system }: Stages, email: string) {
  if (!user.email_confirmed)
    throw forbidden(
      'Please confirm your own e-mail address first: open the link that we mailed you.',
    );
  await system((db) => countAgainst(db, inviteLimits(carehomeId, email), now));
}

export async function mailCode(
  { db, carehomeId, user, now }: Context,
  linkId: string,
  email: string,
) {
  const id = await insertInvitation(
    db,
    carehomeId,
    { email, role: 'relative', relative_link_id: linkId },
    { invitedBy: user.id, now },
  );
  await enqueue(db, 'mail-invitation', { invitation_id: id }, now);
}

interface NewLink {
  person: {
    first_name: string;
    last_name: string;
    email: string | null;
    phone: string | null;
  };
  link: {
    relationship: string;
    authority: string;
    authority_seen_on: string | null;
    access_level: number;
    is_main_contact: boolean;
    emergency_order: number | null;
    notes: string | null;
    agreed: 'resident_agrees' | 'best_interests';
    status: 'invited' | 'active';
  };
  userId: string | null;
}

async function addLink(context: Context, residentId: string, { person, link, userId }: NewLink) {
  const { db, carehomeId, user, now } = context;
  if (!(await lockResidentOf(db, carehomeId, residentId))) throw notFound();
  const known = await findSamePerson(db, carehomeId, { email: person.email, userId });
  const before = known && (await findLinkOfPair(db, carehomeId, known.id, residentId));
  if (before?.status === 'blocked')
    throw invalid({ email: ['Access of this person is blocked. A manager can change that.'] });
  if (before && before.status !== 'ended')
    throw invalid({ email: ['This person is on the list already.'] });
  if ((await countStanding(db, carehomeId, residentId)) >= LINKS_PER_RESIDENT)
    throw invalid({
      first_name: [`One person can have ${LINKS_PER_RESIDENT} relatives. End a link first.`],
    });
  const relativeId =
    known?.id ??
    (await insertRelative(db, {
      ...person,
      carehome_id: carehomeId,
      user_id: userId,
      created_at: now,
    }));
  if (known?.user_id === null && userId !== null) await setUser(db, carehomeId, known.id, userId);
  if (link.is_main_contact) await clearMainContact(db, carehomeId, residentId);
  const values = {
    ...link,
    ...seenAuthority(context, link),
    invited_by: user.id,
    created_at: now,
    accepted_at: userId === null ? null : now,
    ended_at: null,
    ended_reason: null,
  };
  const id = before
    ? (await updateLink(db, carehomeId, before.id, values)).id
    : await insertLink(db, {
        ...values,
        carehome_id: carehomeId,
        relative_id: relativeId,
        resident_id: residentId,
      });
  return { id, userId };
}

export const audited = (context: Context, action: string, id: string) =>
  insertAudit(context.db, context, { action, entity: 'relative_link', entity_id: id });
