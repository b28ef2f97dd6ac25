import { addDays, dayIn } from '@relish/shared/days.ts';
import {
  CHECK_VALID_DAYS,
  requestersFor,
} from '@relish/shared/residents/subject-access/choices.ts';
import type { subjectAccessCalls } from '@relish/shared/residents/subject-access/contract.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome, SignedIn } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { BELONGS_TO, EXTRA_PARTS, PARTS } from './parts.ts';
import { findCheck, findResident, insertCheck } from './queries.ts';

type CheckCalls = Pick<typeof subjectAccessCalls, 'subject-access/status' | 'subject-access/check'>;

// The resident's identity cannot be withheld.
const WITHHOLDABLE = [...Object.entries(PARTS), ...Object.entries(EXTRA_PARTS)]
  .filter(([name]) => name !== 'residents' && !(name in BELONGS_TO))
  .map(([name, { title }]) => ({ name, title }));

export const checkHandlers: Handlers<CheckCalls> = {
  'subject-access/status': async (context, { resident_id }) => {
    const { db, carehomeId } = context;
    const resident = await findResident(db, carehomeId, resident_id);
    if (!resident) throw notFound();
    const check = await findCheck(db, carehomeId, resident_id);
    return {
      requesters: requestersFor(resident.status === 'deceased'),
      withholdable: WITHHOLDABLE,
      check:
        check && isValid(check, resident.status, findToday(context))
          ? { ...check, valid_until: addDays(check.checked_on, CHECK_VALID_DAYS) }
          : null,
    };
  },

  'subject-access/check': async (context, { outcome, ...check }) => {
    const { db, carehomeId, user, now } = context;
    const resident = await findResident(db, carehomeId, check.resident_id);
    if (!resident) throw notFound();
    const hasDied = resident.status === 'deceased';
    if (!requestersFor(hasDied).includes(check.requested_by))
      throw invalid({
        requested_by: [
          hasDied
            ? 'After a death the personal representative decides, or someone with a claim asks.'
            : 'Choose who is asking.',
        ],
      });
    const today = findToday(context);
    if (check.checked_on > today) throw invalid({ checked_on: ['This is in the future.'] });
    if (addDays(check.checked_on, CHECK_VALID_DAYS) < today)
      throw invalid({ checked_on: [`Check it again: this is over ${CHECK_VALID_DAYS} days ago.`] });
    const isWithheld = outcome === 'parts_withheld';
    const withheld = isWithheld ? [...new Set(check.withheld)] : [];
    if (!withheld.every((name) => WITHHOLDABLE.some((part) => part.name === name)))
      throw invalid({ withheld: ['Choose from the list.'] });
    await insertCheck(db, {
      ...check,
      withheld,
      reason: isWithheld ? check.reason : null,
      carehome_id: carehomeId,
      recorded_by: user.id,
      recorded_at: now,
    });
    await insertAudit(db, context, {
      action: 'resident.check-record',
      entity: 'resident',
      entity_id: check.resident_id,
    });
    return {};
  },
};

/** Throws with the next step if no valid check exists. */
export async function requireCheck(context: InHome, residentId: string) {
  const { db, carehomeId } = context;
  const resident = await findResident(db, carehomeId, residentId);
  if (!resident) throw notFound();
  const check = await findCheck(db, carehomeId, residentId);
  if (!check || !isValid(check, resident.status, findToday(context)))
    throw invalid({ resident_id: ['Record a serious-harm check before you make a copy.'] });
  return check;
}

/** Recent, and requested by someone still entitled: after a death that is another person. */
const isValid = (
  check: NonNullable<Awaited<ReturnType<typeof findCheck>>>,
  status: string,
  today: string,
) =>
  addDays(check.checked_on, CHECK_VALID_DAYS) >= today &&
  requestersFor(status === 'deceased').includes(check.requested_by);

const findToday = ({ user, now }: SignedIn) => dayIn(user.carehome.time_zone, now);
