import { addDays, dayIn } from '@relish/shared/days.ts';
import { MEETING_LIMITS } from '@relish/shared/surveys/meetings/choices.ts';
import type {
  Meeting,
  MeetingInput,
  meetingCalls,
  MeetingRow,
} from '@relish/shared/surveys/meetings/contract.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { areResidents, listNamedResidents } from '../feedback/public.ts';
import {
  findMeeting,
  insertMeetings,
  isEventHere,
  listCame,
  listMeetings,
  listRecentEvents,
  lockMeeting,
  type MeetingEntry,
  updateMeeting,
} from './queries.ts';

const EVENT_DAYS = 90;
const MOST_EVENTS = 100;

export const meetingHandlers: Handlers<typeof meetingCalls> = {
  'meetings/list': async ({ db, carehomeId }, { after }) => {
    const limit = MEETING_LIMITS.page;
    const found = await listMeetings(db, carehomeId, { after, limit: limit + 1 });
    const page = found.slice(0, limit);
    const last = page.at(-1);
    return {
      rows: page.map(toRow),
      next: found.length > limit && last ? { day: last.day, id: last.id } : null,
    };
  },

  'meetings/get': async ({ db, carehomeId }, { id }) => {
    const entry = await findMeeting(db, carehomeId, id);
    if (!entry) throw notFound();
    return toMeeting(entry, await listNamedResidents(db, carehomeId, entry.resident_ids));
  },

  'meetings/add': async (context, input) => {
    const { db, carehomeId, user, now } = context;
    await check(context, input, null);
    const [made] = await insertMeetings(db, [
      {
        ...toValues(input),
        carehome_id: carehomeId,
        created_at: now,
        created_by: user.id,
      },
    ]);
    if (!made) throw notFound();
    await audit(context, 'meeting.add', made.id);
    return { id: made.id };
  },

  'meetings/edit': async (context, { id, version, ...input }) => {
    const { db, carehomeId } = context;
    const before = await lockMeeting(db, carehomeId, id);
    if (!before) throw notFound();
    if (before.version !== version)
      throw invalid({
        version: ['A colleague has changed this meeting. Close the form and open it again.'],
      });
    await check(context, input, before.event_id);
    await updateMeeting(db, carehomeId, id, toValues(input));
    await audit(context, 'meeting.edit', id);
    return { id };
  },

  'meetings/events': ({ db, carehomeId, user, now }) => {
    const to = dayIn(user.carehome.time_zone, now);
    return listRecentEvents(db, carehomeId, {
      from: addDays(to, -EVENT_DAYS),
      to,
      limit: MOST_EVENTS,
    });
  },

  'meetings/register': async ({ db, carehomeId }, { event_id }) => {
    if (!(await isEventHere(db, carehomeId, event_id))) throw notFound();
    return listCame(db, carehomeId, event_id);
  },
};

async function check(
  { db, carehomeId }: InHome,
  { event_id, resident_ids }: MeetingInput,
  before: string | null,
) {
  // A tied event may have been cancelled since.
  if (event_id !== null && event_id !== before && !(await isEventHere(db, carehomeId, event_id)))
    throw notFound();
  if (!(await areResidents(db, carehomeId, resident_ids))) throw notFound();
}

const toValues = ({ easy_read, ...input }: MeetingInput) => ({
  ...input,
  easy_read: JSON.stringify(easy_read),
});

const toRow = (entry: MeetingEntry): MeetingRow => ({
  id: entry.id,
  kind: entry.kind,
  title: entry.title,
  day: entry.day,
  came: entry.resident_ids.length + entry.others_came,
  has_minutes: entry.minutes !== null,
  has_easy_read: entry.easy_read.length > 0,
  actions: entry.actions,
});

const toMeeting = (entry: MeetingEntry, residents: Meeting['residents']): Meeting => ({
  ...toRow(entry),
  place: entry.place,
  event:
    entry.event_id === null
      ? null
      : { id: entry.event_id, title: entry.event_title ?? '', day: entry.event_day ?? entry.day },
  agenda: entry.agenda,
  residents,
  others_came: entry.others_came,
  minutes: entry.minutes,
  easy_read: entry.easy_read,
  version: entry.version,
});

const audit = (context: InHome, action: string, id: string) =>
  insertAudit(context.db, context, { action, entity: 'meeting', entity_id: id });
