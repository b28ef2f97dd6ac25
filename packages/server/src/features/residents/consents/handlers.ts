import { addDays, dayIn } from '@relish/shared/days.ts';
import { can } from '@relish/shared/permissions.ts';
import type { consentCalls } from '@relish/shared/residents/consents/contract.ts';
import { groundsFor, isOnBehalf, PURPOSES } from '@relish/shared/residents/consents/purposes.ts';

import { notFound } from '../../../core/app-error.ts';
import type { Handlers, SignedIn } from '../../../core/handler.ts';
import { familyHandlers } from './family.ts';
import { findPerson, listAnswers, listDue, listInForce, signPortraits } from './queries.ts';
import { recordHandlers } from './record.ts';

const DUE_WITHIN_DAYS = 30;

export const consentHandlers: Handlers<typeof consentCalls> = {
  'consents/list': async (context, { resident_id }) => {
    const { db, carehomeId } = context;
    const person = await findPerson(db, carehomeId, resident_id);
    if (!person) throw notFound();
    const today = findToday(context);
    const rows = await listInForce(db, carehomeId, resident_id);
    const inForce = new Map(rows.map((row) => [row.purpose, row]));
    return {
      preferred_name: person.preferred_name,
      purposes: PURPOSES.map((purpose) => {
        const row = inForce.get(purpose);
        return {
          purpose,
          grounds: [...groundsFor(purpose)],
          consent: row
            ? { ...recordedAnswer(context, row), overdue: isOverdue(row.review_on, today) }
            : null,
        };
      }),
    };
  },

  'consents/history': async (context, { resident_id, purpose }) => {
    const { db, carehomeId } = context;
    if (!(await findPerson(db, carehomeId, resident_id))) throw notFound();
    const rows = await listAnswers(db, carehomeId, resident_id, purpose);
    return rows.map((row) => recordedAnswer(context, row));
  },

  'consents/due': async (context) => {
    const { db, carehomeId } = context;
    const today = findToday(context);
    const rows = await listDue(db, carehomeId, addDays(today, DUE_WITHIN_DAYS));
    const people = [...new Map(rows.map((row) => [row.id, row])).values()];
    const portrait = await signPortraits(context, people);
    return people.map(({ id, preferred_name, last_name, room, photo_id }) => ({
      id,
      preferred_name,
      last_name,
      room,
      picture: portrait({ id, photo_id }),
      reviews: rows
        .filter((row) => row.id === id)
        .map(({ purpose, decision, review_on }) => ({
          purpose,
          decision,
          review_on,
          overdue: isOverdue(review_on, today),
        })),
    }));
  },

  ...recordHandlers,
  ...familyHandlers,
};

const findToday = ({ user, now }: SignedIn) => dayIn(user.carehome.time_zone, now);

const isOverdue = (reviewOn: string | null, today: string) => reviewOn !== null && reviewOn < today;

type Row = Awaited<ReturnType<typeof listAnswers>>[number];

const recordedAnswer = (
  { media, carehomeId, user, now }: SignedIn,
  { evidence_id, capacity_note_id, best_interests, ...row }: Row,
) => ({
  ...row,
  // Consulted people are visible only to those who keep the records, like capacity notes.
  best_interests: can(user, 'residents.edit') ? best_interests : null,
  details_missing:
    row.decision === 'yes' &&
    row.basis !== null &&
    isOnBehalf(row.basis) &&
    (capacity_note_id === null || (row.basis === 'best_interests' && best_interests === null)),
  evidence:
    evidence_id === null
      ? null
      : media.signUrls({ carehomeId, id: evidence_id, audience: 'staff', now }),
});
