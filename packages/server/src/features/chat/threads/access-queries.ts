import { can, isRelative, isVisitor, type PermissionUser } from '@relish/shared/permissions.ts';
import { FAMILY_CIRCLE, type Relationship } from '@relish/shared/residents/relatives/choices.ts';
import { type FamilyState, familyState } from '@relish/shared/residents/relatives/family-state.ts';
import type { Status } from '@relish/shared/residents/residents/choices.ts';
import { userType } from '@relish/shared/roles.ts';
import { type Kysely, sql } from 'kysely';

import type { Schema } from '../../../db/schema.ts';
import { daysAfterDeath } from '../../accounts/home-settings/public.ts';
import { hasExpired } from '../../accounts/organisations/public.ts';

/** A transaction of the user or of the system. */
type Reading = Kysely<Schema>;

/** Who asks, and what decides which threads they may read. */
export interface ChatViewer {
  user_id: string;
  kind: 'staff' | 'family' | 'household' | 'none';
  answers_private: boolean;
  /** For relatives: the residents whose family threads are open to them. */
  resident_ids: string[];
}

export interface FamilyMember {
  user_id: string;
  resident_id: string;
  name: string;
  relationship: Relationship;
  state: FamilyState;
}

/**
 * Relatives who may chat: an active link in the family circle, the resident's consent, and access that has not ended
 * (N3, N8, N24). Asked at every call, never stored.
 */
export async function listFamily(
  db: Reading,
  carehomeId: string,
  {
    userIds,
    residentIds,
    now,
  }: { userIds?: readonly string[]; residentIds?: readonly string[]; now: Date },
): Promise<FamilyMember[]> {
  const { rows } = await sql<
    Omit<FamilyMember, 'state'> & {
      family_status: Status;
      family_status_since: string;
      days_after_death: number;
    }
  >`
    select p.user_id, l.resident_id, u.first_name || ' ' || u.last_name as name, l.relationship,
      r.family_status, r.family_status_since, ${daysAfterDeath('l.carehome_id')} as days_after_death
    from relative_links l
    join relatives p on p.carehome_id = l.carehome_id and p.id = l.relative_id
    join residents r on r.carehome_id = l.carehome_id and r.id = l.resident_id
    join memberships m on m.carehome_id = l.carehome_id and m.user_id = p.user_id
      and m.role = 'relative' and m.ended_at is null and (m.ends_at is null or m.ends_at > ${now})
    join users u on u.id = p.user_id and u.deactivated_at is null
    join consents c on c.carehome_id = l.carehome_id and c.resident_id = l.resident_id
      and c.purpose = 'chat_family' and c.superseded_at is null and c.decision = 'yes'
    where l.carehome_id = ${carehomeId} and l.status = 'active' and l.access_level >= ${FAMILY_CIRCLE}
      and ${userIds ? sql`p.user_id = any(${userIds}::uuid[])` : sql`true`}
      and ${residentIds ? sql`l.resident_id = any(${residentIds}::uuid[])` : sql`true`}
    order by l.is_main_contact desc, lower(u.first_name), lower(u.last_name), p.user_id`.execute(
    db,
  );
  return rows.flatMap(({ family_status, family_status_since, days_after_death, ...member }) => {
    const state = familyState({ family_status, family_status_since, days_after_death }, now);
    return state ? { ...member, state } : [];
  });
}

/** By the permissions of a user; relatives also need their residents. */
function toViewer(
  user: PermissionUser,
  userId: string,
  residentIds: readonly string[],
): ChatViewer {
  const viewer = { user_id: userId, answers_private: false, resident_ids: [] };
  if (!can(user, 'chat.use')) return { ...viewer, kind: 'none' };
  if (isRelative(user)) return { ...viewer, kind: 'family', resident_ids: [...residentIds] };
  if (isVisitor(user)) return { ...viewer, kind: 'household' };
  // Volunteers and inspectors have no part in it.
  if (!can(user, 'chat.answer')) return { ...viewer, kind: 'none' };
  return { ...viewer, kind: 'staff', answers_private: can(user, 'chat.answer-private') };
}

export async function findViewer(
  db: Reading,
  carehomeId: string,
  { user, userId, now }: { user: PermissionUser; userId: string; now: Date },
): Promise<ChatViewer> {
  const own = isRelative(user) ? await listFamily(db, carehomeId, { userIds: [userId], now }) : [];
  return toViewer(
    user,
    userId,
    own.map(({ resident_id }) => resident_id),
  );
}

/** One viewer as a row that `isReadable` can refer to. */
export const asRow = ({ user_id, kind, answers_private, resident_ids }: ChatViewer) => sql`(
  select ${user_id}::uuid as user_id, ${kind}::text as kind, ${answers_private}::boolean as answers_private,
    ${resident_ids}::uuid[] as resident_ids) v`;

/** Many viewers as rows. */
export const asRows = (viewers: readonly ChatViewer[]) => sql`
  jsonb_to_recordset(${JSON.stringify(viewers)}::jsonb)
    as v (user_id uuid, kind text, answers_private boolean, resident_ids uuid[])`;

/** The one rule of who reads which thread: thread `t`, viewer `v`. */
export const isReadable = sql<boolean>`case v.kind
  when 'staff' then t.kind = 'family'
    or (t.kind = 'private' and (v.answers_private or t.assigned_to = v.user_id))
    or (t.kind = 'team' and (t.team <> 'group' or exists (select from resident_groups g
      where g.carehome_id = t.carehome_id and g.id = t.group_id and g.active)))
  when 'family' then t.resident_id = any(v.resident_ids)
    and (t.kind = 'family' or (t.kind = 'private' and t.relative_id = v.user_id))
  when 'household' then t.kind = 'household'
  else false end`;

interface MemberRow {
  user_id: string;
  role: PermissionUser['role'];
  organisation_type: number;
  expired: boolean;
  package: PermissionUser['package'];
}

/** The current members among the users, with what decides their permissions. */
async function listMembers(
  db: Reading,
  carehomeId: string,
  userIds: readonly string[],
  now: Date,
): Promise<Map<string, PermissionUser>> {
  const { rows } = await sql<MemberRow>`
    select m.user_id, m.role, o.type as organisation_type, ${hasExpired(now)} as expired,
      json_build_object('title', o.package_title, 'is_basic', o.is_basic) as package
    from memberships m
    join users u on u.id = m.user_id and u.deactivated_at is null
    join carehomes c on c.id = m.carehome_id
    join organisations o on o.id = c.organisation_id
    where m.carehome_id = ${carehomeId} and m.user_id = any(${userIds}::uuid[]) and m.ended_at is null
      and (m.ends_at is null or m.ends_at > ${now})`.execute(db);
  return new Map(
    rows.map(({ user_id, ...member }) => [
      user_id,
      {
        ...member,
        type: userType(member.role),
        carehome: {
          products_for_relatives: false,
          organisation: { is_risk_assessment_enabled: false },
        },
      },
    ]),
  );
}

/** The facts that decide which threads each of the users may read now. */
export async function listViewers(
  db: Reading,
  carehomeId: string,
  userIds: readonly string[],
  now: Date,
): Promise<ChatViewer[]> {
  const members = await listMembers(db, carehomeId, userIds, now);
  const relatives = [...members].flatMap(([id, user]) => (isRelative(user) ? id : []));
  const family =
    relatives.length === 0 ? [] : await listFamily(db, carehomeId, { userIds: relatives, now });
  const residents = Map.groupBy(family, ({ user_id }) => user_id);
  return [...members].map(([id, user]) =>
    toViewer(
      user,
      id,
      (residents.get(id) ?? []).map(({ resident_id }) => resident_id),
    ),
  );
}

/** Which of the users may read which of the threads now. For streams, in a system transaction. */
export async function listThreadReaders(
  db: Reading,
  carehomeId: string,
  threadIds: readonly string[],
  userIds: readonly string[],
  now: Date,
): Promise<Map<string, Set<string>>> {
  const readers = new Map(threadIds.map((id) => [id, new Set<string>()]));
  if (threadIds.length === 0 || userIds.length === 0) return readers;
  const viewers = await listViewers(db, carehomeId, userIds, now);
  const { rows } = await sql<{ id: string; user_id: string }>`
    select t.id, v.user_id
    from threads t, ${asRows(viewers)}
    where t.carehome_id = ${carehomeId} and t.id = any(${threadIds}::uuid[]) and ${isReadable}`.execute(
    db,
  );
  for (const { id, user_id } of rows) readers.get(id)?.add(user_id);
  return readers;
}

/** Whether a colleague answers families in this home. */
export async function isAnswering(
  db: Reading,
  carehomeId: string,
  userId: string,
  now: Date,
): Promise<boolean> {
  const user = (await listMembers(db, carehomeId, [userId], now)).get(userId);
  return user !== undefined && can(user, 'chat.answer');
}
