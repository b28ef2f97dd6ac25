import { z } from 'zod';

import { defineCalls } from '../call.ts';
import { Id, shortText } from '../fields.ts';
import { labelProblem } from './label-rules.ts';
import { TAG_COLOURS, TAG_GROUPS, TAG_LIMITS } from './system-tags.ts';

export const TagLabel = shortText(TAG_LIMITS.label_max, 'a tag')
  .min(TAG_LIMITS.label_min, `Use at least ${TAG_LIMITS.label_min} characters.`)
  .superRefine((label, context) => {
    const problem = labelProblem(label);
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
  });
const TagGroup = z.enum(TAG_GROUPS, { error: 'Choose a group.' });

/** A system tag's code, or the id of a tag of the home. */
const TagName = z.string({ error: 'Choose a tag from the list.' }).max(60);

export const TagInput = z.object({ group: TagGroup, label: TagLabel });
export const TagRename = z.object({ id: Id, label: TagLabel });

/** Nothing of this is for relatives or boards; what is special can reveal faith or origin. */
export const Tag = z.object({
  tag: z.string(),
  group: TagGroup,
  label: z.string(),
  colour: z.enum(TAG_COLOURS),
  special: z.boolean(),
});
export type Tag = z.infer<typeof Tag>;

export const ListedTag = Tag.extend({
  scope: z.enum(['system', 'carehome']),
  active: z.boolean(),
  /** How many of those who live here have it. */
  uses: z.int(),
});
export type ListedTag = z.infer<typeof ListedTag>;

const byId = { input: z.object({ id: Id }), output: z.object({ id: Id }) };

export const tagCalls = defineCalls({
  'tags/list': {
    access: 'residents.view',
    summary: 'The tags to choose from: ours for every home, then the home’s own',
    input: z.object({}),
    output: z.array(ListedTag),
  },
  'tags/add': {
    access: 'tags.manage',
    summary: 'Adds a tag for this home',
    input: TagInput,
    output: z.object({ id: Id }),
  },
  'tags/rename': {
    access: 'tags.manage',
    summary: 'Gives a tag of this home another name; whoever has it keeps it',
    input: TagRename,
    output: z.object({ id: Id }),
  },
  'tags/archive': {
    access: 'tags.manage',
    summary: 'Hides a tag of this home from the choice and from people’s profiles',
    ...byId,
  },
  'tags/restore': {
    access: 'tags.manage',
    summary: 'Brings a tag back, also to those who had it',
    ...byId,
  },
  'tags/merge': {
    access: 'tags.merge',
    summary: 'Gives everybody with one tag another instead, and archives the first',
    input: z.object({ from_id: Id, into: TagName }),
    output: z.object({ moved: z.int() }),
  },
  'tags/of': {
    access: 'residents.view',
    summary: 'The tags of one resident',
    input: z.object({ resident_id: Id }),
    output: z.array(Tag),
  },
  'tags/set': {
    access: 'residents.edit',
    summary: 'Says which tags a resident has; those not named they no longer have',
    input: z.object({
      resident_id: Id,
      tags: z
        .array(TagName, { error: 'Choose tags from the list.' })
        .max(TAG_LIMITS.per_resident, `Choose at most ${TAG_LIMITS.per_resident} tags.`),
    }),
    output: z.object({}),
  },
});
