import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id, shortText } from '../../fields.ts';
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
  member_ids: z.array(Id),
});
export type Group = z.infer<typeof Group>;

export const groupCalls = defineCalls({
  'groups/list': {
    access: 'residents.view',
    reads: ['groups', 'residents'],
    summary: 'List the groups of this home with their members, active ones first',
    input: z.object({}),
    output: z.array(Group),
  },
  'groups/add': {
    access: 'groups.manage',
    changes: ['groups'],
    creates: true,
    summary: 'Add a group without members',
    input: GroupInput,
    output: z.object({ id: Id }),
  },
  'groups/edit': {
    access: 'groups.manage',
    changes: ['groups'],
    summary: 'Rename, recolour, archive or restore a group',
    input: GroupEdit,
    output: z.object({ id: Id }),
  },
  'groups/set-members': {
    access: 'groups.manage',
    changes: ['groups'],
    summary: 'Set the members of a group, replacing the previous ones',
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
    changes: ['groups'],
    summary: 'Delete an empty group',
    input: z.object({ id: Id }),
    output: z.object({}),
  },
});
