import type { Input, Output } from '@relish/shared/calls.ts';

import { useCall, useCallMutation } from '../../../api/hooks.ts';

export type OnePhoto = Output<'photos/get'>;
export type StaffPhoto = OnePhoto & { staff: NonNullable<OnePhoto['staff']> };
export type WhoSeesInput = Input<'photos/who-sees'>;

export const usePhoto = (id: string) => useCall('photos/get', { id });
export const useWhoSeesCall = (input: WhoSeesInput, enabled: boolean) =>
  useCall('photos/who-sees', input, { enabled });
export const useSavePhoto = () => useCallMutation('photos/save');
export const useCropPhoto = () => useCallMutation('photos/crop');
export const useRefusePhoto = () => useCallMutation('photos/refuse');
/** The removed photo is not read again, because it would be missing. */
export const useRemovePhoto = () => useCallMutation('photos/remove', { leaves: ['photos/get'] });
export const useChangePhotos = () => useCallMutation('photos/save-many');
export const useThankPhoto = () => useCallMutation('photos/thank');

const LISTED = 50;

/** The next photo in which people must be named, and how many there are besides this one. */
export function useNextPhoto(id: string, enabled: boolean) {
  const { data } = useCall('photos/list', { state: 'needs_people', limit: LISTED }, { enabled });
  const ids = data?.photos.map((photo) => photo.id) ?? [];
  const others = ids.filter((each) => each !== id);
  // Goes round, so that a photo left for later is not offered again at once.
  const next = ids.slice(ids.indexOf(id) + 1).find((each) => each !== id) ?? others[0];
  return { next, count: others.length, isMore: data?.next !== null && data !== undefined };
}
