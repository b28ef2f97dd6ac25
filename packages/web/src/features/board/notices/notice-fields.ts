import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { NoticeValues } from './notice-values.ts';
import { AUDIENCES, PRIORITIES } from './notice-words.ts';

interface Field {
  name: keyof NoticeValues;
  label: () => string;
  words: (values: NoticeValues) => string;
}

const yesOrNo = (value: boolean) => (value ? m.notices_yes() : m.notices_no());

/** In form order. */
export const FIELDS: readonly Field[] = [
  { name: 'title', label: m.notices_field_title, words: ({ title }) => title },
  { name: 'body', label: m.notices_field_body, words: ({ body }) => body },
  {
    name: 'audience',
    label: m.notices_field_audience,
    words: ({ audience }) => AUDIENCES[audience].label(),
  },
  {
    name: 'priority',
    label: m.notices_field_priority,
    words: ({ priority }) => PRIORITIES[priority].label(),
  },
  {
    name: 'publish_at',
    label: m.notices_field_when,
    words: ({ publish_at }) => (publish_at === null ? '' : formatDay(publish_at)),
  },
  {
    name: 'expires_at',
    label: m.notices_field_expires,
    words: ({ expires_at }) => (expires_at === null ? '' : formatDay(expires_at)),
  },
  {
    name: 'pinned',
    label: m.notices_field_pinned,
    words: ({ pinned }) => yesOrNo(pinned),
  },
  {
    name: 'picture_ids',
    label: m.notices_field_pictures,
    words: ({ picture_ids }) => String(picture_ids.length),
  },
  {
    name: 'pictures_show_nobody',
    label: m.notices_field_pictures,
    words: ({ pictures_show_nobody }) => yesOrNo(pictures_show_nobody),
  },
];

/** `version` has its own conflict dialog, so it is not listed as an error. */
export const LISTED = {
  fields: FIELDS,
  findField: (name: string) => FIELDS.find((field) => field.name === name.split('.')[0]),
  elsewhere: ['version'],
};
