import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id, Instant, longText, optionalLine, shortText } from '../../fields.ts';
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

const storyFields = { ...written, voice: VoiceField, supported_by: optionalLine(SUPPORTED_BY_MAX) };
const place = { resident_id: Id, section_key: SectionField, prompt_key: PromptField };

export const EntryInput = z
  .object({ ...place, ...storyFields, visibility: VisibilityField.optional() })
  .superRefine(wellPlaced);
export type EntryInput = z.input<typeof EntryInput>;

export const EntryEdit = z.object({
  id: Id,
  /** Optimistic lock. */
  version: z.int(),
  ...storyFields,
  visibility: VisibilityField,
});
export type EntryEdit = z.input<typeof EntryEdit>;

/** Pending until accepted. A relative's is always in their own voice. */
export const Contribution = z
  .object({ ...place, ...storyFields, voice: VoiceField.default('staff') })
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
  /** Staff only. */
  avoid_topics: z.array(z.string()),
  /** Also allows pictures here. */
  shared_with_family: z.boolean(),
  pictures_agreed: z.boolean(),
  closed: z.array(z.object({ section_key: SectionField, prompt_key: z.string().nullable() })),
  entries: z.array(Entry),
  /** All for those who may accept them, otherwise the user's own. */
  pending: z.array(Entry),
});
export type AboutMe = z.infer<typeof AboutMe>;

/** A separate schema for relatives: no staff names, versions or care dates. */
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
    reads: ['about-me'],
    summary: 'Get a resident’s About me, including pending contributions',
    input: z.object({ resident_id: Id }),
    output: AboutMe,
  },
  'about-me/add': {
    access: 'about-me.edit',
    changes: ['about-me'],
    creates: true,
    summary: 'Add an entry to About me',
    input: EntryInput,
    output: Versioned,
  },
  'about-me/edit': {
    access: 'about-me.edit',
    changes: ['about-me'],
    summary: 'Edit an entry; every version is kept',
    input: EntryEdit,
    output: Versioned,
  },
  'about-me/remove': {
    access: 'about-me.edit',
    changes: ['about-me'],
    summary: 'Remove an entry from About me; it can be restored',
    input: Named,
    output: Versioned,
  },
  'about-me/restore': {
    access: 'about-me.edit',
    changes: ['about-me'],
    summary: 'Restore a removed entry or a declined contribution',
    input: Named,
    output: Versioned,
  },
  'about-me/reorder': {
    access: 'about-me.edit',
    changes: ['about-me'],
    summary: 'Set the order of the entries in a section',
    input: z.object({
      resident_id: Id,
      section_key: SectionField,
      order: z.array(Id).min(1, 'Say in which order.').max(100),
    }),
    output: z.object({}),
  },
  'about-me/close': {
    access: 'about-me.edit',
    changes: ['about-me'],
    summary: 'Mark a section as “prefers not to say” or a question as “not for me”',
    input: z.object(place),
    output: z.object({}),
  },
  'about-me/reopen': {
    access: 'about-me.edit',
    changes: ['about-me'],
    summary: 'Undo “prefers not to say” or “not for me”',
    input: z.object(place),
    output: z.object({}),
  },
  'about-me/confirm': {
    access: 'about-me.edit',
    changes: ['about-me'],
    summary: 'Confirm that an entry is still right, with who said so',
    input: z.object({
      id: Id,
      confirmed_by: shortText(SUPPORTED_BY_MAX, 'who said that it is still right'),
    }),
    output: Versioned,
  },
  'about-me/contribute': {
    access: 'about-me.contribute',
    changes: ['about-me'],
    creates: true,
    summary: 'Suggest an entry, as a carer or a relative, for staff to accept',
    input: Contribution,
    output: z.object({ id: Id }),
  },
  'about-me/accept': {
    access: 'about-me.edit',
    changes: ['about-me'],
    summary: 'Accept a contribution into About me, unchanged or edited',
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
    changes: ['about-me'],
    summary: 'Decline a contribution; it is kept',
    input: Named,
    output: Versioned,
  },
  'about-me/versions': {
    access: 'residents.view',
    reads: ['about-me'],
    summary: 'List the versions of an entry, newest first',
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
    reads: ['about-me', 'residents'],
    summary: 'List the home’s pending contributions, oldest first',
    input: z.object({}),
    output: z.array(
      Entry.extend({
        resident_id: Id,
        preferred_name: z.string(),
        last_name: z.string(),
        room: z.string().nullable(),
        picture: Picture.nullable(),
      }),
    ),
  },
  'about-me/for-family': {
    access: 'relatives.view',
    reads: ['about-me'],
    summary: 'Get what a relative may read in About me, and their own contributions',
    input: z.object({ resident_id: Id }),
    output: FamilyAboutMe,
  },
});
