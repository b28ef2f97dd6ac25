import type {
  FeedbackArea,
  FeedbackFrom,
  FeedbackKind,
  ReceivedBy,
} from '@relish/shared/surveys/feedback/choices.ts';

import type { Feedback, FeedbackSent } from './api.ts';

/** Fields are named after those that the server rejects. */
export interface FeedbackValues {
  kind: FeedbackKind;
  said: string;
  received_on: string | null;
  received_by: string | null;
  from_kind: string | null;
  from_name: string;
  area: string | null;
  resident_id: string | null;
  about_staff_ids: string[];
}

export const toValues = (entry: Feedback | undefined, today: string): FeedbackValues => ({
  kind: entry?.kind ?? 'complaint',
  said: entry?.said ?? '',
  received_on: entry?.received_on ?? today,
  received_by: entry?.received_by ?? null,
  from_kind: entry?.from_kind ?? null,
  from_name: entry?.from_name ?? '',
  area: entry?.area ?? null,
  resident_id: entry?.resident?.id ?? null,
  about_staff_ids: entry?.about_staff.map(({ id }) => id) ?? [],
});

export const toSent = (values: FeedbackValues): FeedbackSent => ({
  kind: values.kind,
  said: values.said,
  received_on: values.received_on ?? '',
  received_by: values.received_by as ReceivedBy,
  from_kind: values.from_kind as FeedbackFrom,
  from_name: values.from_kind === 'anonymous' ? '' : values.from_name,
  area: values.area as FeedbackArea,
  resident_id: values.resident_id,
  about_staff_ids: values.about_staff_ids,
});
