import { CONTACT_ONLY, LINKS_PER_RESIDENT } from '@relish/shared/residents/relatives/choices.ts';
import type { relativeCalls } from '@relish/shared/residents/relatives/contract.ts';

import { forbidden, invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome, SignedIn } from '../../../core/handler.ts';
import { countAgainst, inviteLimits } from '../../../core/limits.ts';
import type { Db } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { insertInvitation, mailInvitation } from '../../accounts/invitations/public.ts';
import { roleIn } from '../../accounts/people/public.ts';
import { seenAuthority } from './authority.ts';
import { mailRelativeLinked } from './job-kinds.ts';
import {
  clearMainContact,
  countStanding,
  findLink,
  findLinkOfPair,
  findSamePerson,
  insertLink,
  insertRelative,
  findResidentName,
  lockResident,
  setUser,
  updateLink,
} from './queries.ts';

export type Stages = SignedIn & { system: <T>(work: (db: Db) => Promise<T>) => Promise<T> };
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
      const invite = context.creating(async (db) => {
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
        // Existing users need no code, only a notice of the new link.
        if (userId !== null)
          await enqueue(db, mailRelativeLinked, { user_id: userId, carehome_id: carehomeId }, now);
        else await mailCode({ ...context, db }, id, email);
        return { id, status: member ? ('active' as const) : ('invited' as const) };
      });
      return context.system(invite);
    },
  },

  'relatives/add-contact': {
    staged: async (context, { first_name, last_name, email, phone, resident_id, ...link }) => {
      const add = context.creating(async (db) => {
        const { id } = await addLink({ ...context, db }, resident_id, {
          person: { first_name, last_name, email, phone },
          link: { ...link, access_level: CONTACT_ONLY, status: 'active', authority_seen_on: null },
          userId: null,
        });
        await audited({ ...context, db }, 'relative.add-contact', id);
        return { id };
      });
      return context.system(add);
    },
  },

  'relatives/resend': {
    staged: async (context, { id }) => {
      const link = await context.system((db) => findLink(db, context.carehomeId, id));
      if (!link) throw notFound();
      if (link.status !== 'invited' || link.email === null)
        throw invalid({ id: ['There is no invitation to send again.'] });
      const { email } = link;
      await mayMail(context, email);
      const resend = context.creating(async (db) => {
        const still = await findLink(db, context.carehomeId, id);
        if (still?.status !== 'invited' || still.email !== email)
          throw invalid({ id: ['There is no invitation to send again.'] });
        await mailCode({ ...context, db }, id, email);
        await audited({ ...context, db }, 'relative.resend', id);
        return {};
      });
      return context.system(resend);
    },
  },
};

/** Only confirmed users may mail strangers, within limits. */
export async function mayMail({ user, carehomeId, now, system }: Stages, email: string) {
  if (!user.email_confirmed)
    throw forbidden(
      'Please confirm your own e-mail address first: open the link that we mailed you.',
    );
  await system((db) => countAgainst(db, inviteLimits(carehomeId, email), now));
}

export async function mailCode(
  { db, carehomeId, user, now }: InHome,
  linkId: string,
  email: string,
) {
  const id = await insertInvitation(
    db,
    carehomeId,
    { email, role: 'relative', relative_link_id: linkId },
    { invitedBy: user.id, now },
  );
  await enqueue(db, mailInvitation, { invitation_id: id }, now);
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

async function addLink(context: InHome, residentId: string, { person, link, userId }: NewLink) {
  const { db, carehomeId, user, now } = context;
  if (!(await lockResident(db, carehomeId, residentId))) throw notFound();
  const existing = await findSamePerson(db, carehomeId, { email: person.email, userId });
  const before = existing && (await findLinkOfPair(db, carehomeId, existing.id, residentId));
  if (before?.status === 'blocked')
    throw invalid({ email: ['Access of this person is blocked. A manager can change that.'] });
  if (before && before.status !== 'ended')
    throw invalid({ email: ['This person is on the list already.'] });
  if ((await countStanding(db, carehomeId, residentId)) >= LINKS_PER_RESIDENT)
    throw invalid({
      first_name: [`One person can have ${LINKS_PER_RESIDENT} relatives. End a link first.`],
    });
  const relativeId =
    existing?.id ??
    (await insertRelative(db, {
      ...person,
      carehome_id: carehomeId,
      user_id: userId,
      created_at: now,
    }));
  if (existing?.user_id === null && userId !== null)
    await setUser(db, carehomeId, existing.id, userId);
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

export const audited = (context: InHome, action: string, id: string) =>
  insertAudit(context.db, context, { action, entity: 'relative_link', entity_id: id });
