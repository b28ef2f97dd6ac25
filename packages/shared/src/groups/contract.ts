import { z } from 'zod';

import { defineCalls } from '../call.ts';
import { Id, shortText } from '../fields.ts';
import { groupNameProblem } from '../tags/label-rules.ts';
import { GROUP_COLOURS, GROUP_KINDS, GROUP_LIMITS } from './choices.ts';

const GroupName = shortText(GROUP_LIMITS.name_max, 'a name')
  .min(GROUP_LIMITS.name_min, `Use at least ${GROUP_LIMITS.name_min} characters.`)
  .superRefine((name, context) => {
    const problem = groupNameProblem(name);
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
  });
const Kind = z.enum(GROUP_KINDS, { error: 'Choose what kind of group it is.' });
const Colour = z.enum(GROUP_COLOURS, { error: 'Choose a colour.' });

export const GroupInput = z.object({ name: GroupName, kind: Kind, colour: Colour });
export const GroupEdit = GroupInput.extend({ id: Id, active: z.boolean() });

export const Group = z.object({
  id: Id,
  name: z.string(),
  kind: Kind,
  colour: Colour,
  active: z.boolean(),
  /** Those who live here, or soon will; who has left is not among them. */
  member_ids: z.array(Id),
});
export type Group = z.infer<typeof Group>;

export const groupCalls = defineCalls({
  'groups/list': {
    access: 'residents.view',
    summary: 'The groups of this home with their members, those in use first',
    input: z.object({}),
    output: z.array(Group),
  },
  'groups/add': {
    access: 'groups.manage',
    summary: 'Adds a group without members',
    input: GroupInput,
    output: z.object({ id: Id }),
  },
  'groups/edit': {
    access: 'groups.manage',
    summary: 'Renames or recolours a group, puts it into the archive or takes it out again',
    input: GroupEdit,
    output: z.object({ id: Id }),
  },
  'groups/set-members': {
    access: 'groups.manage',
    summary: 'Says who is in a group; whoever is not named is no longer',
    input: z.object({
      id: Id,
      member_ids: z
        .array(Id, { error: 'Choose people from the list.' })
        .max(GROUP_LIMITS.members, `A group has at most ${GROUP_LIMITS.members} members.`),
    }),
    output: z.object({ id: Id }),
  },
  'groups/delete': {
    access: 'groups.manage',
    summary: 'Removes a group that nobody is in',
    input: z.object({ id: Id }),
    output: z.object({}),
  },
});
