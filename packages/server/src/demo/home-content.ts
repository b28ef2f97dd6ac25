import { readFile } from 'node:fs/promises';

import { SafeguardingContacts } from '@relish/shared/accounts/home-settings/safeguarding.ts';
import { SECTION_KEYS, VOICES } from '@relish/shared/residents/about-me/sections.ts';
import { BASES } from '@relish/shared/residents/consents/purposes.ts';
import { isInterestCode, STANCES } from '@relish/shared/residents/interests/taxonomy.ts';
import {
  ACCESS_LEVELS,
  AUTHORITIES,
  RELATIONSHIPS,
} from '@relish/shared/residents/relatives/choices.ts';
import {
  ALLERGENS,
  DIETS,
  EATING_SUPPORT,
  FORMATS,
  GROUP_SIZES,
  HANDS,
  HEARING,
  MOVES,
  PLACES,
  READING,
  SESSION_MINUTES,
  SEVERITIES,
  SIGHT,
  SPEECH,
  STATUSES,
  STAY_TYPES,
  TIMES_OF_DAY,
} from '@relish/shared/residents/residents/choices.ts';
import { STAFF_ROLES } from '@relish/shared/roles.ts';
import { z } from 'zod';

/** Demonstration residents are described in content/demo. */
const FOLDER = new URL('../../../../content/demo/', import.meta.url);

const text = z.string().min(1).max(2000);
const daysAgo = z.int().min(-90).max(40_000);

const Relative = z.strictObject({
  first_name: text,
  last_name: text,
  relationship: z.enum(RELATIONSHIPS),
  access_level: z.literal(ACCESS_LEVELS),
  authority: z.enum(AUTHORITIES),
  is_main_contact: z.boolean(),
  status: z.enum(['active', 'invited', 'suspended']),
});

const Resident = z.strictObject({
  key: z.string(),
  title: text.optional(),
  first_name: text,
  last_name: text,
  preferred_name: text,
  pronouns: text.optional(),
  date_of_birth: z.iso.date(),
  room: text,
  unit: text.optional(),
  floor: text.optional(),
  moved_in_days_ago: daysAgo,
  stay_type: z.enum(STAY_TYPES),
  leaves_in_days: z.int().optional(),
  status: z.enum(STATUSES),
  status_days_ago: daysAgo.optional(),
  first_language: z.string().length(2),
  other_languages: z.array(z.string().length(2)).optional(),
  interpreter: z.boolean().optional(),
  communication: z
    .strictObject({
      hearing: z.enum(HEARING),
      sight: z.enum(SIGHT),
      speech: z.enum(SPEECH),
      reading: z.enum(READING),
      formats: z.array(z.enum(FORMATS)),
      yes_no: text.optional(),
    })
    .optional(),
  mobility: z
    .strictObject({
      moves: z.enum(MOVES),
      falls_risk: z.boolean(),
      help_to_stand: z.boolean(),
      dominant_hand: z.enum(HANDS),
      grip: text.optional(),
    })
    .optional(),
  diet: z
    .strictObject({
      kinds: z.array(z.enum(DIETS)),
      other: text.optional(),
      food_texture: z.literal([3, 4, 5, 6, 7]).optional(),
      easy_to_chew: z.boolean().optional(),
      drink_thickness: z.literal([0, 1, 2, 3, 4]).optional(),
      eating_support: z.enum(EATING_SUPPORT),
    })
    .optional(),
  allergies: z
    .array(
      z.strictObject({
        allergen: z.enum(ALLERGENS),
        severity: z.enum(SEVERITIES),
        detail: text.optional(),
      }),
    )
    .optional(),
  safety: z
    .strictObject({
      photosensitive: z.boolean(),
      oxygen: z.boolean(),
      pacemaker: z.boolean(),
      skin_fragile: z.boolean(),
    })
    .optional(),
  best_time_of_day: z.enum(TIMES_OF_DAY),
  group_size: z.enum(GROUP_SIZES),
  place: z.enum(PLACES),
  session_minutes: z.literal(SESSION_MINUTES),
  alcohol: text.optional(),
  smoking: text.optional(),
  faith: text.optional(),
  ethnicity: text.optional(),
  avoid_topics: z.array(text.max(100)).optional(),
  celebrate_birthday: z.boolean(),
  tags: z.array(text),
  interests: z.array(
    z.strictObject({
      code: z.string().refine(isInterestCode),
      stance: z.enum(STANCES),
      detail: text.max(200).optional(),
    }),
  ),
  about_me: z.array(
    z.strictObject({
      section: z.enum(SECTION_KEYS),
      text,
      voice: z.enum(VOICES),
      days_ago: daysAgo,
    }),
  ),
  /** Voice of both lists. */
  please_voice: z.enum(VOICES),
  please_do: z.array(text.max(140)).max(10),
  please_dont: z.array(text.max(140)).max(10),
  pal: z.array(z.strictObject({ days_ago: daysAgo, answers: z.string().regex(/^[PESR]{9}$/) })),
  consents: z.enum(['usual', 'private', 'open', 'ask']),
  /** For a resident without capacity: the basis of the decision and their known wishes. */
  decided_for_them: z
    .strictObject({
      basis: z.enum(BASES).exclude(['own_consent']),
      wishes: text.optional(),
    })
    .optional(),
  relatives: z.array(Relative),
});
export type DemoResident = z.infer<typeof Resident>;

const Home = z.strictObject({
  home: text,
  safeguarding_contacts: SafeguardingContacts,
  staff: z.array(
    z.strictObject({
      first_name: text,
      last_name: text,
      role: z.enum(STAFF_ROLES),
      job_title: text,
    }),
  ),
  groups: z.array(
    z.strictObject({
      name: text,
      kind: z.enum(['unit', 'interest', 'ability', 'table', 'custom']),
      colour: z.enum(['green', 'apricot', 'blue', 'amber', 'plum', 'teal']),
      members: z.array(z.string()),
    }),
  ),
  residents: z.array(Resident).min(24).max(40),
});
export type DemoHome = z.infer<typeof Home>;

export async function readDemoHome(name: string): Promise<DemoHome | undefined> {
  const file = new URL(`${name.toLowerCase().replaceAll(' ', '-')}.json`, FOLDER);
  const content = await readFile(file, 'utf8').catch(() => undefined);
  return content === undefined ? undefined : Home.parse(JSON.parse(content));
}
