import {
  type Consents,
  type DecidedPerson,
  type DecidedPhoto,
  type DecidedReason,
  decidePhoto,
  type PhotoViewer,
} from '@relish/shared/photos/photos/decide.ts';
import type { Reason, WhoSees } from '@relish/shared/photos/photos/photo.ts';

import type { ResidentRow } from './facts-queries.ts';

type Residents = ReadonlyMap<string, ResidentRow>;

const nameResidents = (ids: readonly string[], residents: Residents) =>
  ids.flatMap((id) => {
    const resident = residents.get(id);
    return resident ? { id, preferred_name: resident.preferred_name } : [];
  });

/** Names residents, so only for staff. */
export const toReasons = (why: readonly DecidedReason[], residents: Residents): Reason[] =>
  why.map(({ code, resident_ids }) => ({
    code,
    residents: nameResidents(resident_ids, residents),
  }));

/** One answer per audience, from the same decision that every fetch asks. */
export function listWhoSees(
  photo: DecidedPhoto,
  people: readonly DecidedPerson[],
  {
    consents,
    residents,
    isWithheld,
  }: {
    consents: Consents;
    residents: Residents;
    isWithheld: (residentId: string) => boolean;
  },
): WhoSees[] {
  const answer = (audience: WhoSees['audience'], viewer: PhotoViewer, residentId?: string) => {
    const { see, why } = decidePhoto(photo, people, consents, viewer);
    const [resident = null] = residentId ? nameResidents([residentId], residents) : [];
    return { audience, resident, sees: see, reasons: toReasons(why, residents) };
  };
  const ids = people.flatMap(({ resident_id }) => resident_id ?? []);
  return [
    answer('staff', { kind: 'staff', settles: false }),
    ...ids.map((id) => {
      const family = { kind: 'family', residentIds: [id], isUploader: false } as const;
      const seen = answer('own_family', family, id);
      // The photo follows its record.
      return isWithheld(id)
        ? {
            ...seen,
            sees: 'nothing' as const,
            reasons: [{ code: 'not_shared' as const, residents: [] }],
          }
        : seen;
    }),
    answer('home', { kind: 'home' }),
    answer('external', { kind: 'external' }),
  ];
}
