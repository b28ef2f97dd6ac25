import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id, shortText } from '../../fields.ts';
import { labelProblem } from './label-rules.ts';
import { TAG_COLOURS, TAG_GROUPS, TAG_LIMITS } from './system-tags.ts';

export const TagLabel = shortText(TAG_LIMITS.label_max, 'a tag')
  .min(TAG_LIMITS.label_min, `Use at least ${TAG_LIMITS.label_min} characters.`)
  .superRefine((label, context) => {
    const problem = labelProblem(label);
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
  });
const TagGroup = z.enum(TAG_GROUPS, { error: 'Choose a group.' });

/** A system tag's code or the id of a home's tag. */
const TagName = z.string({ error: 'Choose a tag from the list.' }).max(60);

export const TagInput = z.object({ group: TagGroup, label: TagLabel });
export const TagRename = z.object({ id: Id, label: TagLabel });

/** Staff only; special groups can reveal faith or origin. */
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
  uses: z.int(),
});
export type ListedTag = z.infer<typeof ListedTag>;

const byId = { input: z.object({ id: Id }), output: z.object({ id: Id }) };

export const tagCalls = defineCalls({
  'tags/list': {
    access: 'residents.view',
    reads: ['tags'],
    summary: 'List the available tags: ours, then the home’s own',
    input: z.object({}),
    output: z.array(ListedTag),
  },
  'tags/add': {
    access: 'tags.manage',
    changes: ['tags'],
    creates: true,
    summary: 'Add a tag of this home',
    input: TagInput,
    output: z.object({ id: Id }),
  },
  'tags/rename': {
    access: 'tags.manage',
    changes: ['tags'],
    summary: 'Rename a tag of this home; residents keep it',
    input: TagRename,
    output: z.object({ id: Id }),
  },
  'tags/archive': {
    access: 'tags.manage',
    changes: ['tags'],
    summary: 'Archive a tag of this home, hiding it from choices and profiles',
    ...byId,
  },
  'tags/restore': {
    access: 'tags.manage',
    changes: ['tags'],
    summary: 'Restore an archived tag, also on residents who had it',
    ...byId,
  },
  'tags/merge': {
    access: 'tags.merge',
    changes: ['tags'],
    summary: 'Replace one tag with another on all residents, and archive the first',
    input: z.object({ from_id: Id, into: TagName }),
    output: z.object({ moved: z.int() }),
  },
  'tags/of': {
    access: 'residents.view',
    reads: ['tags'],
    summary: 'List the tags of a resident',
    input: z.object({ resident_id: Id }),
    output: z.array(Tag),
  },
  'tags/set': {
    access: 'residents.edit',
    changes: ['tags'],
    summary: 'Set the tags of a resident, replacing the previous ones',
    input: z.object({
      resident_id: Id,
      tags: z
        .array(TagName, { error: 'Choose tags from the list.' })
        .max(TAG_LIMITS.per_resident, `Choose at most ${TAG_LIMITS.per_resident} tags.`),
    }),
    output: z.object({}),
  },
});
