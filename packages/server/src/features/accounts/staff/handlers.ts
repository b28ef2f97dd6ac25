import { rolesInvitableBy } from '@relish/shared/accounts/invitations/invitable-roles.ts';
import type { staffCalls } from '@relish/shared/accounts/staff/contract.ts';
import { addDays, dayIn, startOfDayIn } from '@relish/shared/days.ts';
import { can, isManagerRole } from '@relish/shared/permissions.ts';
import type { Role } from '@relish/shared/roles.ts';

import { forbidden, invalid, notFound } from '../../../core/app-error.ts';
import { type Handlers, type InHome, inSystemTransaction } from '../../../core/handler.ts';
import { insertAudit } from '../audit/public.ts';
import { belongsTo, changeRole, endMembership, joinCarehome } from '../people/public.ts';
import {
  findMember,
  findSisterHome,
  hasOtherManager,
  listStaff,
  lockHome,
  restoreMember,
  updateMember,
} from './queries.ts';

const LAST_MANAGER = 'This is the last manager of the home. Make somebody else a manager first.';

export const staffHandlers: Handlers<typeof staffCalls> = {
  'staff/list': async ({ db, carehomeId, user, now }, { past }) => {
    const zone = user.carehome.time_zone;
    const manages = can(user, 'staff.manage');
    const rows = await listStaff(db, carehomeId);
    return rows
      .map(({ deactivated_at, ends_at, email, ...row }) => ({
        ...row,
        active:
          row.ended_at === null &&
          deactivated_at === null &&
          (ends_at === null || new Date(ends_at) > now),
        access_until:
          manages && ends_at !== null ? addDays(dayIn(zone, new Date(ends_at)), -1) : null,
        training: manages ? row.training : {},
        email: manages ? email : null,
        can_edit: manages && rolesInvitableBy(user.role).includes(row.role),
      }))
      .filter(({ active }) => past || active);
  },

  'staff/edit': inHome(async (context, { id, role, job_title, access_until, training }) => {
    const { db, carehomeId, user, now } = context;
    const member = await memberToChange(context, id);
    mayGive(context, role);
    const zone = user.carehome.time_zone;
    if (access_until !== null && access_until < dayIn(zone, now))
      throw invalid({
        access_until: ['This day is over. To end their work now, use “End access”.'],
      });
    const staysManager = isManagerRole(role) && access_until === null;
    if (isManagerRole(member.role) && !staysManager && !(await hasOtherManager(db, carehomeId, id)))
      throw invalid({ [isManagerRole(role) ? 'access_until' : 'role']: [LAST_MANAGER] });
    if (member.role !== role) await changeRole(db, carehomeId, id, role, now);
    const ends_at = access_until === null ? null : startOfDayIn(zone, addDays(access_until, 1));
    await updateMember(db, carehomeId, id, { job_title, ends_at, training });
    await audited(context, 'staff.edit', id);
  }),

  'staff/end': inHome(async (context, { id }) => {
    const { db, carehomeId, now } = context;
    const member = await memberToChange(context, id);
    if (isManagerRole(member.role) && !(await hasOtherManager(db, carehomeId, id)))
      throw invalid({ id: [LAST_MANAGER] });
    await endMembership(db, carehomeId, id, now);
    await audited(context, 'staff.end', id);
  }),

  'staff/restore': inHome(async (context, { id }) => {
    await memberToChange(context, id);
    await restoreMember(context.db, context.carehomeId, id, context.now);
    await audited(context, 'staff.restore', id);
  }),

  'staff/add-home': inHome(async (context, { id, home_id, role }) => {
    const { db, carehomeId, user, now } = context;
    await memberToChange(context, id);
    const sister = await findSisterHome(db, carehomeId, home_id);
    const ours = user.carehomes.find((home) => home.id === home_id);
    if (!sister || !ours || !rolesInvitableBy(ours.role).includes(role)) throw notFound();
    // Existing members are managed by that home's own managers.
    if (await belongsTo(db, home_id, id, now))
      throw invalid({ home_id: ['They work there already.'] });
    await joinCarehome(db, home_id, { user_id: id, role, started_at: now });
    await audited({ ...context, carehomeId: home_id }, 'staff.add-home', id);
  }),
};

/** Serialised, so that the last two managers of a home cannot step down at once. */
function inHome<I>(work: (context: InHome, input: I) => Promise<void>) {
  return inSystemTransaction<I>(async (context, input) => {
    await lockHome(context.db, context.carehomeId);
    await work(context, input);
  });
}

async function memberToChange(context: InHome, id: string) {
  const member = await findMember(context.db, context.carehomeId, id);
  if (!member) throw notFound();
  mayGive(context, member.role);
  return member;
}

/** No one may change a role above their own or grant one. */
function mayGive({ user }: InHome, role: Role) {
  if (!rolesInvitableBy(user.role).includes(role))
    throw forbidden('Only an administrator of your organisation can do this.');
}

async function audited(context: InHome, action: string, id: string) {
  await insertAudit(context.db, context, { action, entity: 'user', entity_id: id });
}
