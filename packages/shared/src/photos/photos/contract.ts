import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Day, Id, longText, optionalDay, optionalLine, optionalText } from '../../fields.ts';
import { ENTRY_MAX } from '../../residents/about-me/sections.ts';
import { PHOTO_LIMITS, PHOTO_SHARING, PHOTO_STATES } from './choices.ts';
import { LIFE_CHAPTERS } from './life-chapters.ts';
import {
  checkPeople,
  Decade,
  Photo,
  PhotoCard,
  PhotoRegion,
  refuseTwoTimes,
  When,
  WhoIsInIt,
  WhoSees,
} from './photo.ts';

const ById = z.object({ id: Id });
const Versioned = ById.extend({ version: z.int() });

const ids = (max: number, missing: string) =>
  z
    .array(Id)
    .min(1, missing)
    .max(max, `Choose at most ${max}.`)
    .refine((all) => new Set(all).size === all.length, 'Choose each of them once.');
const someIds = z.array(Id).max(PHOTO_LIMITS.people).default([]);

export const PhotoDetails = When.extend({
  place: optionalLine(PHOTO_LIMITS.place),
  caption: optionalLine(PHOTO_LIMITS.caption),
  story: optionalText(PHOTO_LIMITS.story),
});

export const SaveInput = Versioned.extend(PhotoDetails.shape)
  .extend({
    /** Null if it follows from the date. */
    chapter: z.enum(LIFE_CHAPTERS).nullable().default(null),
  })
  .extend(WhoIsInIt.shape)
  .superRefine(refuseTwoTimes)
  .superRefine(checkPeople);

export const SuggestInput = PhotoDetails.extend({
  media_id: Id,
  resident_id: Id,
  /** The uploader confirms that they may share it. */
  may_share: z.literal(true, { error: 'Confirm that you may share this photo.' }),
}).superRefine(refuseTwoTimes);

export const AnswerInput = ById.extend({
  accept: z.boolean(),
  message: optionalText(PHOTO_LIMITS.answer),
  /** Also adds the photo to the memory book of About me, with this story. */
  about_me: z
    .object({ text: longText(ENTRY_MAX, 'a few words') })
    .nullable()
    .default(null),
}).refine(({ accept, message }) => accept || message !== null, {
  path: ['message'],
  message: 'Write a few words to the family.',
});

export const ThankInput = ById.extend({
  heart: z.boolean().default(true),
  text: optionalLine(PHOTO_LIMITS.thanks),
});

/** Fields that are missing stay as they are. */
const Change = z
  .object({
    add_resident_ids: someIds,
    caption: longText(PHOTO_LIMITS.caption, 'a caption').optional(),
    sharing: z.enum(PHOTO_SHARING).optional(),
    hidden: z.boolean().optional(),
  })
  .refine(
    ({ add_resident_ids, ...rest }) => add_resident_ids.length > 0 || Object.keys(rest).length > 0,
    'Choose what to change.',
  );

export const photoCalls = defineCalls({
  'photos/list': {
    access: 'photo-book.view',
    reads: ['photos', 'consents', 'relatives', 'residents'],
    summary:
      'List the photos that the user may see, latest first; a page can be shorter than its limit although more follow',
    input: z.object({
      resident_id: Id.optional(),
      /** Year and month, such as 2026-11. */
      month: z
        .string()
        .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Choose a month.')
        .optional(),
      decade: Decade.optional(),
      state: z.enum(PHOTO_STATES).optional(),
      event_id: Id.optional(),
      report_id: Id.optional(),
      /** Only the album of the home. */
      for_display: z.boolean().default(false),
      /** Only favourites, which are chosen for the whole home. */
      favourites: z.boolean().default(false),
      after: z.object({ day: Day, id: Id }).nullable().default(null),
      limit: z.int().min(1).max(PHOTO_LIMITS.page).default(40),
    }),
    output: z.object({
      photos: z.array(PhotoCard),
      /** Where the next page begins; null at the end. */
      next: z.object({ day: Day, id: Id }).nullable(),
    }),
  },
  'photos/get': {
    access: 'photo-book.view',
    reads: ['photos', 'consents', 'relatives', 'residents'],
    summary: 'Get a photo; only staff get who is in it and who sees it',
    input: ById,
    output: Photo,
  },
  'photos/add': {
    access: 'photos.add',
    changes: ['photos'],
    creates: true,
    summary: 'Add up to 20 uploaded pictures as photos; only staff see them until people are named',
    input: z.object({
      media_ids: ids(PHOTO_LIMITS.at_once, 'Choose a picture.'),
      /** Today if left out. */
      taken_on: optionalDay,
      event_id: Id.nullable().default(null),
      report_id: Id.nullable().default(null),
      /** Already known to be in all of them. */
      resident_ids: someIds,
    }),
    output: z.object({ ids: z.array(Id) }),
  },
  'photos/save': {
    access: 'photos.edit',
    changes: ['photos'],
    creates: true,
    summary: 'Save the details of a photo, who is in it and whom it is shared with',
    input: SaveInput,
    output: z.object({
      version: z.int(),
      state: z.enum(PHOTO_STATES),
      who_sees: z.array(WhoSees),
    }),
  },
  'photos/save-many': {
    access: 'photos.edit',
    changes: ['photos'],
    summary:
      'Tag, caption, share, hide or show up to 100 photos; photos that someone refused are left out',
    input: z.object({
      ids: ids(PHOTO_LIMITS.many, 'Choose a photo.'),
      change: Change,
    }),
    output: z.object({ changed: z.array(Id) }),
  },
  'photos/crop': {
    access: 'photos.edit',
    changes: ['photos'],
    creates: true,
    summary: 'Crop a photo for everyone; people whose place is cut off are no longer in it',
    input: Versioned.extend({ region: PhotoRegion }),
    output: z.object({ version: z.int(), width: z.int(), height: z.int() }),
  },
  'photos/refuse': {
    access: 'photos.edit',
    changes: ['photos'],
    summary: 'Record that someone in the photo said no on the day; no one sees it from then on',
    input: ById.extend({
      /** Null for someone who is not a resident. */
      resident_id: Id.nullable(),
    }),
    output: z.object({}),
  },
  'photos/remove': {
    access: 'photos.edit',
    changes: ['photos'],
    summary: 'Remove photos for good: any for those who keep the records, otherwise the user’s own',
    input: z.object({ ids: ids(PHOTO_LIMITS.many, 'Choose a photo.') }),
    output: z.object({}),
  },
  'photos/who-sees': {
    access: 'photos.edit',
    reads: ['photos', 'consents', 'residents'],
    summary:
      'Say who would see a photo with these people and this sharing, and why others would not',
    input: ById.extend(WhoIsInIt.shape),
    output: z.object({ who_sees: z.array(WhoSees) }),
  },
  'photos/suggest': {
    access: 'photos.suggest',
    changes: ['photos'],
    creates: true,
    summary: 'Suggest a family photo of the relative’s resident; staff accept or decline it',
    input: SuggestInput,
    output: ById,
  },
  'photos/answer': {
    access: 'photos.keep',
    changes: ['photos', 'about-me'],
    summary: 'Accept a family’s photo, also for About me, or decline it with a message',
    input: AnswerInput,
    output: z.object({}),
  },
  'photos/thank': {
    access: 'relatives.view',
    changes: ['photos'],
    summary:
      'Say thank you for a photo with a heart and a sentence that staff can read; or undo it',
    input: ThankInput,
    output: z.object({}),
  },
  'photos/duplicates': {
    access: 'photos.edit',
    reads: ['photos'],
    summary: 'List photos that look the same, as a suggestion',
    input: z.object({
      /** Only photos that look like one of these. */
      ids: someIds,
    }),
    output: z.object({
      groups: z.array(
        z.object({
          /** The same file, not only alike. */
          is_same_file: z.boolean(),
          photos: z.array(PhotoCard),
        }),
      ),
    }),
  },
});
