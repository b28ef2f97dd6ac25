import type { placeCalls } from '@relish/shared/events/places/contract.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import {
  archivePlace,
  findPlaceNamed,
  insertPlaces,
  listPlaces,
  lockPlace,
  renameInComing,
  updatePlace,
} from './queries.ts';

export const placeHandlers: Handlers<typeof placeCalls> = {
  'places/list': ({ db, carehomeId, now }) => listPlaces(db, carehomeId, now),

  'places/add': async (context, input) => {
    const { db, carehomeId, now } = context;
    await checkName(context, input.name);
    const [made] = await insertPlaces(db, carehomeId, [input], now);
    if (!made) throw notFound();
    await audited(context, 'place.add', made.id);
    return { id: made.id };
  },

  'places/edit': async (context, { id, rename_coming, ...values }) => {
    const { db, carehomeId, user, now } = context;
    const before = await lockPlace(db, carehomeId, id);
    if (!before) throw notFound();
    await checkName(context, values.name, id);
    await updatePlace(db, carehomeId, id, values);
    const isRenamed = rename_coming && before.name !== values.name;
    const names = { from: before.name, to: values.name };
    const renamed = isRenamed
      ? await renameInComing(db, carehomeId, names, { userId: user.id, now })
      : 0;
    await audited(context, isRenamed ? 'place.rename' : 'place.edit', id);
    return { renamed };
  },

  'places/archive': async (context, { id, archived }) => {
    const { db, carehomeId, now } = context;
    if (!(await archivePlace(db, carehomeId, id, archived ? now : null))) throw notFound();
    await audited(context, archived ? 'place.archive' : 'place.restore', id);
    return {};
  },
};

async function checkName({ db, carehomeId }: InHome, name: string, id?: string) {
  const other = await findPlaceNamed(db, carehomeId, name, id);
  if (!other) return;
  throw invalid({
    name: [
      other.archived_at === null
        ? 'There is already a place with this name.'
        : 'A place in the archive has this name. Restore it, or choose another name.',
    ],
  });
}

const audited = ({ db, ...actor }: InHome, action: string, id: string) =>
  insertAudit(db, actor, { action, entity: 'place', entity_id: id });
