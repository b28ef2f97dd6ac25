import { dayIn } from '@relish/shared/days.ts';
import { can, isRelative } from '@relish/shared/permissions.ts';
import type { Birthday } from '@relish/shared/residents/birthdays/contract.ts';
import { toBirthDate, comingBirthday } from '@relish/shared/residents/birthdays/next-birthday.ts';

import type { InHome } from '../../../core/handler.ts';
import { signPortraits } from '../consents/public.ts';
import { listColleagues, listOwnPeople, listResidents } from './queries.ts';

export async function listBirthdays(context: InHome): Promise<Birthday[]> {
  const { db, carehomeId, user, now } = context;
  if (!can(user, 'birthdays.view')) return [];
  const today = dayIn(user.carehome.time_zone, now);
  if (isRelative(user)) {
    const people = await listOwnPeople(db, carehomeId, { userId: user.id, today });
    return people.map((person) => ({ ...person, of: 'own_person' }));
  }
  const residents = can(user, 'residents.view') ? await residentsFor(context, today) : [];
  return [...residents, ...(await colleaguesFor(context, today))].toSorted((one, other) =>
    one.on.localeCompare(other.on),
  );
}

async function residentsFor(context: InHome, today: string): Promise<Birthday[]> {
  const people = await listResidents(context.db, context.carehomeId, today);
  const portrait = await signPortraits(context, people);
  return people.map((person) => ({ ...person, of: 'resident', picture: portrait(person) }));
}

async function colleaguesFor({ db, carehomeId, now }: InHome, today: string): Promise<Birthday[]> {
  const people = await listColleagues(db, carehomeId, { today, now });
  return people.flatMap(({ birthday, ...person }) => {
    const coming = comingBirthday(toBirthDate(birthday), today);
    return coming ? [{ ...person, of: 'colleague' as const, on: coming.on }] : [];
  });
}
