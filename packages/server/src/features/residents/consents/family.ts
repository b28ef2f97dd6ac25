import { addMonths, dayIn } from '@relish/shared/days.ts';
import type { consentCalls } from '@relish/shared/residents/consents/contract.ts';
import { basisOfAuthority } from '@relish/shared/residents/consents/decision-makers.ts';
import {
  type Basis,
  groundsFor,
  type Purpose,
  PURPOSES,
} from '@relish/shared/residents/consents/purposes.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, SignedIn } from '../../../core/handler.ts';
import type { Db } from '../../../db/database.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { findHomeSettings } from '../../accounts/home-settings/public.ts';
import { listCapacityNotes } from '../capacity/public.ts';
import {
  findDecisionMaker,
  findPerson,
  listDecisions,
  lockPerson,
  replaceAnswers,
} from './queries.ts';
import { ownNoDay, supportingNote } from './supporting-note.ts';

type FamilyCalls = Pick<typeof consentCalls, 'consents/for-family' | 'consents/decide'>;
type Context = SignedIn & { system: <T>(work: (db: Db) => Promise<T>) => Promise<T> };

// Row level security hides capacity notes from relatives, so they are read in a system transaction.
export const familyHandlers: Handlers<FamilyCalls> = {
  'consents/for-family': {
    staged: async (context, { resident_id }) => {
      const { transaction, carehomeId } = context;
      const { link, person, decisions } = await transaction(async (db) => {
        const own = await ownLink(context, db, resident_id);
        const resident = await findPerson(db, carehomeId, resident_id);
        if (!resident) throw notFound();
        await audited(context, db, 'consent.read', resident_id);
        return {
          link: own,
          person: resident,
          decisions: await listDecisions(db, carehomeId, resident_id),
        };
      });
      const inForce = new Map(decisions.map((row) => [row.purpose, row]));
      const notes = await notesAbove(context, resident_id);
      const day = findToday(context);
      const purposes = PURPOSES.map((purpose) => ({
        purpose,
        decision: inForce.get(purpose)?.decision ?? null,
        from_date: inForce.get(purpose)?.from_date ?? null,
        review_on: inForce.get(purpose)?.review_on ?? null,
        open_to_you:
          groundsFor(purpose).includes(link.basis) &&
          link.authority_seen_on !== null &&
          supportingNote(notes, { purpose, day }) !== undefined,
      }));
      return {
        preferred_name: person.preferred_name,
        can_decide: purposes.some(({ open_to_you }) => open_to_you),
        purposes,
      };
    },
  },

  'consents/decide': {
    staged: async (context, { resident_id, purpose, decision }) => {
      const { transaction, carehomeId, user, now } = context;
      const today = findToday(context);
      const inForce = await transaction(async (db) => {
        const link = await ownLink(context, db, resident_id);
        checkIsTheirs(link, purpose);
        return listDecisions(db, carehomeId, resident_id);
      });
      const isNo = decision === 'no' || decision === 'withdrawn';
      const ownNoOn = isNo ? null : ownNoDay(inForce, purpose);
      const notes = await notesAbove(context, resident_id);
      const note = supportingNote(notes, { purpose, day: today, ownNoOn });
      if (!note) throw invalid({ decision: [ASK_THE_HOME] });
      const decide = context.creating(async (db) => {
        // The link may have ended in between.
        const link = await ownLink(context, db, resident_id);
        if (!(await lockPerson(db, carehomeId, resident_id))) throw notFound();
        const { consent_review_months } = await findHomeSettings(db, carehomeId);
        const answer = {
          purpose,
          decision,
          basis: link.basis,
          capacity_assessed_on: note.assessed_on,
          capacity_note_id: note.id,
          decided_by: `${user.first_name} ${user.last_name}`,
          from_date: today,
          review_on: decision === 'withdrawn' ? null : addMonths(today, consent_review_months),
          withdrawn_at: decision === 'withdrawn' ? now : null,
          recorded_by: user.id,
          recorded_at: now,
        };
        await replaceAnswers(db, carehomeId, resident_id, [answer], now);
        await audited(context, db, 'consent.decide', resident_id);
        return {};
      });
      return transaction(decide);
    },
  },
};

// Same text for every reason, so that the app reveals no assessment.
const ASK_THE_HOME =
  'The home has to confirm first that you can decide this. Please speak to them.';

/** The caller's link, if it allows deciding; otherwise 404. */
async function ownLink({ carehomeId, user }: SignedIn, db: Db, residentId: string) {
  const link = await findDecisionMaker(db, carehomeId, { userId: user.id, residentId });
  const basis = link && basisOfAuthority(link.authority);
  if (!basis) throw notFound();
  return { ...link, basis };
}

function checkIsTheirs(link: { basis: Basis; authority_seen_on: string | null }, purpose: Purpose) {
  if (!groundsFor(purpose).includes(link.basis))
    throw invalid({ purpose: ['Only the person themselves can answer this.'] });
  if (link.authority_seen_on === null) throw invalid({ decision: [ASK_THE_HOME] });
}

const notesAbove = ({ system, carehomeId }: Context, residentId: string) =>
  system((db) => listCapacityNotes(db, carehomeId, residentId));

const findToday = ({ user, now }: SignedIn) => dayIn(user.carehome.time_zone, now);

const audited = (context: SignedIn, db: Db, action: string, residentId: string) =>
  insertAudit(db, context, { action, entity: 'resident', entity_id: residentId });
