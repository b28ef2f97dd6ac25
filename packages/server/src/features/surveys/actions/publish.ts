import { tellsHealth, tellsHowSomebodyIs } from '@relish/shared/board/notices/private-matters.ts';

import { invalid } from '../../../core/app-error.ts';
import type { InHome } from '../../../core/handler.ts';
import { findingResidents, listNamesAround } from '../../residents/names/public.ts';

interface PublicText {
  theme: string;
  said: string;
  did: string;
}

export const noticeTitle = (theme: string) => `You said, we did: ${theme}`;
export const noticeBody = ({ said, did }: Omit<PublicText, 'theme'>) =>
  `You said: ${said}\n\nWe did: ${did}`;

/** Names nobody who has not agreed, and nothing private beside a name (N17, N22, N24). */
export async function checkPublic(
  { db, carehomeId, now }: Pick<InHome, 'db' | 'carehomeId' | 'now'>,
  { theme, said, did }: PublicText,
) {
  const residentsIn = await findingResidents(db, carehomeId, now);
  const { relatives, staff } = await listNamesAround(db, carehomeId);
  const members = [...relatives, ...staff].map(
    ({ first_name, last_name }) => `${first_name} ${last_name}`,
  );
  const texts = { said: `${theme}\n${said}`, did };
  const wrong = Object.entries(texts).flatMap(([field, text]) => {
    const residents = residentsIn(text);
    const messages = [
      ...residents.filter(({ agreed }) => !agreed).map(refuseResident),
      ...new Set(members.filter((name) => mentions(text, name)).map(refuseMember)),
      ...(residents.length > 0 && (tellsHealth(text) || tellsHowSomebodyIs(text))
        ? ['Leave out health and care where somebody is named.']
        : []),
    ];
    return messages.length > 0 ? [[field, messages] as const] : [];
  });
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
}

const mentions = (text: string, name: string) =>
  text.toLocaleLowerCase().includes(name.toLocaleLowerCase());
const refuseMember = (name: string) => `Leave out the name ${name}: everyone reads this.`;
const refuseResident = ({
  preferred_name,
  last_name,
}: {
  preferred_name: string;
  last_name: string;
}) => `${preferred_name} ${last_name} has not agreed to be named. Put it another way.`;
