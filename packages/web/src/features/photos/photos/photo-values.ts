import type { Input } from '@relish/shared/calls.ts';
import type {
  Named,
  PersonKind,
  PhotoSharing,
  Treatment,
} from '@relish/shared/photos/photos/choices.ts';
import type { LifeChapter } from '@relish/shared/photos/photos/life-chapters.ts';
import type { PhotoRegion } from '@relish/shared/photos/photos/photo.ts';

import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { CHAPTER_WORDS } from './chapter-words.ts';
import type { StaffPhoto } from './photo-api.ts';
import { NAMED_WORDS, nameList, personName, SHARING_WORDS } from './photo-words.ts';

export interface NamedPerson {
  kind: PersonKind;
  resident_id: string | null;
  /** Shown in the list; never sent. */
  preferred_name: string | null;
  region: PhotoRegion | null;
  agreed: boolean;
  treatment: Treatment;
}

export interface PhotoValues {
  version: number;
  caption: string;
  taken_on: string | null;
  decade: number | null;
  chapter: LifeChapter | null;
  place: string;
  story: string;
  people: NamedPerson[];
  named: Named;
  sharing: PhotoSharing;
}

export const toFormValues = ({ staff, ...photo }: StaffPhoto): PhotoValues => ({
  version: photo.version,
  caption: photo.caption ?? '',
  taken_on: photo.taken_on,
  decade: photo.decade,
  chapter: photo.chapter,
  place: photo.place ?? '',
  story: photo.story ?? '',
  people: staff.people.map(({ refused: _refused, ...person }) => person),
  named: staff.named,
  sharing: staff.sharing,
});

export const sentPeople = (people: readonly NamedPerson[]) =>
  people.map(({ preferred_name: _shown, ...person }) => person);

export const sentValues = (id: string, values: PhotoValues): Input<'photos/save'> => ({
  ...values,
  id,
  people: sentPeople(values.people),
});

interface Field {
  name: keyof PhotoValues;
  label: () => string;
  words: (values: PhotoValues) => string;
}

/** In form order. */
export const FIELDS: readonly Field[] = [
  {
    name: 'people',
    label: m.photo_people,
    words: ({ people }) => nameList(people.map(personName)),
  },
  { name: 'named', label: m.photo_named, words: ({ named }) => NAMED_WORDS[named]() },
  {
    name: 'sharing',
    label: m.photo_sharing,
    words: ({ sharing }) => SHARING_WORDS[sharing].label(),
  },
  { name: 'caption', label: m.photo_field_caption, words: ({ caption }) => caption },
  {
    name: 'taken_on',
    label: m.photo_field_day,
    words: ({ taken_on }) => (taken_on === null ? '' : formatDay(taken_on)),
  },
  {
    name: 'decade',
    label: m.photo_field_decade,
    words: ({ decade }) => (decade === null ? '' : m.photo_decade({ decade: String(decade) })),
  },
  {
    name: 'chapter',
    label: m.photo_field_chapter,
    words: ({ chapter }) =>
      chapter === null ? m.photo_chapter_by_date() : CHAPTER_WORDS[chapter](),
  },
  { name: 'place', label: m.photo_field_place, words: ({ place }) => place },
  { name: 'story', label: m.photo_field_story, words: ({ story }) => story },
];

/** `version` has its own conflict dialog, so it is not listed as an error. */
export const LISTED = {
  fields: FIELDS,
  findField: (name: string) => FIELDS.find((field) => field.name === name.split('.')[0]),
  elsewhere: ['version'],
};
