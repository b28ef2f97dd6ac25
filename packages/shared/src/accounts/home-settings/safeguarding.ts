import { z } from 'zod';

import { optionalLine, shortText, Telephone } from '../../fields.ts';

const MOST_CONTACTS = 5;

const Address = optionalLine(254).refine(
  (value) => value === null || z.email().safeParse(value).success,
  'Enter an email address like name@example.org.',
);
const Website = optionalLine(200).refine(
  (value) => value === null || /^https:\/\/[^\s/]+\.[^\s]+$/.test(value),
  'Enter a web address that begins with https://.',
);

/** Usually the council's adult safeguarding team. */
const SafeguardingContact = z
  .object({
    name: shortText(120, 'who this is'),
    telephone: Telephone,
    out_of_hours_telephone: Telephone,
    email: Address,
    website: Website,
  })
  .refine(
    ({ telephone, out_of_hours_telephone, email, website }) =>
      [telephone, out_of_hours_telephone, email, website].some((value) => value !== null),
    { path: ['telephone'], message: 'Enter a telephone number, an email address or a website.' },
  );
export type SafeguardingContact = z.infer<typeof SafeguardingContact>;

export const SafeguardingContacts = z
  .array(SafeguardingContact)
  .max(MOST_CONTACTS, `Add at most ${MOST_CONTACTS} contacts.`);
