import { z } from 'zod';

import { Id, RoleField } from '../../fields.ts';
import { INTERESTS } from '../interests/taxonomy.ts';
import { Picture } from '../residents/contract.ts';
import { Communication, ResidentFields } from '../residents/profile.ts';
import { RELATIONSHIPS } from './choices.ts';
import { FAMILY_STATES } from './family-state.ts';

const CODES = INTERESTS.map(({ code }) => code);

/** Separate schemas for families, so that nothing internal can leak from a staff schema. */
export const FamilyPersonRow = z.object({
  id: Id,
  preferred_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  pronouns: z.string().nullable(),
  picture: Picture.nullable(),
  relationship: z.enum(RELATIONSHIPS),
  access_level: z.int(),
  home_name: z.string(),
  /** If the home shares it. */
  room: z.string().nullable(),
  state: z.enum(FAMILY_STATES),
});
export type FamilyPersonRow = z.infer<typeof FamilyPersonRow>;

export const FamilyPerson = FamilyPersonRow.extend({
  /** Name only, without contact details. */
  key_worker: z
    .object({ first_name: z.string(), role: RoleField, job_title: z.string().nullable() })
    .nullable(),
  communication: Communication,
  first_language: z.string(),
  other_languages: z.array(z.string()),
  interpreter: z.boolean(),
  best_time_of_day: ResidentFields.shape.best_time_of_day.unwrap(),
  group_size: ResidentFields.shape.group_size.unwrap(),
  place: ResidentFields.shape.place.unwrap(),
  /** Interests shared with this relative. */
  interests: z
    .array(
      z.object({
        interest_code: z.enum(CODES as [(typeof CODES)[number], ...typeof CODES]),
        stance: z.enum(['love', 'like']),
        detail: z.string().nullable(),
      }),
    )
    .nullable(),
  /** The content is requested separately. */
  sees_about_me: z.boolean(),
  sees_consents: z.boolean(),
});
export type FamilyPerson = z.infer<typeof FamilyPerson>;
