import type { Input } from '@relish/shared/calls.ts';
import type { Category } from '@relish/shared/library/activities/choices.ts';
import type { ReportFormat } from '@relish/shared/reports/reports/choices.ts';
import { isPresent } from '@relish/shared/reports/reports/choices.ts';
import type {
  Participation,
  ReportFields,
  ReportPhoto,
} from '@relish/shared/reports/reports/report.ts';
import { formatFor } from '@relish/shared/reports/reports/rules.ts';

import type { PersonInReport, Report } from './api.ts';

/** A part of the form. */
export type Part = 'what' | 'who' | 'how';

/** Form values of a record. */
export interface RecordValues extends Omit<ReportFields, 'started_at' | 'format'> {
  /** Title of the chosen activity, for display. */
  title: string;
  /** Null means that it ended when the record was started. */
  started_at: string | null;
  /** Null follows the number of residents. */
  format: ReportFormat | null;
  /** The event that a new record is about. */
  event_id?: string | undefined;
}

/** Stored on the device until the server has confirmed it. */
export interface RecordDraft {
  /** Created with the draft, so that a retry does not save it twice. */
  client_uuid: string;
  begun_at: string;
  values: RecordValues;
  /** For edits: the record, its version and the reason. */
  edits?: { id: string; version: number; reason: string } | undefined;
}

const DEFAULT_MINUTES = 30;

export const emptyValues = (userId: string): RecordValues => ({
  report_type: 'quick',
  activity_id: null,
  title: '',
  free_title: null,
  category: null,
  format: null,
  started_at: null,
  duration_min: DEFAULT_MINUTES,
  place: null,
  place_text: null,
  led_by: [{ kind: 'staff', id: userId, name: null }],
  helpers: [],
  planned: false,
  choice_id: null,
  note: null,
  what_worked: null,
  what_to_change: null,
  cost_pence: null,
  external_provider: null,
  evidence: [],
  photos: [],
  participations: [],
});

export const newPerson = (resident_id: string): Participation => ({
  resident_id,
  attendance: 'took_part',
  decline_reason: null,
  alternative_offered: null,
  minutes: null,
  engagement: undefined,
  mood_before: null,
  mood_after: null,
  feedback: null,
  feedback_source: null,
  support_level: null,
  outcomes: [],
  quote: null,
  note: null,
  note_shareable: false,
  distress: false,
  distress_note: null,
  share_with_family: null,
});

/** Starting point: an activity, a film, the last session or a template. */
export interface Start {
  activity_id: string | null;
  title: string;
  category: Category;
  duration_min: number;
  place?: RecordValues['place'];
}

export const startedFrom = (values: RecordValues, start: Start): RecordValues => ({
  ...values,
  activity_id: start.activity_id,
  title: start.title,
  free_title: start.activity_id === null ? start.title : null,
  category: start.category,
  duration_min: start.duration_min,
  place: start.place ?? values.place,
});

export function formatFits(format: ReportFormat, people: number): boolean {
  if (format === 'one_to_one' || format === 'independent') return people === 1;
  if (format === 'small_group') return people >= 2 && people <= 6;
  return format === 'drop_in' || people >= 2;
}

/** Keeps the answers of residents who stay selected. */
export const withPeople = (values: RecordValues, ids: readonly string[]): RecordValues => {
  const byResident = new Map(values.participations.map((each) => [each.resident_id, each]));
  const here = new Set(ids);
  const { format } = values;
  return {
    ...values,
    format: format !== null && formatFits(format, ids.length) ? format : null,
    participations: ids.map((id) => byResident.get(id) ?? newPerson(id)),
    photos: values.photos.map((photo) => ({
      ...photo,
      resident_ids: photo.resident_ids.filter((id) => here.has(id)),
      agreed_ids: photo.agreed_ids.filter((id) => here.has(id)),
    })),
  };
};

/** Picks the fields of `shape`. */
const like = <T extends object>(shape: T, from: T): T =>
  Object.fromEntries(Object.keys(shape).map((key) => [key, from[key as keyof T]])) as T;

/** Form values of a saved record. */
export function toRecordValues(
  report: Report,
  sharesOf: (residentId: string) => boolean | undefined,
): RecordValues {
  const person = ({ share_with_family, minutes, engagement, ...each }: PersonInReport) => {
    const isWhole = !isPresent(each.attendance) || minutes === report.duration_min;
    return {
      ...like(newPerson(''), { ...each, share_with_family, minutes, engagement }),
      minutes: isWhole && each.attendance !== 'left_early' ? null : minutes,
      // A quick record does not distinguish “could not tell” from unanswered.
      engagement: report.report_type === 'quick' ? (engagement ?? undefined) : engagement,
      share_with_family:
        each.distress || sharesOf(each.resident_id) === share_with_family
          ? null
          : share_with_family,
    };
  };
  return {
    // The event of a saved record does not change.
    ...like<RecordValues>(emptyValues(''), { ...report, event_id: undefined }),
    photos: report.photos.map(({ picture: _picture, ...photo }): ReportPhoto => photo),
    participations: report.participations.map(person),
  };
}

const MINUTE = 60_000;

/** The entered start, or the start that makes it end when the record was started. */
export function startedAt({ values, begun_at }: Pick<RecordDraft, 'values' | 'begun_at'>): string {
  if (values.started_at !== null) return values.started_at;
  const ended = Math.floor(Date.parse(begun_at) / MINUTE) * MINUTE;
  return new Date(ended - values.duration_min * MINUTE).toISOString();
}

export const chooseFormat = ({ format, participations }: RecordValues): ReportFormat =>
  format ?? formatFor(participations.length);

type Sent = Omit<Input<'reports/add'>, 'client_uuid'>;

/** The call's input. A quick record omits the fields of a full one. */
export function sentValues(draft: RecordDraft): Sent {
  const { title: _title, ...values } = draft.values;
  const isShort = values.report_type === 'quick' && draft.edits === undefined;
  return {
    ...values,
    ...(isShort && NOT_QUICK),
    free_title: values.activity_id === null ? values.free_title?.trim() || null : null,
    started_at: startedAt(draft),
    format: chooseFormat(draft.values),
    participations: values.participations.map((person) =>
      isShort ? { ...person, ...NOT_QUICK_PERSON } : person,
    ),
  };
}

const NOT_QUICK = {
  note: null,
  what_worked: null,
  what_to_change: null,
  cost_pence: null,
  external_provider: null,
  helpers: [],
  photos: [],
} satisfies Partial<Sent>;

const NOT_QUICK_PERSON = {
  mood_before: null,
  feedback: null,
  feedback_source: null,
  support_level: null,
  outcomes: [],
  quote: null,
  note: null,
  note_shareable: false,
  distress: false,
  distress_note: null,
  share_with_family: null,
} satisfies Partial<Participation>;
