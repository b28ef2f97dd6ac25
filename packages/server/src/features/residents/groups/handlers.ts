import type { groupCalls } from '@relish/shared/residents/groups/contract.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import {
  deleteGroup,
  deleteOtherMembers,
  findGroupNamed,
  hasMembers,
  insertGroups,
  insertMembers,
  listGroups,
  listNamed,
  lockGroup,
  updateGroup,
} from './queries.ts';

export const groupHandlers: Handlers<typeof groupCalls> = {
  'groups/list': ({ db, carehomeId }) => listGroups(db, carehomeId),

  'groups/add': async (context, input) => {
    const { db, carehomeId, now } = context;
    await checkName(context, input.name);
    const [group] = await insertGroups(db, carehomeId, [input], now);
    if (!group) throw notFound();
    await audited(context, 'group.add', group.id);
    return { id: group.id };
  },

  'groups/edit': async (context, { id, ...values }) => {
    const { db, carehomeId } = context;
    const before = await lockGroup(db, carehomeId, id);
    if (!before) throw notFound();
    await checkName(context, values.name, id);
    await updateGroup(db, carehomeId, id, values);
    const moved = before.active !== values.active;
    const action = moved ? (values.active ? 'group.restore' : 'group.archive') : 'group.edit';
    await audited(context, action, id);
    return { id };
  },

  'groups/set-members': async (context, { id, member_ids }) => {
    const { db, carehomeId } = context;
    if (!(await lockGroup(db, carehomeId, id))) throw notFound();
    const wanted = [...new Set(member_ids)];
    const residents = await listNamed(db, carehomeId, wanted);
    if (residents.length < wanted.length) throw notFound();
    const staying = residents.filter(({ here }) => here).map((each) => each.id);
    await deleteOtherMembers(db, carehomeId, id, staying);
    await insertMembers(
      db,
      carehomeId,
      staying.map((resident_id) => ({ group_id: id, resident_id })),
    );
    await audited(context, 'group.set-members', id);
    return { id };
  },

  'groups/delete': async (context, { id }) => {
    const { db, carehomeId } = context;
    if (!(await lockGroup(db, carehomeId, id))) throw notFound();
    if (await hasMembers(db, carehomeId, id))
      throw invalid({
        id: ['People are in this group, or were when they left. Archive it instead.'],
      });
    await deleteGroup(db, carehomeId, id);
    await audited(context, 'group.delete', id);
    return {};
  },
};

async function checkName({ db, carehomeId }: InHome, name: string, id?: string) {
  const other = await findGroupNamed(db, carehomeId, name, id);
  if (!other) return;
  throw invalid({
    name: [
      other.active
        ? 'There is already a group with this name.'
        : 'A group in the archive has this name. Restore that one, or choose another name.',
    ],
  });
}

const audited = ({ db, ...actor }: InHome, action: string, id: string) =>
  insertAudit(db, actor, { action, entity: 'group', entity_id: id });
