import { dayIn } from '@relish/shared/days.ts';
import { can } from '@relish/shared/permissions.ts';
import type { Status } from '@relish/shared/residents/residents/choices.ts';
import type { residentCalls } from '@relish/shared/residents/residents/contract.ts';
import {
  isArchived,
  livesHere,
  mayBecome,
  UNDO_HOURS,
} from '@relish/shared/residents/residents/status-machine.ts';

import { forbidden, invalid, notFound } from '../../../core/app-error.ts';
import { after, minutes } from '../../../core/clock.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { raisePalPrompt } from '../pal/public.ts';
import { findRoommate, lockResident, updateResident } from './queries.ts';
import {
  closeStay,
  deleteOpenStay,
  insertStatuses,
  listStays,
  moveOpenStay,
  noteFamilyInformed,
  openStays,
  reopenStay,
  standingStatuses,
  undoStatus,
} from './stay-queries.ts';

type StatusCalls = Pick<
  typeof residentCalls,
  'residents/change-status' | 'residents/undo-status' | 'residents/inform-family'
>;
type Standing = Awaited<ReturnType<typeof standingStatuses>>;

const CLOCKS_DIFFER = minutes(5);
const REASON_AT_LEAST = 10;

export const statusHandlers: Handlers<StatusCalls> = {
  'residents/change-status': async (context, { id, version, status, reason, ...input }) => {
    const { db, carehomeId, user, now } = context;
    const before = await lockResident(db, carehomeId, id);
    if (!before) throw notFound();
    if (before.version !== version)
      throw invalid({ version: ['Somebody has just changed this profile. Look again first.'] });
    if (!mayBecome(before.status, status))
      throw invalid({ status: ['This does not follow from where they are now.'] });
    const since = new Date(input.since ?? now);
    if (since > after(now, CLOCKS_DIFFER)) throw invalid({ since: ['This is in the future.'] });
    if (since.toISOString() < before.status_since)
      throw invalid({ since: ['This is before their last change of status.'] });

    await checkRoom(context, before, status);
    const stay = await moveStay(context, before, {
      status,
      day: toHomeDay(context, since),
      reason,
    });
    await insertStatuses(db, carehomeId, [
      {
        resident_id: id,
        status,
        since,
        reason,
        changed_by: user.id,
        changed_at: now,
        family_informed_at: input.family_informed ? now : null,
        family_informed_by: input.family_informed ? user.id : null,
      },
    ]);
    const isFamilyInformed = input.family_informed || status === 'current' || status === 'respite';
    const saved = await updateResident(db, carehomeId, before, {
      ...stay,
      status,
      status_since: since,
      ...(isFamilyInformed && { family_status: status, family_status_since: now }),
      updated_at: now,
      updated_by: user.id,
    });
    if (before.status === 'hospital' && status === 'current')
      await raisePalPrompt(db, carehomeId, id, {
        reason: 'back_from_hospital',
        userId: user.id,
        now,
      });
    await audited(context, 'resident.change-status', id);
    return saved ?? before;
  },

  'residents/undo-status': async (context, { id, reason }) => {
    const { db, carehomeId, user, now } = context;
    const before = await lockResident(db, carehomeId, id);
    if (!before) throw notFound();
    const standing = await standingStatuses(db, carehomeId, id);
    const [last, previous] = standing;
    if (before.status === 'deceased' && !can(user, 'residents.manage'))
      throw forbidden('Only a manager can take this back.');
    if (!last || !previous || !mayUndo(context, standing))
      throw invalid({ id: [`This can be taken back within ${UNDO_HOURS} hours only.`] });
    if (before.status === 'deceased' && (reason ?? '').length < REASON_AT_LEAST)
      throw invalid({ reason: ['Say in a sentence why this is taken back.'] });

    await undoStatus(db, carehomeId, last.id, now);
    if (previous.status === 'moved_out') await deleteOpenStay(db, carehomeId, id);
    else if (isArchived(before.status)) await reopenStay(db, carehomeId, id);
    const [stay] = await listStays(db, carehomeId, id);
    const isInformed = previous.family_informed_at !== null || !isUntold(previous.status);
    const saved = await updateResident(db, carehomeId, before, {
      ...(stay && { move_in_date: stay.from_date, stay_type: stay.type }),
      status: previous.status,
      status_since: previous.since,
      ...(isInformed && { family_status: previous.status, family_status_since: now }),
      updated_at: now,
      updated_by: user.id,
    });
    await audited(context, 'resident.undo-status', id);
    return saved ?? before;
  },

  'residents/inform-family': async (context, { id }) => {
    const { db, carehomeId, user, now } = context;
    const before = await lockResident(db, carehomeId, id);
    if (!before) throw notFound();
    await noteFamilyInformed(db, carehomeId, id, { userId: user.id, now });
    const saved = await updateResident(db, carehomeId, before, {
      family_status: before.status,
      family_status_since: now,
    });
    await audited(context, 'resident.inform-family', id);
    return saved ?? before;
  },
};

const audited = (context: InHome, action: string, id: string) =>
  insertAudit(context.db, context, { action, entity: 'resident', entity_id: id });

const toHomeDay = ({ user }: InHome, moment: Date) => dayIn(user.carehome.time_zone, moment);

const isUntold = (status: Status) => status !== 'current' && status !== 'respite';

/** The last change can be undone for a day if there is a previous one. */
export const mayUndo = ({ now }: InHome, [last, previous]: Standing): boolean =>
  last !== undefined &&
  previous !== undefined &&
  new Date(last.changed_at) > after(now, -minutes(UNDO_HOURS * 60));

/** A room must be free when a resident moves in. */
async function checkRoom(
  { db, carehomeId }: InHome,
  resident: { id: string; status: Status; room: string | null; shares_room: boolean },
  status: Status,
) {
  const arrives = resident.status === 'pre_admission' || isArchived(resident.status);
  if (!arrives || !livesHere(status) || resident.room === null) return;
  const roommate = await findRoommate(db, carehomeId, resident.room, {
    exceptId: resident.id,
    shared: resident.shares_room,
  });
  if (roommate)
    throw invalid({
      status: [
        `${roommate.preferred_name} has room ${resident.room}. Give them another room first.`,
      ],
    });
}

type StayType = 'permanent' | 'respite' | 'day';

/** domain 8.4: leaving ends the stay, returning starts another, arriving sets its start. */
async function moveStay(
  { db, carehomeId }: InHome,
  resident: { id: string; status: Status; stay_type: StayType },
  { status, day, reason }: { status: Status; day: string; reason: string | null },
): Promise<{ move_in_date?: string; stay_type?: StayType; leaves_on?: null }> {
  const { id } = resident;
  if (isArchived(status)) {
    await closeStay(db, carehomeId, id, { to_date: day, reason });
    return {};
  }
  if (resident.status === 'moved_out') {
    await openStays(db, carehomeId, [{ resident_id: id, from_date: day, type: 'permanent' }]);
    return { move_in_date: day, stay_type: 'permanent', leaves_on: null };
  }
  if (resident.status === 'pre_admission') {
    const type = stayTypeFor(status, resident.stay_type);
    await moveOpenStay(db, carehomeId, id, { from_date: day, type });
    return { move_in_date: day, stay_type: type };
  }
  if (resident.status === 'respite') {
    await moveOpenStay(db, carehomeId, id, { type: 'permanent' });
    return { stay_type: 'permanent', leaves_on: null };
  }
  return {};
}

/** Respite is both a status and a type of stay; keeps them consistent. */
function stayTypeFor(status: Status, planned: StayType): StayType {
  if (status === 'respite') return 'respite';
  return planned === 'respite' ? 'permanent' : planned;
}
