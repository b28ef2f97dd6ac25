import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Day, Id, Instant, optionalText, shortText } from '../../fields.ts';
import { LEVELS } from '../pal/levels.ts';
import { MISSING, STATUSES } from './choices.ts';
import { ResidentFields } from './profile.ts';

const Status = z.enum(STATUSES, { error: 'Choose a status.' });
const Named = z.object({ id: Id, name: z.string() });

export const Picture = z.object({ thumb: z.string(), small: z.string(), large: z.string() });
export type Picture = z.infer<typeof Picture>;

/** Date limits depend on the current day, so the server checks them. */
export const ResidentInput = ResidentFields.extend({
  /** The initial status. */
  status: z.enum(['pre_admission', 'current', 'respite']).default('current'),
  safety_confirmed: z.boolean().default(false),
});
export type ResidentInput = z.infer<typeof ResidentInput>;

export const ResidentEdit = ResidentFields.extend({
  id: Id,
  /** Optimistic lock. */
  version: z.int(),
  /** Required when allergies or textures change. */
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
  /** For former residents, when they left. */
  status_since: Instant,
  picture: Picture.nullable(),
  /** One thing that matters to them. */
  matters: z.string().nullable(),
  pal_level: z.enum(LEVELS).nullable(),
  pal_review_due: z.string().nullable(),
  /** Flag of the Accessible Information Standard. */
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

/** For someone meeting the resident for the first time. */
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
  /** From the last ability check; null without it or without permission. */
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
  /** Defaults to now. */
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
    reads: ['residents', 'consents', 'groups', 'about-me', 'interests', 'pal'],
    summary: 'List the current or former residents of the home, by preferred name',
    input: z.object({ archived: z.boolean().default(false) }),
    output: z.array(ResidentRow),
  },
  'residents/search': {
    access: 'residents.view',
    reads: ['residents', 'consents'],
    summary: 'Search residents by name or room, best match first, ignoring typos and accents',
    input: z.object({
      query: shortText(60, 'a name or room'),
      archived: z.boolean().default(false),
    }),
    output: z.array(Found),
  },
  'residents/get': {
    access: 'residents.view',
    reads: ['residents', 'consents', 'groups', 'pal', 'staff'],
    summary: 'Get a resident’s profile',
    input: z.object({ id: Id }),
    output: Resident,
  },
  'residents/glance': {
    access: 'residents.view',
    reads: ['residents', 'consents', 'groups', 'about-me', 'interests', 'pal'],
    summary: 'Get the essentials about a resident on one page, for staff who do not know them',
    input: z.object({ id: Id }),
    output: Glance,
  },
  'residents/similar': {
    access: 'residents.add',
    reads: ['residents'],
    summary: 'Find possible duplicates: same date of birth, similar last name',
    input: z.object({
      date_of_birth: Day,
      last_name: ResidentFields.shape.last_name,
    }),
    output: z.array(Found.extend({ date_of_birth: z.string() })),
  },
  'residents/add': {
    access: 'residents.add',
    changes: ['residents'],
    creates: true,
    summary: 'Add a resident with their first stay',
    input: ResidentInput,
    output: Versioned,
  },
  'residents/edit': {
    access: 'residents.edit',
    changes: ['residents'],
    summary: 'Edit a profile, unless a colleague has changed it meanwhile',
    input: ResidentEdit,
    output: Versioned,
  },
  'residents/confirm-safety': {
    access: 'residents.edit',
    changes: ['residents'],
    summary: 'Confirm that allergies, textures and mobility match the care plan today',
    input: z.object({ id: Id }),
    output: Versioned,
  },
  'residents/set-picture': {
    access: 'residents.edit',
    changes: ['residents'],
    summary: 'Set or remove the portrait; requires the photo_record consent',
    input: z.object({ id: Id, picture_id: Id.nullable() }),
    output: Versioned,
  },
  'residents/change-status': {
    access: 'residents.edit',
    changes: ['residents', 'relatives', 'consents', 'groups'],
    summary: 'Change a resident’s status, with its effects',
    input: StatusChange,
    output: Versioned,
  },
  'residents/undo-status': {
    access: 'residents.edit',
    changes: ['residents', 'relatives', 'consents', 'groups'],
    summary:
      'Undo the last change of status within 24 hours; a death only as a manager, with a reason',
    input: z.object({ id: Id, reason: optionalText(300) }),
    output: Versioned,
  },
  'residents/inform-family': {
    access: 'residents.edit',
    changes: ['residents', 'relatives'],
    summary: 'Record that the family has been informed, so that the app may show them the status',
    input: z.object({ id: Id }),
    output: Versioned,
  },
  'residents/history': {
    access: 'residents.view',
    reads: ['residents'],
    summary: 'List a resident’s stays and changes of status, newest first',
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
