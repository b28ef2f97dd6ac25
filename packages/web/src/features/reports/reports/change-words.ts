import type { Engagement, Mood } from '@relish/shared/reports/reports/choices.ts';

import { CATEGORY_WORDS } from '../../../words/activity-words.ts';
import { m } from '../../../words/m.ts';
import {
  ATTENDANCE_WORDS,
  DECLINE_WORDS,
  engagementWord,
  FEEDBACK_WORDS,
  LEADER_WORDS,
  OUTCOME_WORDS,
  REPORT_FORMAT_WORDS,
  REPORT_PLACE_WORDS,
  REPORT_TYPE_WORDS,
  SOURCE_WORDS,
  SUPPORT_WORDS,
} from '../../../words/report-words.ts';
import { toPounds } from './money.ts';
import { moodWord } from './mood.ts';

export interface Change {
  field: string;
  /** The resident; null for the session. */
  resident: string | null;
  before: string | null;
  after: string | null;
}

type Say = (value: string, moment: (at: string) => string) => string;
type Words = Record<string, () => string>;

const of =
  (words: Words): Say =>
  (value) =>
    words[value]?.() ?? value;
const each =
  (words: Words): Say =>
  (value) =>
    value
      .split(', ')
      .map((one) => words[one]?.() ?? one)
      .join(', ');
const asIs: Say = (value) => value;
const yesNo: Say = (value) => (value === 'true' ? m.reports_yes() : m.reports_no());
const mood: Say = (value) => moodWord(Number(value) as Mood);
const DECISION_WORDS = { share: m.reports_decide_share, keep: m.reports_decide_keep };
const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\s*/gi;
const leaders: Say = (value) =>
  each(LEADER_WORDS)(value.replaceAll(ID, '').replaceAll(/\s+(?=,|$)/g, ''), String);

/** Label and formatter of each field; technical fields are left out. */
const FIELDS: Record<string, { label: () => string; say: Say }> = {
  report_type: { label: m.reports_field_type, say: of(REPORT_TYPE_WORDS) },
  recorded_late: { label: m.reports_field_late, say: yesNo },
  title: { label: m.reports_field_title, say: asIs },
  category: { label: m.reports_field_category, say: of(CATEGORY_WORDS) },
  format: { label: m.reports_format, say: of(REPORT_FORMAT_WORDS) },
  started_at: { label: m.reports_field_when, say: (value, moment) => moment(value) },
  duration_min: {
    label: m.reports_field_duration,
    say: (value) => m.reports_minutes({ count: Number(value) }),
  },
  place: { label: m.reports_place, say: of(REPORT_PLACE_WORDS) },
  place_text: { label: m.reports_place_text, say: asIs },
  led_by: { label: m.reports_led_by, say: leaders },
  helpers: { label: m.reports_helpers, say: leaders },
  note: { label: m.reports_note, say: asIs },
  what_worked: { label: m.reports_worked, say: asIs },
  what_to_change: { label: m.reports_to_change, say: asIs },
  cost_pence: { label: m.reports_cost, say: (value) => toPounds(Number(value)) },
  external_provider: { label: m.reports_provider, say: asIs },
  evidence: { label: m.reports_field_evidence, say: asIs },
  void_reason: { label: m.reports_field_void, say: asIs },
  photos: { label: m.reports_photos, say: asIs },
  people: { label: m.reports_field_people, say: () => m.reports_field_in() },
  attendance: { label: m.reports_field_attendance, say: of(ATTENDANCE_WORDS) },
  decline_reason: { label: m.reports_declined_why, say: of(DECLINE_WORDS) },
  alternative_offered: { label: m.reports_declined_instead, say: asIs },
  minutes: {
    label: m.reports_field_duration,
    say: (value) => m.reports_minutes({ count: Number(value) }),
  },
  engagement: {
    label: m.reports_field_engagement,
    say: (value) => engagementWord(Number(value) as Engagement),
  },
  mood_before: { label: m.reports_mood_before, say: mood },
  mood_after: { label: m.reports_mood_after, say: mood },
  feedback: { label: m.reports_field_feedback, say: of(FEEDBACK_WORDS) },
  feedback_source: { label: m.reports_feedback_source, say: of(SOURCE_WORDS) },
  support_level: { label: m.reports_support, say: of(SUPPORT_WORDS) },
  outcomes: { label: m.reports_outcomes, say: each(OUTCOME_WORDS) },
  quote: { label: m.reports_field_quote, say: asIs },
  note_shareable: { label: m.reports_note_shareable, say: yesNo },
  distress: { label: m.reports_field_distress, say: yesNo },
  distress_note: { label: m.reports_distress_note, say: asIs },
  share_with_family: { label: m.reports_share, say: yesNo },
  family_decision: { label: m.reports_field_decision, say: of(DECISION_WORDS) },
  family_sentence: { label: m.reports_field_sentence, say: asIs },
};

export function changeInWords(change: Change, moment: (at: string) => string) {
  const field = FIELDS[change.field];
  if (!field) return undefined;
  const toWords = (value: string | null) =>
    value === null ? m.reports_nothing() : field.say(value, moment);
  return {
    label: change.resident === null ? field.label() : `${change.resident}: ${field.label()}`,
    before: toWords(change.before),
    after: toWords(change.after),
  };
}

type FieldValue = string | number | boolean | readonly string[] | null | undefined;

/** A field as the history names it, and a value of a form in its words; empty where there is none. */
export function sayField(name: string) {
  const { label, say } = FIELDS[name] ?? { label: () => name, say: asIs };
  return {
    label,
    value: (value: unknown, moment: (at: string) => string): string => {
      const fieldValue = value as FieldValue;
      const text =
        typeof fieldValue === 'object' ? fieldValue?.join(', ') : String(fieldValue ?? '');
      return text ? say(text, moment) : '';
    },
  };
}
