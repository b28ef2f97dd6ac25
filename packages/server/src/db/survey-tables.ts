import type { Answers } from '@relish/shared/surveys/survey-entries/answers.ts';
import type { EntryMode, HelperRole } from '@relish/shared/surveys/survey-entries/choices.ts';
import type { Voice } from '@relish/shared/surveys/survey-results/tally.ts';
import type { SurveyAudience } from '@relish/shared/surveys/surveys/choices.ts';
import type { Question, SurveyInput } from '@relish/shared/surveys/surveys/contract.ts';
import type { ColumnType, Generated } from 'kysely';

import type { Moment, OptionalMoment } from './columns.ts';

/** How an answer came: by someone who was invited, from a poster, or on the home's tablet or paper. */
export type Channel = 'invited' | 'poster' | 'collected';

/** Read as what it holds, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;

/** Tables of the migration `surveys`. */
export interface SurveyTables {
  surveys: {
    id: Generated<string>;
    carehome_id: string;
    set_id: string;
    homes: Generated<number>;
    title: string;
    intro: Generated<string>;
    audience: SurveyAudience;
    anonymous: boolean;
    allow_proxy: boolean;
    is_always_open: boolean;
    opens_on: string | null;
    closes_on: string | null;
    languages: Generated<string[]>;
    template: string | null;
    attribution: string | null;
    group_key: string | null;
    questions: Json<Question[]>;
    translations: ColumnType<SurveyInput['translations'], string | undefined, string>;
    published_at: OptionalMoment;
    opened_at: OptionalMoment;
    invited: number | null;
    closed_at: OptionalMoment;
    counted_at: OptionalMoment;
    not_counted: Generated<number>;
    archived_at: OptionalMoment;
    archive_reason: string | null;
    key_n: string | null;
    key_e: string | null;
    key_fingerprint: string | null;
    key_sealed: string | null;
    poster_hash: Buffer | null;
    poster_sealed: string | null;
    version: Generated<number>;
    created_by: string | null;
    created_at: Moment;
    updated_by: string | null;
    updated_at: Moment;
  };
  survey_invitations: {
    carehome_id: string;
    survey_id: string;
    user_id: string;
    secret_hash: Buffer | null;
    blinded_hash: Buffer | null;
  };
  survey_queue: {
    carehome_id: string;
    survey_id: string;
    token_hash: Buffer;
    mode: EntryMode;
    channel: Channel;
    helper_role: Generated<string>;
    answers: Json<Answers>;
  };
  survey_spent: { carehome_id: string; survey_id: string; token_hash: Buffer };
  survey_totals: {
    carehome_id: string;
    survey_id: string;
    month: string;
    mode: EntryMode;
    channel: Channel;
    helper_role: Generated<string>;
    n: number;
  };
  survey_counts: {
    carehome_id: string;
    survey_id: string;
    month: string;
    voice: Voice;
    group_code: string;
    question: string;
    option: string;
    n: number;
  };
  survey_texts: {
    id: Generated<string>;
    carehome_id: string;
    survey_id: string;
    month: string;
    question: string;
    text: string;
    theme: string | null;
  };
  survey_entries: {
    id: Generated<string>;
    carehome_id: string;
    survey_id: string;
    client_uuid: string;
    respondent_id: string | null;
    resident_id: string | null;
    mode: EntryMode;
    channel: Channel;
    helper_role: HelperRole | null;
    completed_on: string;
    answers: Json<Answers>;
  };
}
