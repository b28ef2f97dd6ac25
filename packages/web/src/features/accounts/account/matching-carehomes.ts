import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';

type Carehome = CurrentUser['carehomes'][number];

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Every typed word must occur in the name of the home or organisation, ignoring accents. */
export function matchingCarehomes(homes: Carehome[], wanted: string): Carehome[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return homes.filter(({ name, organisation_name }) => {
    const text = plain(`${name} ${organisation_name}`);
    return words.every((word) => text.includes(word));
  });
}
