import type { CurrentUser } from '@relish/shared/account/current-user.ts';

type Carehome = CurrentUser['carehomes'][number];

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Every word typed occurs in the home's or the organisation's name, whatever its accents. */
export function matchingCarehomes(homes: Carehome[], wanted: string): Carehome[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return homes.filter(({ name, organisation_name }) => {
    const text = plain(`${name} ${organisation_name}`);
    return words.every((word) => text.includes(word));
  });
}
