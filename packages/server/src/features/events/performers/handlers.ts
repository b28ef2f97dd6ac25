import type { performerCalls } from '@relish/shared/events/performers/contract.ts';
import { can } from '@relish/shared/permissions.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import {
  archivePerformer,
  findPerformer,
  findPerformerNamed,
  insertPerformers,
  listPerformers,
  lockPerformer,
  readTheirEvents,
  updatePerformer,
} from './queries.ts';

export const performerHandlers: Handlers<typeof performerCalls> = {
  'performers/list': async (context) => {
    const { db, carehomeId, now } = context;
    const rows = await listPerformers(db, carehomeId, now);
    return rows.map(({ notes: _notes, version: _version, ...row }) => hideFee(context, row));
  },

  'performers/get': async (context, { id }) => {
    const { db, carehomeId, now } = context;
    const row = await findPerformer(db, carehomeId, id, now);
    if (!row) throw notFound();
    return { ...hideFee(context, row), ...(await readTheirEvents(db, carehomeId, id, now)) };
  },

  'performers/add': async (context, input) => {
    const { db, carehomeId, now } = context;
    await checkName(context, input.name);
    const [made] = await insertPerformers(db, carehomeId, [input], now);
    if (!made) throw notFound();
    await audited(context, 'performer.add', made.id);
    return { id: made.id };
  },

  'performers/edit': async (context, { id, version, ...values }) => {
    const { db, carehomeId } = context;
    const before = await lockPerformer(db, carehomeId, id);
    if (!before) throw notFound();
    if (before.version !== version)
      throw invalid({
        version: ['A colleague has changed this performer. Close the form and open it again.'],
      });
    await checkName(context, values.name, id);
    await updatePerformer(db, carehomeId, id, values);
    await audited(context, 'performer.edit', id);
    return { id };
  },

  'performers/archive': async (context, { id, archived }) => {
    const { db, carehomeId, now } = context;
    if (!(await archivePerformer(db, carehomeId, id, archived ? now : null))) throw notFound();
    await audited(context, archived ? 'performer.archive' : 'performer.restore', id);
    return {};
  },
};

const hideFee = <Row extends { fee_pence: number | null }>({ user }: InHome, row: Row): Row =>
  can(user, 'performers.view-fees') ? row : { ...row, fee_pence: null };

async function checkName({ db, carehomeId }: InHome, name: string, id?: string) {
  const other = await findPerformerNamed(db, carehomeId, name, id);
  if (!other) return;
  throw invalid({
    name: [
      other.archived_at === null
        ? 'There is already a performer with this name.'
        : 'A performer in the archive has this name. Restore them, or choose another name.',
    ],
  });
}

const audited = ({ db, ...actor }: InHome, action: string, id: string) =>
  insertAudit(db, actor, { action, entity: 'performer', entity_id: id });
