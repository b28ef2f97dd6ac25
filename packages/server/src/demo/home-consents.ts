import { addDays } from '@relish/shared/days.ts';
import type { BestInterests } from '@relish/shared/residents/consents/best-interests.ts';
import { basisOfAuthority } from '@relish/shared/residents/consents/decision-makers.ts';
import { groundsFor } from '@relish/shared/residents/consents/purposes.ts';

import type { Db } from '../db/database.ts';
import { insertCapacityNote } from '../features/residents/capacity/public.ts';
import {
  type MadeConsent,
  makeConsents,
  presetConsents,
} from '../features/residents/consents/make.ts';
import type { DemoHome, DemoResident } from './home-content.ts';

interface Setting {
  carehomeId: string;
  manager: { id: string; name: string };
  now: Date;
}

type Asked = { id: string; resident: DemoResident; fromDate: string };

/** For residents who lack capacity, decided by someone entitled to, with a capacity note. */
export async function makeHomeConsents(db: Db, home: DemoHome, asked: Asked[], setting: Setting) {
  const rows: MadeConsent[] = [];
  for (const { id, resident, fromDate } of asked) {
    const { carehomeId, manager, now } = setting;
    const person = { carehomeId, residentId: id, fromDate, recordedBy: manager.id, now };
    const answers = presetConsents(resident.consents, person);
    rows.push(
      ...(resident.decided_for_them
        ? await decidedForThem(db, { home, resident, answers }, setting)
        : answers),
    );
  }
  await makeConsents(db, rows);
}

async function decidedForThem(
  db: Db,
  { home, resident, answers }: { home: DemoHome; resident: DemoResident; answers: MadeConsent[] },
  { carehomeId, manager, now }: Setting,
): Promise<MadeConsent[]> {
  const [first] = answers;
  const { basis, wishes } = resident.decided_for_them ?? {};
  if (!first || !basis) return answers;
  const isTheirs = ({ purpose, decision }: MadeConsent) =>
    decision === 'yes' && groundsFor(purpose).includes(basis);
  const assessedOn = addDays(first.fromDate, -3);
  const nurse = home.staff.find(({ role }) => role === 'nurse');
  const noteId = await insertCapacityNote(db, {
    carehome_id: carehomeId,
    resident_id: first.residentId,
    decision: 'Pictures, names on boards and sharing with the family',
    purposes: answers.filter(isTheirs).map(({ purpose }) => purpose),
    assessed_on: assessedOn,
    outcome: 'lacks_capacity',
    assessor: nurse
      ? `${nurse.first_name} ${nurse.last_name}, ${nurse.job_title.toLowerCase()}`
      : manager.name,
    review_on: null,
    notes: `${resident.preferred_name} was asked on two days, with pictures and at the best time of day. They could not weigh up what would be shared.`,
    recorded_by: manager.id,
    recorded_at: now,
  });
  const decider = resident.relatives.find(({ authority }) => basisOfAuthority(authority) === basis);
  const decidedBy = decider ? `${decider.first_name} ${decider.last_name}` : manager.name;
  return answers.map((answer) => {
    if (isTheirs(answer))
      return {
        ...answer,
        basis,
        decidedBy,
        assessedOn,
        noteId,
        ...(basis === 'best_interests' && {
          bestInterests: describeDecision(resident, wishes ?? ''),
        }),
      };
    return { ...answer, decision: answer.decision === 'yes' ? 'no' : answer.decision, basis };
  });
}

const describeDecision = ({ relatives }: DemoResident, wishes: string): BestInterests => ({
  role: 'Registered manager',
  consulted: relatives
    .filter(({ status }) => status === 'active')
    .map(({ first_name, last_name }) => ({
      name: `${first_name} ${last_name}`,
      relation: 'family',
    })),
  nobody_to_consult: false,
  imca: null,
  imca_name: null,
  imca_on: null,
  imca_reason: null,
  wishes,
  less_restrictive:
    'No picture is shown outside the home, and nothing is shared that they push away.',
});
