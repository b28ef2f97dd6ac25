import { z } from 'zod';

import { defineCalls } from '../call.ts';
import { Id, Instant, longText, optionalLine, shortText } from '../fields.ts';
import { Picture } from '../residents/contract.ts';
import {
  PromptField,
  SectionField,
  VisibilityField,
  VoiceField,
  wellPlaced,
  written,
} from './fields.ts';
import { SUPPORTED_BY_MAX } from './limits.ts';
import { ENTRY_MAX } from './sections.ts';

const told = { ...written, voice: VoiceField, supported_by: optionalLine(SUPPORTED_BY_MAX) };
const place = { resident_id: Id, section_key: SectionField, prompt_key: PromptField };

export const EntryInput = z
  .object({ ...place, ...told, visibility: VisibilityField.optional() })
  .superRefine(wellPlaced);
export type EntryInput = z.input<typeof EntryInput>;

export const EntryEdit = z.object({
  id: Id,
  /** The version that was read: whoever saves second is told. */
  version: z.int(),
  ...told,
  visibility: VisibilityField,
});
export type EntryEdit = z.input<typeof EntryEdit>;

/** Waits until somebody who keeps the records has read it. A relative's is always in their own voice. */
export const Contribution = z
  .object({ ...place, ...told, voice: VoiceField.default('staff') })
  .superRefine(wellPlaced);
export type Contribution = z.input<typeof Contribution>;

const Shown = z.object({ id: Id, urls: Picture });

export const Entry = z.object({
  id: Id,
  section_key: SectionField,
  prompt_key: z.string().nullable(),
  text: z.string(),
  voice: VoiceField,
  author: z.string().nullable(),
  supported_by: z.string().nullable(),
  told_on: z.string(),
  period: z.string().nullable(),
  place: z.string().nullable(),
  visibility: VisibilityField,
  confirmed_by: z.string().nullable(),
  confirmed_on: z.string().nullable(),
  version: z.int(),
  created_at: Instant,
  media_ids: z.array(Id),
  pictures: z.array(Shown),
});
export type Entry = z.infer<typeof Entry>;

export const AboutMe = z.object({
  resident_id: Id,
  preferred_name: z.string(),
  completeness: z.int().min(0).max(100),
  /** Topics to handle with care: for staff alone. */
  avoid_topics: z.array(z.string()),
  /** Whether the family may read what is meant for them, and pictures may be kept here. */
  shared_with_family: z.boolean(),
  pictures_agreed: z.boolean(),
  closed: z.array(z.object({ section_key: SectionField, prompt_key: z.string().nullable() })),
  entries: z.array(Entry),
  /** Everybody's for those who may accept them; else one's own. */
  pending: z.array(Entry),
});
export type AboutMe = z.infer<typeof AboutMe>;

/** What a relative gets has a shape of its own: no people of the home, no versions, no dates of care. */
const FamilyEntry = z.object({
  id: Id,
  section_key: SectionField,
  prompt_key: z.string().nullable(),
  text: z.string(),
  voice: VoiceField,
  period: z.string().nullable(),
  place: z.string().nullable(),
  pictures: z.array(Shown),
});
export type FamilyEntry = z.infer<typeof FamilyEntry>;

export const FamilyAboutMe = z.object({
  preferred_name: z.string(),
  shared: z.boolean(),
  may_contribute: z.boolean(),
  entries: z.array(FamilyEntry),
  own_pending: z.array(FamilyEntry.extend({ created_at: Instant })),
});
export type FamilyAboutMe = z.infer<typeof FamilyAboutMe>;

const Named = z.object({ id: Id });
const Versioned = z.object({ id: Id, version: z.int() });

export const aboutMeCalls = defineCalls({
  'about-me/get': {
    access: 'residents.view',
    summary: 'What somebody has told about themselves, and what still waits to be accepted',
    input: z.object({ resident_id: Id }),
    output: AboutMe,
  },
  'about-me/add': {
    access: 'about-me.edit',
    summary: 'Writes something down; nothing is compulsory',
    input: EntryInput,
    output: Versioned,
  },
  'about-me/edit': {
    access: 'about-me.edit',
    summary: 'Changes what was written; every version is kept',
    input: EntryEdit,
    output: Versioned,
  },
  'about-me/remove': {
    access: 'about-me.edit',
    summary: 'Takes something out of the book; it is kept and can be brought back',
    input: Named,
    output: Versioned,
  },
  'about-me/restore': {
    access: 'about-me.edit',
    summary: 'Brings back what was taken out or declined',
    input: Named,
    output: Versioned,
  },
  'about-me/reorder': {
    access: 'about-me.edit',
    summary: 'Puts the entries of a section into this order',
    input: z.object({
      resident_id: Id,
      section_key: SectionField,
      order: z.array(Id).min(1, 'Say in which order.').max(100),
    }),
    output: z.object({}),
  },
  'about-me/close': {
    access: 'about-me.edit',
    summary: 'Notes that they prefer not to say (a section), or “not for me” (a question)',
    input: z.object(place),
    output: z.object({}),
  },
  'about-me/reopen': {
    access: 'about-me.edit',
    summary: 'Takes “prefers not to say” or “not for me” back',
    input: z.object(place),
    output: z.object({}),
  },
  'about-me/confirm': {
    access: 'about-me.edit',
    summary: 'Notes who says that it is still right, as of today',
    input: z.object({
      id: Id,
      confirmed_by: shortText(SUPPORTED_BY_MAX, 'who said that it is still right'),
    }),
    output: Versioned,
  },
  'about-me/contribute': {
    access: 'about-me.contribute',
    summary: 'Suggests something, as a carer or a relative; it waits to be accepted',
    input: Contribution,
    output: z.object({ id: Id }),
  },
  'about-me/accept': {
    access: 'about-me.edit',
    summary: 'Takes a contribution into the book, in its own words or edited',
    input: z.object({
      id: Id,
      version: z.int(),
      text: longText(ENTRY_MAX, 'a few words').optional(),
      visibility: VisibilityField.optional(),
    }),
    output: Versioned,
  },
  'about-me/decline': {
    access: 'about-me.edit',
    summary: 'Leaves a contribution out of the book; it is kept',
    input: Named,
    output: Versioned,
  },
  'about-me/versions': {
    access: 'residents.view',
    summary: 'How one entry came to be what it is, newest first',
    input: Named,
    output: z.array(
      z.object({
        version: z.int(),
        text: z.string(),
        voice: VoiceField,
        visibility: VisibilityField,
        status: z.enum(['pending', 'accepted', 'declined', 'removed']),
        written_by: z.string().nullable(),
        written_at: Instant,
      }),
    ),
  },
  'about-me/pending': {
    access: 'about-me.edit',
    summary: 'Contributions of the whole home that wait to be accepted, oldest first',
    input: z.object({}),
    output: z.array(
      Entry.extend({
        resident_id: Id,
        preferred_name: z.string(),
        last_name: z.string(),
        room: z.string().nullable(),
        /** The person's, not the entry's. */
        picture: Picture.nullable(),
      }),
    ),
  },
  'about-me/for-family': {
    access: 'relatives.view',
    summary: 'What a relative may read about their person, and what they have suggested themselves',
    input: z.object({ resident_id: Id }),
    output: FamilyAboutMe,
  },
});
