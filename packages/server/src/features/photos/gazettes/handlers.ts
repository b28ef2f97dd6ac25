import { addMonths, dayIn } from '@relish/shared/days.ts';
import type { GazetteState } from '@relish/shared/photos/gazettes/choices.ts';
import type { Gazette, gazetteCalls } from '@relish/shared/photos/gazettes/contract.ts';
import { findQuarter } from '@relish/shared/photos/gazettes/quarters.ts';
import { isArchived } from '@relish/shared/residents/residents/status-machine.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import { after, minutes } from '../../../core/clock.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { findResident } from '../../residents/residents/public.ts';
import { makeGazette } from './job-kinds.ts';
import {
  claimNow,
  deleteReader,
  findReader,
  type GazetteRow,
  listGazettes,
  listRecipients,
  listWaiting,
  saveReader,
  setPosted,
} from './queries.ts';
import { findSharing } from './sharing.ts';

// A job that has not finished for so long has died.
const STUCK_AFTER = minutes(60);

export const gazetteHandlers: Handlers<typeof gazetteCalls> = {
  'gazettes/list': async (context) => {
    const { db, carehomeId, now } = context;
    const since = findSince(context, 12);
    return {
      gazettes: await readGazettes(context, await listGazettes(db, carehomeId, { since, now })),
      residents: await listRecipients(db, carehomeId),
      this_quarter: findQuarter(findToday(context)).key,
    };
  },

  'gazettes/waiting': async (context) => {
    const { db, carehomeId } = context;
    const waiting = await listWaiting(db, carehomeId, findSince(context, 6));
    const isShared = await findSharing(db, carehomeId, waiting);
    return { count: waiting.filter(isShared).length };
  },

  'gazettes/get': async (context, { resident_id }) => {
    const { db, carehomeId, now } = context;
    const { preferred_name } = await findPerson(context, resident_id);
    const since = findSince(context, 12);
    const own = await listGazettes(db, carehomeId, { since, residentId: resident_id, now });
    const [latest = null] = await readGazettes(context, own);
    return {
      resident: { id: resident_id, preferred_name },
      reader: (await findReader(db, carehomeId, resident_id)) ?? null,
      latest,
    };
  },

  'gazettes/set': async (context, { resident_id, wanted, name, agreed }) => {
    const { db, carehomeId, user, now } = context;
    await findPerson(context, resident_id);
    if (wanted && agreed) {
      const values = { name, agreed, set_by: user.id, set_at: now };
      await saveReader(db, carehomeId, resident_id, values);
    } else await deleteReader(db, carehomeId, resident_id);
    await audited(context, wanted ? 'gazette.want' : 'gazette.stop', resident_id);
    return {};
  },

  'gazettes/make': async (context, { resident_id }) => {
    const { db, carehomeId, now } = context;
    const { status } = await findPerson(context, resident_id);
    if (isArchived(status)) throw invalid({ resident_id: ['This person no longer lives here.'] });
    if (!(await findReader(db, carehomeId, resident_id)))
      throw invalid({ resident_id: ['Choose first for whom the gazette is printed.'] });
    const { key: quarter } = findQuarter(findToday(context));
    const key = { carehomeId, residentId: resident_id, quarter };
    // A second click does not start the same work twice.
    if (await claimNow(db, key, { now, stuckBefore: after(now, -STUCK_AFTER) })) {
      await audited(context, 'gazette.make', resident_id);
      await enqueue(db, makeGazette, { carehome_id: carehomeId, resident_id, quarter }, now);
    }
    return { quarter };
  },

  'gazettes/set-posted': async (context, { resident_id, quarter, posted }) => {
    const { db, carehomeId, user, now } = context;
    const key = { carehomeId, residentId: resident_id, quarter };
    const values = posted
      ? { posted_at: now, posted_by: user.id }
      : { posted_at: null, posted_by: null };
    if (!(await setPosted(db, key, values))) throw notFound();
    await audited(context, posted ? 'gazette.post' : 'gazette.unpost', resident_id);
    return {};
  },
};

const findToday = ({ user, now }: InHome) => dayIn(user.carehome.time_zone, now);

/** The quarter of some months ago. */
const findSince = (context: InHome, months: number) =>
  findQuarter(addMonths(findToday(context), -months)).key;

async function findPerson({ db, carehomeId }: InHome, residentId: string) {
  const resident = await findResident(db, carehomeId, residentId);
  if (!resident) throw notFound();
  return resident;
}

function readState(row: GazetteRow, now: Date): GazetteState {
  if (row.state === 'queued')
    return Date.parse(row.created_at) < after(now, -STUCK_AFTER).getTime() ? 'failed' : 'making';
  if (row.state !== 'made') return row.state;
  if (row.copy_state === 'queued' || row.copy_state === 'running') return 'making';
  if (row.copy_state === 'failed') return 'failed';
  return row.copy_kept ? 'ready' : 'unprepared';
}

async function readGazettes({ db, carehomeId, now }: InHome, rows: readonly GazetteRow[]) {
  const ids = rows.map(({ resident_id }) => resident_id);
  const isShared = await findSharing(db, carehomeId, ids);
  return rows.map((row) =>
    toGazette(row, isShared(row.resident_id) ? readState(row, now) : 'not_agreed'),
  );
}

function toGazette(row: GazetteRow, state: GazetteState): Gazette {
  return {
    resident: { id: row.resident_id, preferred_name: row.preferred_name },
    quarter: row.quarter,
    state,
    reader: row.reader,
    book_id: row.book_id,
    copy_id: state === 'ready' ? row.copy_id : null,
    made_at: row.created_at,
    printed_at: row.printed_at,
    posted_at: row.posted_at,
  };
}

const audited = ({ db, ...actor }: InHome, action: string, id: string) =>
  insertAudit(db, actor, { action, entity: 'resident', entity_id: id });
