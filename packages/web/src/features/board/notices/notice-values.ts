import { parseDateTime, toZoned } from '@internationalized/date';
import {
  NOTICE_LIMITS,
  type NoticeAudience,
  type NoticePriority,
} from '@relish/shared/board/notices/choices.ts';
import type { Input } from '@relish/shared/calls.ts';
import { addDays, dayIn } from '@relish/shared/days.ts';

import { formatTime } from '../../../words/format.ts';
import type { ManagedNotice } from './api.ts';

/** Form values, with days and times in the home's time zone. */
export interface NoticeValues {
  title: string;
  body: string;
  audience: NoticeAudience;
  priority: NoticePriority;
  when: 'now' | 'later';
  /** A day, like `expires_at`; named after the field that the server rejects. */
  publish_at: string | null;
  publish_time: string | null;
  expires_at: string | null;
  pinned: boolean;
  picture_ids: string[];
  pictures_show_nobody: boolean;
  carehome_ids: string[];
  version: number;
}

export const emptyValues = (today: string): NoticeValues => ({
  title: '',
  body: '',
  audience: 'all',
  priority: 'normal',
  when: 'now',
  publish_at: addDays(today, 1),
  publish_time: '08:00',
  expires_at: addDays(today, NOTICE_LIMITS.days),
  pinned: false,
  picture_ids: [],
  pictures_show_nobody: false,
  carehome_ids: [],
  version: 0,
});

export function toFormValues(notice: ManagedNotice, timeZone: string): NoticeValues {
  const { title, body, audience, priority, pinned, pictures, version } = notice;
  const begins = new Date(notice.publish_at);
  return {
    title,
    body,
    audience,
    priority,
    when: notice.state === 'scheduled' ? 'later' : 'now',
    publish_at: dayIn(timeZone, begins),
    publish_time: formatTime(begins, timeZone),
    expires_at: dayIn(timeZone, new Date(notice.expires_at)),
    pinned,
    picture_ids: pictures.map(({ id }) => id),
    pictures_show_nobody: pictures.length > 0,
    carehome_ids: [],
    version,
  };
}

const momentIn = (timeZone: string, day: string, time: string) =>
  toZoned(parseDateTime(`${day}T${time}`), timeZone).toAbsoluteString();

const LAST_MINUTE = '23:59';

/** Converts the form values to the call's input. */
export function sentValues(
  { when, publish_time, publish_at, expires_at, version: _known, ...values }: NoticeValues,
  timeZone: string,
): Input<'notices/add'> {
  return {
    ...values,
    publish_at:
      when === 'later' && publish_at !== null
        ? momentIn(timeZone, publish_at, publish_time ?? '00:00')
        : null,
    expires_at: expires_at === null ? null : momentIn(timeZone, expires_at, LAST_MINUTE),
  };
}
