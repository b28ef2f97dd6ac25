import { addMonths } from '@relish/shared/days.ts';
import type { BestInterests } from '@relish/shared/residents/consents/best-interests.ts';
import {
  type Basis,
  type Decision,
  type Purpose,
  PURPOSES,
} from '@relish/shared/residents/consents/purposes.ts';

import type { Db } from '../../../db/database.ts';
import { insertAnswers } from './queries.ts';

/** For demonstrations; a purpose left out was never asked. */
export type ConsentPreset = 'usual' | 'private' | 'open' | 'ask';

type Answers = Partial<Record<Purpose, Decision>>;

const SHARING: Answers = {
  share_activity_family: 'yes',
  share_mood_family: 'yes',
  share_about_me_family: 'yes',
  chat_family: 'yes',
};

const PRESETS: Record<ConsentPreset, Answers> = {
  usual: {
    photo_record: 'yes',
    photo_life_story: 'yes',
    photo_own_family: 'yes',
    photo_home_display: 'yes',
    photo_external: 'no',
    name_in_home_news: 'yes',
    birthday_shown: 'yes',
    ...SHARING,
    survey_contact: 'yes',
    data_for_research: 'no',
  },
  private: {
    photo_record: 'yes',
    photo_life_story: 'no',
    photo_own_family: 'no',
    photo_home_display: 'no',
    photo_other_families: 'no',
    photo_external: 'no',
  },
  open: Object.fromEntries(PURPOSES.map((purpose) => [purpose, 'yes'])),
  ask: {
    photo_record: 'yes',
    photo_life_story: 'ask_each_time',
    photo_own_family: 'ask_each_time',
    photo_home_display: 'ask_each_time',
    photo_other_families: 'no',
    photo_external: 'no',
    birthday_shown: 'yes',
    ...SHARING,
  },
};

export interface MadeConsent {
  carehomeId: string;
  residentId: string;
  purpose: Purpose;
  decision: Decision;
  fromDate: string;
  recordedBy: string | null;
  now: Date;
  basis?: Basis;
  decidedBy?: string;
  assessedOn?: string;
  noteId?: string;
  bestInterests?: BestInterests;
}

// PostgreSQL allows 65,535 parameters; a row has sixteen.
const ROWS_AT_ONCE = 2000;

/** Bulk insert for demonstrations and tests. */
export async function makeConsents(db: Db, made: readonly MadeConsent[]) {
  for (let start = 0; start < made.length; start += ROWS_AT_ONCE)
    await insertAnswers(
      db,
      made.slice(start, start + ROWS_AT_ONCE).map((each) => ({
        carehome_id: each.carehomeId,
        resident_id: each.residentId,
        purpose: each.purpose,
        decision: each.decision,
        basis: each.basis ?? 'own_consent',
        capacity_assessed_on: each.assessedOn ?? null,
        capacity_note_id: each.noteId ?? null,
        best_interests: each.bestInterests ? JSON.stringify(each.bestInterests) : null,
        decided_by: each.decidedBy ?? null,
        from_date: each.fromDate,
        review_on: each.decision === 'withdrawn' ? null : addMonths(each.fromDate, 12),
        withdrawn_at: each.decision === 'withdrawn' ? each.now : null,
        recorded_by: each.recordedBy,
        recorded_at: each.now,
      })),
    );
}

export const presetConsents = (
  preset: ConsentPreset,
  person: Pick<MadeConsent, 'carehomeId' | 'residentId' | 'fromDate' | 'recordedBy' | 'now'>,
): MadeConsent[] =>
  Object.entries(PRESETS[preset]).map(([purpose, decision]) => ({
    ...person,
    purpose: purpose as Purpose,
    decision,
  }));
