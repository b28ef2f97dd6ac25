import type { Input } from '@relish/shared/calls.ts';

import type { ComparedField } from '../../../forms/form-conflict.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { MyDetails, RelativeLink } from './api.ts';
import { languageName } from './languages.ts';
import type { LinkValues } from './link-fields.tsx';
import {
  AUTHORITY_WORDS,
  emergencyOptions,
  LEVEL_WORDS,
  RELATIONSHIP_WORDS,
} from './relative-words.ts';

type LinkEdit = Input<'relatives/edit-link'>;
type PersonEdit = Input<'relatives/edit'>;
type MyDetailsEdit = Input<'relatives/edit-my-details'>;
type Details = Pick<
  MyDetailsEdit,
  'language' | 'phone' | 'postal_address' | 'communication_needs' | 'birthday'
>;

/** In form order. */
export const linkFields = (name: string): ComparedField<LinkValues>[] => [
  {
    name: 'relationship',
    label: () => m.relatives_relationship({ name }),
    words: ({ relationship }) => RELATIONSHIP_WORDS[relationship](),
  },
  {
    name: 'access_level',
    label: m.relatives_level,
    words: ({ access_level }) => LEVEL_WORDS[access_level].label(),
  },
  {
    name: 'authority',
    label: m.relatives_authority,
    words: ({ authority = 'none' }) => AUTHORITY_WORDS[authority](),
  },
  {
    name: 'authority_seen_on',
    label: m.relatives_authority_seen_on,
    words: ({ authority_seen_on: day }) => (day ? formatDay(day) : ''),
  },
  {
    name: 'is_main_contact',
    label: m.relatives_main_contact_label,
    words: ({ is_main_contact }) => (is_main_contact ? m.relatives_yes() : m.relatives_no()),
  },
  {
    name: 'emergency_order',
    label: m.relatives_emergency_label,
    words: ({ emergency_order: order }) =>
      order ? (emergencyOptions()[order - 1]?.label ?? '') : m.relatives_emergency_no(),
  },
  { name: 'notes', label: m.relatives_notes, words: ({ notes }) => notes ?? '' },
];

type Label = () => string;
const detailFields = (
  labels: Record<keyof Details, Label>,
): Record<keyof Details, ComparedField<Details>> => ({
  phone: { name: 'phone', label: labels.phone, words: ({ phone }) => phone ?? '' },
  language: {
    name: 'language',
    label: labels.language,
    words: ({ language }) => (language === undefined ? '' : languageName(language)),
  },
  birthday: { name: 'birthday', label: labels.birthday, words: ({ birthday }) => birthday ?? '' },
  postal_address: {
    name: 'postal_address',
    label: labels.postal_address,
    words: ({ postal_address }) => postal_address ?? '',
  },
  communication_needs: {
    name: 'communication_needs',
    label: labels.communication_needs,
    words: ({ communication_needs }) => communication_needs ?? '',
  },
});

const theirs = detailFields({
  phone: m.relatives_phone,
  language: m.relatives_language,
  birthday: m.relatives_birthday,
  postal_address: m.relatives_address,
  communication_needs: m.relatives_communication,
});

export const PERSON_FIELDS: readonly ComparedField<PersonEdit>[] = [
  { name: 'first_name', label: m.relatives_first_name, words: ({ first_name }) => first_name },
  { name: 'last_name', label: m.relatives_last_name, words: ({ last_name }) => last_name },
  { name: 'email', label: m.field_email, words: ({ email }) => email ?? '' },
  theirs.phone,
  theirs.language,
  theirs.birthday,
  theirs.postal_address,
  theirs.communication_needs,
];

const mine = detailFields({
  phone: m.my_relative_details_phone,
  language: m.my_relative_details_language,
  birthday: m.my_relative_details_birthday,
  postal_address: m.my_relative_details_address,
  communication_needs: m.my_relative_details_communication,
});

export const MY_DETAILS_FIELDS: readonly ComparedField<MyDetailsEdit>[] = [
  mine.phone,
  mine.birthday,
  mine.language,
  mine.postal_address,
  mine.communication_needs,
];

const detailValues = (given: MyDetails | RelativeLink['relative']) => ({
  language: given.language,
  phone: given.phone ?? '',
  postal_address: given.postal_address ?? '',
  communication_needs: given.communication_needs ?? '',
  birthday: given.birthday ?? '',
});

export const myDetailsValues = (details: MyDetails): MyDetailsEdit => ({
  version: details.version,
  ...detailValues(details),
});

export const personValues = (relative: RelativeLink['relative']): PersonEdit => ({
  id: relative.id,
  version: relative.version,
  first_name: relative.first_name,
  last_name: relative.last_name,
  email: relative.email ?? '',
  ...detailValues(relative),
});

export const linkValues = ({
  id,
  version,
  relationship,
  access_level,
  authority,
  authority_seen_on,
  is_main_contact,
  emergency_order,
  notes,
}: RelativeLink): LinkEdit => ({
  id,
  version,
  relationship,
  access_level,
  authority,
  authority_seen_on,
  is_main_contact,
  emergency_order: emergency_order as 1 | 2 | 3 | 4 | 5 | null,
  notes: notes ?? '',
});
