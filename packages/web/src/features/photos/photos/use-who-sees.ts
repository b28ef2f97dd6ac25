import type { PhotoSharing } from '@relish/shared/photos/photos/choices.ts';
import type { WhoSees } from '@relish/shared/photos/photos/photo.ts';
import { useState } from 'react';

import { type StaffPhoto, useWhoSeesCall, type WhoSeesInput } from './photo-api.ts';
import { listMissing, type Missing } from './photo-missing.ts';
import { type NamedPerson, type PhotoValues, sentPeople, toFormValues } from './photo-values.ts';
import { whoSeesSentences } from './photo-who-words.ts';
import { useSettled } from './use-settled.ts';

const MARKED = { x: 0, y: 0, w: 1000, h: 1000 };

type Asked = Pick<PhotoValues, 'people' | 'named' | 'sharing'>;

/** Only whether a face is marked matters, so moving a frame asks nothing. */
const toAsked = (id: string, { people, named, sharing }: Asked): WhoSeesInput => ({
  id,
  named,
  sharing,
  people: sentPeople(people).map((person) => ({ ...person, region: person.region && MARKED })),
});

export interface WhoSeesNow {
  whoSees: readonly WhoSees[];
  isChecking: boolean;
  asked: WhoSeesInput;
}

/** Who would see the photo with the unsaved changes; until the answer arrives, the last one. */
export function useWhoSees(photo: StaffPhoto, values: Asked): WhoSeesNow {
  const current = toAsked(photo.id, values);
  const asked = useSettled(current);
  const isSaved = isSame(asked, toAsked(photo.id, toFormValues(photo)));
  const { data } = useWhoSeesCall(asked, !isSaved);
  const now = isSaved ? photo.staff.who_sees : data?.who_sees;
  const [last, setLast] = useState<readonly WhoSees[]>(photo.staff.who_sees);
  if (now && now !== last) setLast(now);
  return { whoSees: now ?? last, isChecking: now === undefined || !isSame(asked, current), asked };
}

const isSame = (a: WhoSeesInput, b: WhoSeesInput) => JSON.stringify(a) === JSON.stringify(b);

/** Those of the missing people for whom a yes to this photo would be enough. */
export function useAskable(
  asked: WhoSeesInput,
  people: readonly NamedPerson[],
  missing: readonly Missing[],
): (index: number) => boolean {
  const agreed = <P extends { agreed?: boolean | undefined }>(person: P, index: number): P =>
    missing.some((each) => each.index === index) ? { ...person, agreed: true } : person;
  const wouldBe = { ...asked, people: (asked.people ?? []).map(agreed) };
  const { data } = useWhoSeesCall(wouldBe, missing.length > 0);
  if (!data) return () => false;
  const still = listMissing(people.map(agreed), data.who_sees);
  return (index) => !still.some((each) => each.index === index);
}

/** Says in a sentence who would see it with another choice. */
export function useSharingPreview(asked: WhoSeesInput, sharing: PhotoSharing, enabled: boolean) {
  const { data } = useWhoSeesCall({ ...asked, sharing }, enabled && sharing !== asked.sharing);
  return data && whoSeesSentences(data.who_sees, sharing).join(' ');
}
