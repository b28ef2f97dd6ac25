import { z } from 'zod';

import { defineCalls } from '../call.ts';
import { Id, Instant, optionalText, shortText } from '../fields.ts';
import { LEVELS } from '../pal/levels.ts';
import { MISSING, STATUSES } from './choices.ts';
import { ResidentFields } from './profile.ts';

const Status = z.enum(STATUSES, { error: 'Choose a status.' });
const Named = z.object({ id: Id, name: z.string() });

/** Addresses of a picture in the sizes that screens need; good for some minutes. */
export const Picture = z.object({ thumb: z.string(), small: z.string(), large: z.string() });
export type Picture = z.infer<typeof Picture>;

/** The start of a stay cannot be planned further ahead, nor a birthday lie in the future: the server knows the day. */
export const ResidentInput = ResidentFields.extend({
  /** Where somebody is known before they move in, this is how they start. */
  status: z.enum(['pre_admission', 'current', 'respite']).default('current'),
  safety_confirmed: z.boolean().default(false),
});
export type ResidentInput = z.infer<typeof ResidentInput>;

export const ResidentEdit = ResidentFields.extend({
  id: Id,
  /** The version that the form was opened with: whoever saves second is told. */
  version: z.int(),
  /** Said once more when allergies or textures change. */
  safety_confirmed: z.boolean().default(false),
});
export type ResidentEdit = z.infer<typeof ResidentEdit>;

export const ResidentRow = z.object({
  id: Id,
  preferred_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  room: z.string().nullable(),
  unit: z.string().nullable(),
  status: Status,
  move_in_date: z.string(),
  picture: Picture.nullable(),
  /** One thing that matters to them, in a line. */
  matters: z.string().nullable(),
  pal_level: z.enum(LEVELS).nullable(),
  pal_review_due: z.string().nullable(),
  /** How they are best spoken with differs: the sign on the header of the accessible information standard. */
  communication_needs: z.boolean(),
  key_worker: Named.nullable(),
  group_ids: z.array(Id),
  missing: z.array(z.enum(MISSING)),
});
export type ResidentRow = z.infer<typeof ResidentRow>;

export const Resident = ResidentFields.extend({
  id: Id,
  version: z.int(),
  preferred_name: z.string(),
  status: Status,
  status_since: Instant,
  family_informed: z.boolean(),
  picture: Picture.nullable(),
  key_worker: Named.nullable(),
  named_nurse: Named.nullable(),
  groups: z.array(Named.extend({ colour: z.string() })),
  safety_confirmed_at: Instant.nullable(),
  safety_confirmed_by: z.string().nullable(),
  updated_at: Instant,
  updated_by: z.string().nullable(),
  can_undo_status: z.boolean(),
});
export type Resident = z.infer<typeof Resident>;

/** One page for somebody who meets the person for the first time today. */
export const Glance = ResidentFields.pick({
  first_language: true,
  other_languages: true,
  interpreter: true,
  communication: true,
  mobility: true,
  diet: true,
  allergies: true,
  safety: true,
  avoid_topics: true,
}).extend({
  id: Id,
  preferred_name: z.string(),
  full_name: z.string(),
  pronouns: z.string().nullable(),
  room: z.string().nullable(),
  status: Status,
  picture: Picture.nullable(),
  key_worker: z.string().nullable(),
  safety_confirmed_at: Instant.nullable(),
  safety_confirmed_by: z.string().nullable(),
  essentials: z.array(z.string()),
  matters: z.array(z.string()),
  talking: z.array(z.string()),
  comfort: z.array(z.string()),
  please_do: z.array(z.string()),
  please_dont: z.array(z.string()),
  loves: z.array(z.string()),
  never: z.array(z.string()),
  /** How to be with them, from the last ability check; without it, or without the right to see it, nothing. */
  guide: z
    .object({
      your_role: z.string(),
      what_to_say: z.string(),
      where_to_put_things: z.string(),
      length: z.string(),
    })
    .nullable(),
});
export type Glance = z.infer<typeof Glance>;

export const StatusChange = z.object({
  id: Id,
  version: z.int(),
  status: Status,
  /** When it was so; now, unless it is entered later. */
  since: Instant.optional(),
  reason: optionalText(300),
  family_informed: z.boolean().default(false),
});

const Found = ResidentRow.pick({
  id: true,
  preferred_name: true,
  first_name: true,
  last_name: true,
  room: true,
  status: true,
  picture: true,
});

const Versioned = z.object({ id: Id, version: z.int() });

export const residentCalls = defineCalls({
  'residents/list': {
    access: 'residents.view',
    summary: 'The people who live in this home, or those who did, by preferred name',
    input: z.object({ archived: z.boolean().default(false) }),
    output: z.array(ResidentRow),
  },
  'residents/search': {
    access: 'residents.view',
    summary:
      'People whose name or room is like what was typed, best first; forgives slips and accents',
    input: z.object({
      query: shortText(60, 'a name or room'),
      archived: z.boolean().default(false),
    }),
    output: z.array(Found),
  },
  'residents/get': {
    access: 'residents.view',
    summary: 'Everything that is recorded on a resident’s profile',
    input: z.object({ id: Id }),
    output: Resident,
  },
  'residents/glance': {
    access: 'residents.view',
    summary:
      'What somebody who does not know the person must know before saying hello, on one page',
    input: z.object({ id: Id }),
    output: Glance,
  },
  'residents/similar': {
    access: 'residents.add',
    summary: 'Whether somebody like this is here already: same birthday, similar last name',
    input: z.object({
      date_of_birth: ResidentFields.shape.date_of_birth,
      last_name: ResidentFields.shape.last_name,
    }),
    output: z.array(Found.extend({ date_of_birth: z.string() })),
  },
  'residents/add': {
    access: 'residents.add',
    summary: 'Adds a resident with their first stay',
    input: ResidentInput,
    output: Versioned,
  },
  'residents/edit': {
    access: 'residents.edit',
    summary: 'Changes a profile, unless somebody else has changed it meanwhile',
    input: ResidentEdit,
    output: Versioned,
  },
  'residents/confirm-safety': {
    access: 'residents.edit',
    summary: 'Says that allergies, textures and mobility agree with the care plan today',
    input: z.object({ id: Id }),
    output: Versioned,
  },
  'residents/set-picture': {
    access: 'residents.edit',
    summary: 'Uses an uploaded picture as the portrait, or none; needs the photo_record consent',
    input: z.object({ id: Id, picture_id: Id.nullable() }),
    output: Versioned,
  },
  'residents/change-status': {
    access: 'residents.edit',
    summary: 'Moves a resident along the status machine, with its effects',
    input: StatusChange,
    output: Versioned,
  },
  'residents/undo-status': {
    access: 'residents.edit',
    summary:
      'Takes the last change of status back, within 24 hours; a death only by a manager, with a reason',
    input: z.object({ id: Id, reason: optionalText(300) }),
    output: Versioned,
  },
  'residents/inform-family': {
    access: 'residents.edit',
    summary: 'Notes that the family has been told: from now on the app may show it to them',
    input: z.object({ id: Id }),
    output: Versioned,
  },
  'residents/history': {
    access: 'residents.view',
    summary: 'Stays and changes of status, newest first',
    input: z.object({ id: Id }),
    output: z.object({
      stays: z.array(
        z.object({
          id: Id,
          from_date: z.string(),
          to_date: z.string().nullable(),
          type: ResidentFields.shape.stay_type,
          reason: z.string().nullable(),
        }),
      ),
      statuses: z.array(
        z.object({
          id: Id,
          status: Status,
          since: Instant,
          reason: z.string().nullable(),
          changed_by: z.string().nullable(),
          changed_at: Instant,
          family_informed_at: Instant.nullable(),
          undone_at: Instant.nullable(),
        }),
      ),
    }),
  },
});
