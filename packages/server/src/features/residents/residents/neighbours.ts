import { fold, namesAreSimilar } from '@relish/shared/accounts/people/match-name.ts';
import { calledName } from '@relish/shared/residents/residents/called-name.ts';
import type { ResidentInput } from '@relish/shared/residents/residents/contract.ts';
import { livesHere } from '@relish/shared/residents/residents/status-machine.ts';

import type { Db } from '../../../db/database.ts';
import { listNames } from './queries.ts';

type Person = Pick<ResidentInput, 'first_name' | 'last_name' | 'date_of_birth'>;

/** Without both birthdays, only the same whole name counts. */
const couldBeSame = (one: Person, other: Person): boolean =>
  one.date_of_birth === null || other.date_of_birth === null
    ? fold(one.first_name) === fold(other.first_name) &&
      fold(one.last_name) === fold(other.last_name)
    : one.date_of_birth === other.date_of_birth && namesAreSimilar(one.last_name, other.last_name);

/** Existing residents and those added before in the same request, to detect duplicates. */
export async function listNeighbours(db: Db, carehomeId: string) {
  const here = await listNames(db, carehomeId, false);
  const past = await listNames(db, carehomeId, true);
  const rooms = new Set(
    here.flatMap(({ room, status }) => (room !== null && livesHere(status) ? [fold(room)] : [])),
  );
  const known: (Person & { where: string })[] = [...here, ...past].map((person) => ({
    ...person,
    where: `${calledName(person)} is here already.`,
  }));
  return {
    hasRoom: (room: string) => rooms.has(fold(room)),
    findTwin: (person: Person): string | undefined => {
      const twin = known.find((each) => couldBeSame(each, person));
      return (
        twin &&
        (twin.date_of_birth === null || person.date_of_birth === null
          ? `Same name: ${twin.where}`
          : `Same birthday and a similar name: ${twin.where}`)
      );
    },
    add: ({ room, ...person }: ResidentInput, where: string) => {
      if (room !== null) rooms.add(fold(room));
      known.push({ ...person, where });
    },
  };
}
