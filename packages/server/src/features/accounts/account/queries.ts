import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { DEFAULT_SETTINGS } from '@relish/shared/accounts/home-settings/defaults.ts';
import { SESSION_DAYS } from '@relish/shared/constants.ts';
import { can, type PermissionUser } from '@relish/shared/permissions.ts';
import { userType } from '@relish/shared/roles.ts';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';

import { after, days } from '../../../core/clock.ts';
import { hashSecret, newSecret } from '../../../core/secrets.ts';
import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import { hasExpired, trialDaysLeft } from '../organisations/public.ts';

type SessionRow = Omit<CurrentUser, 'type' | 'carehomes_count' | 'demo'> & {
  session_id: string;
  expires_at: string;
  demo_used_at: string | null;
};

export interface Session {
  id: string;
  expiresAt: Date;
  /** When the demonstration home was last used; undefined in a real one. */
  demoUsedAt: Date | undefined;
  user: CurrentUser;
}

/** Joins a live session to its user and home; ended users and memberships are excluded. */
const sessionsOfMembers = (now: Date) => sql`
    from sessions s
    join users u on u.id = s.user_id and u.deactivated_at is null
    join memberships m on m.carehome_id = s.carehome_id and m.user_id = s.user_id and m.ended_at is null
      and (m.ends_at is null or m.ends_at > ${now})
    join carehomes c on c.id = s.carehome_id
    join organisations o on o.id = c.organisation_id
    left join demos d on d.carehome_id = c.id and o.is_demo`;

const productsForRelatives = sql`coalesce((c.settings ->> 'products_for_relatives')::boolean,
  ${DEFAULT_SETTINGS.products_for_relatives})`;

export const sessionQuery = (token: string, now: Date) => sql<SessionRow>`
    select s.id as session_id, s.expires_at, d.last_used_at as demo_used_at, u.id, u.email, u.first_name, u.last_name, m.role,
      u.email_confirmed_at is not null as email_confirmed, o.type as organisation_type, ${hasExpired(now)} as expired,
      ${trialDaysLeft(now)} as trial_days_left,
      json_build_object('title', o.package_title, 'is_basic', o.is_basic) as package,
      json_build_object('id', c.id, 'name', c.name, 'region', c.region, 'time_zone', c.time_zone,
        'products_for_relatives', ${productsForRelatives},
        'organisation', json_build_object('id', o.id, 'name', o.name,
          'is_risk_assessment_enabled', o.is_risk_assessment_enabled)) as carehome,
      (select json_agg(json_build_object('id', c2.id, 'name', c2.name,
          'organisation_name', o2.name, 'role', m2.role) order by c2.name, c2.id)
        from memberships m2
        join carehomes c2 on c2.id = m2.carehome_id
        join organisations o2 on o2.id = c2.organisation_id
        where m2.user_id = s.user_id and m2.ended_at is null and (m2.ends_at is null or m2.ends_at > ${now})) as carehomes
    ${sessionsOfMembers(now)}
    where s.token_hash = ${hashSecret(token)} and s.expires_at > ${now}`;

export async function findSession(
  db: Kysely<Schema>,
  token: string,
  now: Date,
): Promise<Session | undefined> {
  const { rows } = await sessionQuery(token, now).execute(db);
  const row = rows[0];
  if (!row) return undefined;
  const { session_id, expires_at, demo_used_at, ...user } = row;
  const current = {
    ...user,
    type: userType(user.role),
    carehomes_count: user.carehomes.length,
    demo: demo_used_at !== null,
  };
  const isTrialShown = can(current, 'package.manage') && !current.expired;
  return {
    id: session_id,
    expiresAt: new Date(expires_at),
    demoUsedAt: demo_used_at === null ? undefined : new Date(demo_used_at),
    user: { ...current, trial_days_left: isTrialShown ? current.trial_days_left : null },
  };
}

export interface Viewer {
  userId: string;
  carehomeId: string;
  user: PermissionUser;
}

/** The facts that decide permissions. */
const permissionColumns = (now: Date) => sql`m.role, o.type as organisation_type,
  ${hasExpired(now)} as expired, json_build_object('title', o.package_title, 'is_basic', o.is_basic) as package,
  json_build_object('products_for_relatives', ${productsForRelatives},
    'organisation', json_build_object('is_risk_assessment_enabled', o.is_risk_assessment_enabled)) as carehome`;

/** For calendar addresses: a member of a home with their permissions; undefined once the membership ended. */
export async function findMember(
  db: Kysely<Schema>,
  carehomeId: string,
  userId: string,
  now: Date,
): Promise<PermissionUser | undefined> {
  const { rows } = await sql<Omit<PermissionUser, 'type'>>`
    select ${permissionColumns(now)}
    from memberships m
    join users u on u.id = m.user_id and u.deactivated_at is null
    join carehomes c on c.id = m.carehome_id
    join organisations o on o.id = c.organisation_id
    where m.carehome_id = ${carehomeId} and m.user_id = ${userId} and m.ended_at is null
      and (m.ends_at is null or m.ends_at > ${now})`.execute(db);
  const [user] = rows;
  return user && { ...user, type: userType(user.role) };
}

/** For signed addresses: the current user and permissions of a session id. */
export const findViewer = async (
  db: Kysely<Schema>,
  sessionId: string,
  now: Date,
): Promise<Viewer | undefined> => (await findViewers(db, [sessionId], now)).get(sessionId);

/** By session id; sessions that are over are missing. */
export async function findViewers(
  db: Kysely<Schema>,
  sessionIds: readonly string[],
  now: Date,
): Promise<Map<string, Viewer>> {
  const { rows } = await sql<
    Omit<PermissionUser, 'type'> & { session_id: string; user_id: string; carehome_id: string }
  >`
    select s.id as session_id, s.user_id, s.carehome_id, ${permissionColumns(now)}
    ${sessionsOfMembers(now)}
    where s.id = any(${sessionIds}::uuid[]) and s.expires_at > ${now}`.execute(db);
  return new Map(
    rows.map(({ session_id, user_id, carehome_id, ...user }) => [
      session_id,
      {
        userId: user_id,
        carehomeId: carehome_id,
        user: { ...user, type: userType(user.role) },
      },
    ]),
  );
}

/** Temporary accounts end automatically. */
const notOver = (eb: ExpressionBuilder<Schema, 'memberships'>, now: Date) =>
  eb.or([eb('memberships.ends_at', 'is', null), eb('memberships.ends_at', '>', now.toISOString())]);

/** At the given home, the last used or the first joined; undefined without any. */
export async function startSession(
  db: Db,
  userId: string,
  now: Date,
  carehomeId?: string,
  demoOf?: string,
) {
  const home = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['memberships.carehome_id', 'memberships.role'])
    .where('memberships.user_id', '=', userId)
    .where('memberships.ended_at', 'is', null)
    .where((eb) => notOver(eb, now))
    .$if(carehomeId !== undefined, (query) =>
      query.where('memberships.carehome_id', '=', carehomeId ?? ''),
    )
    .orderBy(
      (eb) => eb('memberships.carehome_id', '=', eb.ref('users.last_carehome_id')),
      (order) => order.desc().nullsLast(),
    )
    .orderBy('memberships.started_at')
    .limit(1)
    .executeTakeFirst();
  if (!home) return undefined;
  const token = newSecret();
  const { id } = await db
    .insertInto('sessions')
    .values({
      token_hash: hashSecret(token),
      user_id: userId,
      carehome_id: home.carehome_id,
      expires_at: after(now, days(SESSION_DAYS)),
      demo_of: demoOf ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await setLastCarehome(db, userId, home.carehome_id);
  return { id, token, carehomeId: home.carehome_id, role: home.role };
}

const setLastCarehome = (db: Db, userId: string, carehomeId: string) =>
  db.updateTable('users').set({ last_carehome_id: carehomeId }).where('id', '=', userId).execute();

export const slideSession = (db: Db, sessionId: string, now: Date) =>
  db
    .updateTable('sessions')
    .set({ expires_at: after(now, days(SESSION_DAYS)) })
    .where('id', '=', sessionId)
    .execute();

/** A demonstration home that is not used ends. */
export const touchDemo = (db: Db, carehomeId: string, now: Date) =>
  db
    .updateTable('demos')
    .set({ last_used_at: now })
    .where('carehome_id', '=', carehomeId)
    .execute();

export const deleteSession = (db: Db, sessionId: string) =>
  db.deleteFrom('sessions').where('id', '=', sessionId).execute();

/** Returns false unless the user belongs to that home. */
export async function moveSession(
  db: Db,
  sessionId: string,
  userId: string,
  carehomeId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ carehome_id: carehomeId })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('memberships')
          .select('memberships.user_id')
          .where('memberships.user_id', '=', userId)
          .where('memberships.carehome_id', '=', carehomeId)
          .where('memberships.ended_at', 'is', null)
          .where((inner) => notOver(inner, now)),
      ),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await setLastCarehome(db, userId, carehomeId);
  return true;
}

export const noteActivity = (
  db: Db,
  sessionId: string,
  activity: { version: string; build?: string | undefined; platform: string },
  now: Date,
) =>
  db
    .updateTable('sessions')
    .set({
      app_version: activity.version,
      app_build: activity.build ?? null,
      app_platform: activity.platform,
      app_active_at: now,
    })
    .where('id', '=', sessionId)
    .execute();

/** K21. Kept apart from sessions, because it outlives signing out; written at most once a day. */
export const noteRelativeActive = (db: Db, carehomeId: string, userId: string, day: string) =>
  db
    .updateTable('relatives')
    .set({ last_active_on: day })
    .where('carehome_id', '=', carehomeId)
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('last_active_on', 'is', null), eb('last_active_on', '<', day)]))
    .execute();

/** Domain 7.7: relatives’ accounts are kept for twelve months after the last access. */
const LAST_USE_KEPT_DAYS = 365;

export const forgetPastUse = (db: Db, now: Date) =>
  db
    .updateTable('relatives')
    .set({ last_active_on: null })
    .where('last_active_on', '<', after(now, -days(LAST_USE_KEPT_DAYS)).toISOString().slice(0, 10))
    .execute();

export const deletePastSessions = (db: Db, now: Date) =>
  db.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()).execute();
