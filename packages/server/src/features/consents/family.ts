import type { consentCalls } from '@relish/shared/consents/contract.ts';
import { basisOfAuthority } from '@relish/shared/consents/decision-makers.ts';
import {
  type Basis,
  type Decision,
  groundsFor,
  type Purpose,
  PURPOSES,
} from '@relish/shared/consents/purposes.ts';
import { addMonths, dayIn } from '@relish/shared/days.ts';

import { invalid, notFound } from '../../core/app-error.ts';
import type { Handlers, SignedIn } from '../../core/handler.ts';
import type { Db } from '../../db/database.ts';
import { insertAudit } from '../audit/queries.ts';
import { findSupportingNote } from '../capacity/queries.ts';
import { findHomeSettings } from '../home-settings/queries.ts';
import {
  findDecisionMaker,
  findPerson,
  listDecisions,
  lockPerson,
  replaceAnswers,
} from './queries.ts';

type FamilyCalls = Pick<typeof consentCalls, 'consents/for-family' | 'consents/decide'>;
type Context = SignedIn & { system: <T>(work: (db: Db) => Promise<T>) => Promise<T> };

const NOTE_GOOD_FOR_MONTHS = 12;

// Notes about capacity do not exist in a relative's transaction: whether there is one is asked above it.
export const familyHandlers: Handlers<FamilyCalls> = {
  'consents/for-family': {
    staged: async (context, { resident_id }) => {
      const { transaction, carehomeId } = context;
      const { link, person, decisions } = await transaction(async (db) => {
        const own = await ownLink(context, db, resident_id);
        const found = await findPerson(db, carehomeId, resident_id);
        if (!found) throw notFound();
        await audited(context, db, 'consent.read', resident_id);
        return {
          link: own,
          person: found,
          decisions: await listDecisions(db, carehomeId, resident_id),
        };
      });
      const inForce = new Map(decisions.map((row) => [row.purpose, row]));
      const since = addMonths(todayOf(context), -NOTE_GOOD_FOR_MONTHS);
      const note = await noteSince(context, resident_id, since);
      return {
        preferred_name: person.preferred_name,
        can_decide: link.authority_seen_on !== null && note !== undefined,
        purposes: PURPOSES.map((purpose) => ({
          purpose,
          decision: inForce.get(purpose)?.decision ?? null,
          from_date: inForce.get(purpose)?.from_date ?? null,
          review_on: inForce.get(purpose)?.review_on ?? null,
          open_to_you: groundsFor(purpose).includes(link.basis),
        })),
      };
    },
  },

  'consents/decide': {
    staged: async (context, { resident_id, purpose, decision }) => {
      const { transaction, carehomeId, user, now } = context;
      const today = todayOf(context);
      const before = await transaction(async (db) => {
        const link = await ownLink(context, db, resident_id);
        checkIsTheirs(link, purpose);
        const rows = await listDecisions(db, carehomeId, resident_id);
        return rows.find((each) => each.purpose === purpose);
      });
      const note = await noteSince(context, resident_id, noteNeededSince(before, decision, today));
      if (!note) throw invalid({ decision: [ASK_THE_HOME] });
      await transaction(async (db) => {
        // Once more: in between the link may have ended.
        const link = await ownLink(context, db, resident_id);
        if (!(await lockPerson(db, carehomeId, resident_id))) throw notFound();
        const { consent_review_months } = await findHomeSettings(db, carehomeId);
        const answer = {
          purpose,
          decision,
          basis: link.basis,
          capacity_assessed_on: note.assessed_on,
          decided_by: `${user.first_name} ${user.last_name}`,
          from_date: today,
          review_on: decision === 'withdrawn' ? null : addMonths(today, consent_review_months),
          withdrawn_at: decision === 'withdrawn' ? now : null,
          recorded_by: user.id,
          recorded_at: now,
        };
        await replaceAnswers(db, carehomeId, resident_id, [answer], now);
        await audited(context, db, 'consent.decide', resident_id);
      });
      return {};
    },
  },
};

// The same words whatever is missing: an assessment is told by people, not by an app.
const ASK_THE_HOME =
  'The home has to confirm first that you can decide this. Please speak to them.';

/** The caller's own link, if with it they may decide. Whoever has none learns nothing. */
async function ownLink({ carehomeId, user }: SignedIn, db: Db, residentId: string) {
  const link = await findDecisionMaker(db, carehomeId, { userId: user.id, residentId });
  const basis = link && basisOfAuthority(link.authority);
  if (!basis) throw notFound();
  return { ...link, basis };
}

function checkIsTheirs(link: { basis: Basis; authority_seen_on: string | null }, purpose: Purpose) {
  if (!groundsFor(purpose).includes(link.basis))
    throw invalid({ purpose: ['Only the person themselves, or the home, can answer this.'] });
  if (link.authority_seen_on === null) throw invalid({ decision: [ASK_THE_HOME] });
}

/** Somebody's own no stands until it was assessed anew whether they can decide. */
function noteNeededSince(
  before: { decision: Decision; basis: Basis | null; from_date: string } | undefined,
  decision: Decision,
  today: string,
): string {
  const since = addMonths(today, -NOTE_GOOD_FOR_MONTHS);
  const isNo = before?.decision === 'no' || before?.decision === 'withdrawn';
  const isOwn = before?.basis === null || before?.basis === 'own_consent';
  const overrules = decision === 'yes' || decision === 'ask_each_time';
  return before && isNo && isOwn && overrules && before.from_date > since
    ? before.from_date
    : since;
}

const noteSince = ({ system, carehomeId }: Context, residentId: string, since: string) =>
  system((db) => findSupportingNote(db, carehomeId, residentId, since));

const todayOf = ({ user, now }: SignedIn) => dayIn(user.carehome.time_zone, now);

const audited = (context: SignedIn, db: Db, action: string, residentId: string) =>
  insertAudit(db, context, { action, entity: 'resident', entity_id: residentId });
