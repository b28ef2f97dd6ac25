import {
  comingBirthday,
  comingDays,
  nextBirthday,
} from '@relish/shared/residents/birthdays/next-birthday.ts';
import { STAFF_ROLES } from '@relish/shared/roles.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import { listAgreements } from '../consents/public.ts';
import { ownPeople } from '../relatives/public.ts';

const TAKES_PART = ['current', 'respite'] as const;

/** Nearest first; leaves out those who do not want to be celebrated. */
const near = <T extends { date_of_birth: string | null; preferred_name: string }>(
  people: readonly T[],
  today: string,
) =>
  people
    .flatMap(({ date_of_birth, ...person }) => {
      const coming = date_of_birth === null ? undefined : comingBirthday(date_of_birth, today);
      return coming ? [{ ...person, ...coming }] : [];
    })
    .toSorted(
      (one, other) =>
        one.on.localeCompare(other.on) ||
        one.preferred_name.localeCompare(other.preferred_name, 'en-GB'),
    );

const celebrated = (db: Db, carehomeId: string, today: string) =>
  db
    .selectFrom('residents as r')
    .select(['r.id', 'r.preferred_name', 'r.last_name', 'r.photo_id', 'r.date_of_birth'])
    .where('r.carehome_id', '=', carehomeId)
    .where('r.status', 'in', TAKES_PART)
    .where('r.celebrate_birthday', '=', true)
    .where(sql`to_char(r.date_of_birth, 'MM-DD')`, 'in', comingDays(today));

type Agreed = Awaited<ReturnType<typeof listAgreements>>;
/** "90 today!" must not leak an age. */
const ageOnlyIf = <T extends { id: string; turns: number }>(people: readonly T[], agreed: Agreed) =>
  people.map((person) => ({
    ...person,
    turns: agreed(person.id, 'age_shown') ? person.turns : null,
  }));

export async function listResidents(db: Db, carehomeId: string, today: string) {
  const people = near(await celebrated(db, carehomeId, today).execute(), today);
  const agreed = await listAgreements(
    db,
    carehomeId,
    people.map(({ id }) => id),
  );
  return ageOnlyIf(people, agreed);
}

/** For visitors: needs the resident's wish and consent. */
export async function listShownInHome(db: Db, carehomeId: string, today: string) {
  const people = near(
    await celebrated(db, carehomeId, today).where('r.birthday_visibility', '=', 'home').execute(),
    today,
  );
  const agreed = await listAgreements(
    db,
    carehomeId,
    people.map(({ id }) => id),
  );
  return ageOnlyIf(people, agreed)
    .filter(({ id }) => agreed(id, 'birthday_shown'))
    .map(({ preferred_name, on, turns }) => ({
      preferred_name,
      day: Number(on.slice(8)),
      month: Number(on.slice(5, 7)),
      turns,
    }));
}

/** Uses the status the family has been informed of, not the actual one (N8). */
export async function listOwnPeople(
  db: Db,
  carehomeId: string,
  { userId, today }: { userId: string; today: string },
) {
  const rows = await ownPeople(db, carehomeId, userId)
    .clearSelect()
    .select(['r.id', 'r.preferred_name', 'r.date_of_birth'])
    .where('r.family_status', 'in', TAKES_PART)
    .where('r.celebrate_birthday', '=', true)
    .execute();
  const people = near(rows, today);
  const agreed = await listAgreements(
    db,
    carehomeId,
    people.map(({ id }) => id),
  );
  return ageOnlyIf(people, agreed);
}

/** For a calendar: birthdays of residents who wish it, or of a relative's own. Leaves out the year, which reveals the age. */
export async function listBirthdaysBetween(
  db: Db,
  carehomeId: string,
  { from, to, relativeId }: { from: string; to: string; relativeId: string | null },
) {
  const people =
    relativeId === null
      ? db
          .selectFrom('residents as r')
          .select(['r.preferred_name', 'r.date_of_birth'])
          .where('r.carehome_id', '=', carehomeId)
          .where('r.status', 'in', TAKES_PART)
      : ownPeople(db, carehomeId, relativeId)
          .clearSelect()
          .select(['r.preferred_name', 'r.date_of_birth'])
          .where('r.family_status', 'in', TAKES_PART);
  const rows = await people.where('r.celebrate_birthday', '=', true).execute();
  return rows.flatMap(({ preferred_name, date_of_birth }) => {
    const on = date_of_birth === null ? undefined : nextBirthday(date_of_birth, from);
    return on !== undefined && on <= to ? [{ preferred_name, on }] : [];
  });
}

/** Colleagues who entered their birthday. */
export const listColleagues = (
  db: Db,
  carehomeId: string,
  { today, now }: { today: string; now: Date },
) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.first_name', 'u.last_name', 'm.birthday'])
    .where('m.carehome_id', '=', carehomeId)
    .where('m.birthday', 'in', comingDays(today))
    .where('m.role', 'in', STAFF_ROLES)
    .where('m.ended_at', 'is', null)
    .where((eb) => eb.or([eb('m.ends_at', 'is', null), eb('m.ends_at', '>', now.toISOString())]))
    .where('u.deactivated_at', 'is', null)
    .$narrowType<{ birthday: string }>()
    .execute();

export const findOwn = (db: Db, carehomeId: string, userId: string) =>
  db
    .selectFrom('memberships')
    .select('birthday')
    .where('carehome_id', '=', carehomeId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();

export const updateOwn = (db: Db, carehomeId: string, userId: string, birthday: string | null) =>
  db
    .updateTable('memberships')
    .set({ birthday })
    .where('carehome_id', '=', carehomeId)
    .where('user_id', '=', userId)
    .execute();
