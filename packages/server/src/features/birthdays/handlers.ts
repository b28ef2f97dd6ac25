import type { Birthday, birthdayCalls } from '@relish/shared/birthdays/contract.ts';
import { birthOf, comingBirthday } from '@relish/shared/birthdays/next-birthday.ts';
import { dayIn } from '@relish/shared/days.ts';
import { can, isRelative } from '@relish/shared/permissions.ts';

import type { Handlers, SignedIn } from '../../core/handler.ts';
import type { Db } from '../../db/database.ts';
import { insertAudit } from '../audit/queries.ts';
import { portraitsOf } from '../consents/queries.ts';
import { findOwn, listColleagues, listOwnPeople, listResidents, updateOwn } from './queries.ts';

type Context = SignedIn & { db: Db };

export const birthdayHandlers: Handlers<typeof birthdayCalls> = {
  'dashboard/birthdays': async (context) => {
    const { db, carehomeId, user, now } = context;
    const today = dayIn(user.carehome.time_zone, now);
    if (isRelative(user)) {
      const people = await listOwnPeople(db, carehomeId, { userId: user.id, today });
      return people.map((person) => ({ ...person, of: 'own_person' }));
    }
    const residents = can(user, 'residents.view') ? await residentsFor(context, today) : [];
    return [...residents, ...(await colleaguesFor(context, today))].toSorted((one, other) =>
      one.on.localeCompare(other.on),
    );
  },

  'birthdays/own': ({ db, carehomeId, user }) => findOwn(db, carehomeId, user.id),

  'birthdays/set-own': async (context, { birthday }) => {
    const { db, carehomeId, user } = context;
    await updateOwn(db, carehomeId, user.id, birthday);
    await insertAudit(db, context, {
      action: 'birthday.set-own',
      entity: 'user',
      entity_id: user.id,
    });
    return findOwn(db, carehomeId, user.id);
  },
};

async function residentsFor(context: Context, today: string): Promise<Birthday[]> {
  const people = await listResidents(context.db, context.carehomeId, today);
  const portrait = await portraitsOf(context, people);
  return people.map((person) => ({ ...person, of: 'resident', picture: portrait(person) }));
}

async function colleaguesFor({ db, carehomeId, now }: Context, today: string): Promise<Birthday[]> {
  const people = await listColleagues(db, carehomeId, { today, now });
  return people.flatMap(({ birthday, ...person }) => {
    const coming = comingBirthday(birthOf(birthday), today);
    return coming ? [{ ...person, of: 'colleague' as const, on: coming.on }] : [];
  });
}
