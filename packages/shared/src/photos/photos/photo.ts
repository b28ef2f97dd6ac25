import { z } from 'zod';

import { Day, Id, Instant, optionalDay } from '../../fields.ts';
import { Picture } from '../../residents/residents/contract.ts';
import {
  NAMED,
  PERSON_KINDS,
  PHOTO_AUDIENCES,
  PHOTO_LIMITS,
  PHOTO_ORIGINS,
  PHOTO_REASONS,
  PHOTO_SHARING,
  PHOTO_STATES,
  PHOTO_VIEWS,
  SMALLEST_REGION,
  TREATMENTS,
} from './choices.ts';
import { LIFE_CHAPTERS } from './life-chapters.ts';

const thousandths = (least: number) => z.int().min(least).max(1000);

/** In thousandths of the upright picture, from its top left corner. */
export const PhotoRegion = z
  .object({
    x: thousandths(0),
    y: thousandths(0),
    w: thousandths(SMALLEST_REGION),
    h: thousandths(SMALLEST_REGION),
  })
  .refine(({ x, y, w, h }) => x + w <= 1000 && y + h <= 1000, 'Mark a place inside the picture.');
export type PhotoRegion = z.infer<typeof PhotoRegion>;

/** Everyone but the position, which is the order in the list. */
export const PersonInput = z
  .object({
    kind: z.enum(PERSON_KINDS, { error: 'Choose who it is.' }),
    resident_id: Id.nullable().default(null),
    region: PhotoRegion.nullable().default(null),
    /** Asked about this photo: a resident who wants to be asked each time, or a child’s parent or school. */
    agreed: z.boolean().default(false),
    treatment: z.enum(TREATMENTS).default('show'),
  })
  .refine(({ kind, resident_id }) => (kind === 'resident') === (resident_id !== null), {
    path: ['resident_id'],
    message: 'Choose the resident.',
  });
export type PersonInput = z.infer<typeof PersonInput>;

export const Decade = z
  .int()
  .min(PHOTO_LIMITS.oldest_decade)
  .max(2190)
  .multipleOf(10, 'Choose a decade.');

/** A day, or for old photos only the decade. */
export const When = z.object({
  taken_on: optionalDay,
  decade: Decade.nullable().default(null),
});

export const refuseTwoTimes = (
  { taken_on, decade }: { taken_on: string | null; decade: number | null },
  context: z.RefinementCtx,
) => {
  if (taken_on !== null && decade !== null)
    context.addIssue({
      code: 'custom',
      path: ['decade'],
      message: 'Enter a date or a decade, not both.',
    });
};

/** Who is in a photo and whom it is shared with, saved or not. */
export const WhoIsInIt = z.object({
  people: z
    .array(PersonInput)
    .max(PHOTO_LIMITS.people, `Name at most ${PHOTO_LIMITS.people} people.`)
    .default([]),
  named: z.enum(NAMED, { error: 'Say whether everyone has been named.' }),
  sharing: z.enum(PHOTO_SHARING, { error: 'Choose who may see it.' }),
});
export type WhoIsInIt = z.infer<typeof WhoIsInIt>;

export const checkPeople = (
  { people, named }: Pick<WhoIsInIt, 'people' | 'named'>,
  context: z.RefinementCtx,
) => {
  const issue = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (named === 'nobody' && people.length > 0)
    issue('named', 'Remove the people, or say that everyone has been named.');
  if (named === 'everyone' && people.length === 0)
    issue('named', 'Name the people, or say that no one can be recognised.');
  const ids = people.flatMap(({ resident_id }) => resident_id ?? []);
  if (new Set(ids).size < ids.length) issue('people', 'Name each resident once.');
};

/** The residents are named for staff only. */
export const Reason = z.object({
  code: z.enum(PHOTO_REASONS),
  residents: z.array(z.object({ id: Id, preferred_name: z.string() })),
});
export type Reason = z.infer<typeof Reason>;

/** One answer per audience; own families get one for each resident in the photo. */
export const WhoSees = z.object({
  audience: z.enum(PHOTO_AUDIENCES),
  /** Whose family it is about. */
  resident: z.object({ id: Id, preferred_name: z.string() }).nullable(),
  sees: z.enum(PHOTO_VIEWS),
  reasons: z.array(Reason),
});
export type WhoSees = z.infer<typeof WhoSees>;

/** The only part that families never receive (N9). */
const StaffCard = z.object({
  sharing: z.enum(PHOTO_SHARING),
  named: z.enum(NAMED),
  event_id: Id.nullable(),
  report_id: Id.nullable(),
  added_by: z.string().nullable(),
  favourite: z.boolean(),
  /** How many relatives have said thank you. */
  thanks: z.int(),
  /** Why the picture is not shown to this member of staff. */
  reasons: z.array(Reason),
});

export const PhotoCard = z.object({
  id: Id,
  version: z.int(),
  state: z.enum(PHOTO_STATES),
  origin: z.enum(PHOTO_ORIGINS),
  /** Null for staff where the picture may not be shown; such photos are not listed for families. */
  picture: Picture.nullable(),
  /** Whether `picture` leads to the blurred version. */
  is_blurred: z.boolean(),
  width: z.int(),
  height: z.int(),
  taken_on: Day.nullable(),
  decade: z.int().nullable(),
  place: z.string().nullable(),
  caption: z.string().nullable(),
  story: z.string().nullable(),
  /** Chosen by staff; null if it follows from the date. */
  chapter: z.enum(LIFE_CHAPTERS).nullable(),
  added_at: Instant,
  /** A relative gets only their own residents (N1). */
  residents: z.array(z.object({ id: Id, preferred_name: z.string() })),
  /** Added by the user themselves. */
  is_own: z.boolean(),
  staff: StaffCard.nullable(),
});
export type PhotoCard = z.infer<typeof PhotoCard>;

const PersonInPhoto = z.object({
  kind: z.enum(PERSON_KINDS),
  resident_id: Id.nullable(),
  preferred_name: z.string().nullable(),
  region: PhotoRegion.nullable(),
  agreed: z.boolean(),
  refused: z.boolean(),
  treatment: z.enum(TREATMENTS),
});

const Thanks = z.object({ heart: z.boolean(), text: z.string().nullable(), at: Instant });

export const Photo = PhotoCard.extend({
  staff: StaffCard.extend({
    people: z.array(PersonInPhoto),
    who_sees: z.array(WhoSees),
    /** Residents of the event or record who are not named yet. */
    likely: z.array(z.object({ id: Id, preferred_name: z.string() })),
    thanks_received: z.array(Thanks.extend({ from: z.string().nullable() })),
    can_edit: z.boolean(),
    can_remove: z.boolean(),
    /** The record, or the resident whose About me shows it. */
    belongs_to: z.object({ kind: z.enum(['record', 'about_me']), id: Id }).nullable(),
  }).nullable(),
  /** The user’s own thank you. */
  own_thanks: Thanks.nullable(),
  /** The answer of the home to the user’s own suggestion. */
  answer: z.string().nullable(),
});
export type Photo = z.infer<typeof Photo>;
