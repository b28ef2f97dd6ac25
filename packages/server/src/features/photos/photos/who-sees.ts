import {
  type Consents,
  type DecidedPerson,
  type DecidedPhoto,
  type DecidedReason,
  decidePhoto,
  type PhotoViewer,
} from '@relish/shared/photos/photos/decide.ts';
import type { Reason, WhoSees } from '@relish/shared/photos/photos/photo.ts';

import { asInAboutMe } from './as-in-about-me.ts';
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
  photo: DecidedPhoto & { id: string },
  people: readonly DecidedPerson[],
  {
    consents,
    residents,
    isWithheld,
    aboutMe,
  }: {
    consents: Consents;
    residents: Residents;
    isWithheld: (residentId: string) => boolean;
    /** The resident whose About me shows it, and whether their family reads the entry. */
    aboutMe: { residentId: string; isShared: boolean } | undefined;
  },
): WhoSees[] {
  const answer = (
    audience: WhoSees['audience'],
    viewer: PhotoViewer,
    residentId?: string,
    decided: { photo: DecidedPhoto; people: readonly DecidedPerson[] } = { photo, people },
  ) => {
    const { see, why } = decidePhoto(decided.photo, decided.people, consents, viewer);
    const [resident = null] = residentId ? nameResidents([residentId], residents) : [];
    return { audience, resident, sees: see, reasons: toReasons(why, residents) };
  };
  const answerFamily = (id: string, audience: WhoSees['audience'], isClosed: boolean) => {
    const family = { kind: 'family', residentIds: [id], isUploader: false } as const;
    const decided = audience === 'about_me' ? asInAboutMe(photo, people, id) : undefined;
    const seen = answer(audience, family, id, decided);
    return isClosed
      ? {
          ...seen,
          sees: 'nothing' as const,
          reasons: [{ code: 'not_shared' as const, residents: [] }],
        }
      : seen;
  };
  const ids = people.flatMap(({ resident_id }) => resident_id ?? []);
  return [
    answer('staff', { kind: 'staff', settles: false }),
    // The photo follows its record, or the entry of About me.
    ...ids.map((id) => answerFamily(id, 'own_family', isWithheld(id))),
    ...(aboutMe ? [answerFamily(aboutMe.residentId, 'about_me', !aboutMe.isShared)] : []),
    answer('home', { kind: 'home' }),
    answer('external', { kind: 'external' }),
  ];
}
