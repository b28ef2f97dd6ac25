import { MEETING_LIMITS, type MeetingKind } from '@relish/shared/surveys/meetings/choices.ts';
import { pickSymbol } from '@relish/shared/surveys/meetings/pick-symbol.ts';

import type { Meeting, MeetingSent } from './api.ts';

/** Fields are named after those that the server rejects. */
export interface MeetingValues {
  kind: MeetingKind;
  title: string;
  day: string | null;
  place: string;
  event_id: string | null;
  /** One item or sentence on each line. */
  agenda: string;
  easy_read: string;
  resident_ids: string[];
  others_came: string;
  minutes: string;
}

export const toValues = (meeting: Meeting | undefined, today: string): MeetingValues => ({
  kind: meeting?.kind ?? 'residents',
  title: meeting?.title ?? '',
  day: meeting?.day ?? today,
  place: meeting?.place ?? '',
  event_id: meeting?.event?.id ?? null,
  agenda: meeting?.agenda.join('\n') ?? '',
  easy_read: meeting?.easy_read.map(({ text }) => text).join('\n') ?? '',
  resident_ids: meeting?.residents.map(({ id }) => id) ?? [],
  others_came: String(meeting?.others_came ?? 0),
  minutes: meeting?.minutes ?? '',
});

const toLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const toSent = (values: MeetingValues): MeetingSent => ({
  ...values,
  day: values.day ?? '',
  agenda: toLines(values.agenda),
  easy_read: toLines(values.easy_read).map((text) => ({ symbol: pickSymbol(text), text })),
  others_came: Number(values.others_came),
});

/** Errors of single lines are shown at their field, so they are found here. */
export const hasLongLine = (text: string, most: number) =>
  toLines(text).some((line) => line.length > most);
export const LINE_LIMITS = { agenda: MEETING_LIMITS.agendaItem, easy: MEETING_LIMITS.easyLine };
