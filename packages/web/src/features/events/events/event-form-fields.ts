import { CATEGORY_WORDS } from '../../../words/activity-words.ts';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { AUDIENCES, FAMILIES, REPEAT_WORDS } from './event-form-words.ts';
import type { EventValues } from './event-values.ts';

export const SECTIONS = [
  { id: 'what', title: m.event_form_what },
  { id: 'when', title: m.event_form_when },
  { id: 'where', title: m.event_form_where },
  { id: 'people', title: m.event_form_people },
  { id: 'team', title: m.event_form_team },
] as const;
type SectionId = (typeof SECTIONS)[number]['id'];

interface Field {
  name: keyof EventValues;
  section: SectionId;
  label: () => string;
  words: (values: EventValues) => string;
}

const yesOrNo = (value: boolean) => (value ? m.event_form_yes() : m.event_form_no());
const count = (ids: readonly string[]) => String(ids.length);
const dayWords = (day: string | null) => (day === null ? '' : formatDay(day));

/** In form order. */
export const FIELDS: readonly Field[] = [
  {
    name: 'activity_id',
    section: 'what',
    label: m.event_form_activity,
    words: ({ activity_id }) => yesOrNo(activity_id !== null),
  },
  { name: 'title', section: 'what', label: m.event_form_title, words: ({ title }) => title },
  {
    name: 'category',
    section: 'what',
    label: m.event_form_category,
    words: ({ category }) => (category === null ? '' : CATEGORY_WORDS[category]()),
  },
  {
    name: 'description',
    section: 'what',
    label: m.event_form_description,
    words: ({ description }) => description,
  },
  { name: 'day', section: 'when', label: m.event_form_day, words: ({ day }) => dayWords(day) },
  {
    name: 'all_day',
    section: 'when',
    label: m.event_form_all_day,
    words: ({ all_day }) => yesOrNo(all_day),
  },
  {
    name: 'start_time',
    section: 'when',
    label: m.event_form_start,
    words: ({ start_time }) => start_time ?? '',
  },
  {
    name: 'minutes',
    section: 'when',
    label: m.event_form_end,
    words: ({ minutes }) => minutes ?? '',
  },
  { name: 'days', section: 'when', label: m.event_form_days, words: ({ days }) => String(days) },
  {
    name: 'recurrence',
    section: 'when',
    label: m.event_form_repeats,
    words: ({ recurrence }) => REPEAT_WORDS[recurrence.repeats](),
  },
  { name: 'place', section: 'where', label: m.event_form_place, words: ({ place }) => place },
  {
    name: 'outdoors',
    section: 'where',
    label: m.event_form_outdoors,
    words: ({ outdoors }) => yesOrNo(outdoors),
  },
  {
    name: 'transport',
    section: 'where',
    label: m.event_form_transport,
    words: ({ transport }) => transport,
  },
  {
    name: 'audience',
    section: 'people',
    label: m.event_form_audience,
    words: ({ audience }) => AUDIENCES[audience].label(),
  },
  {
    name: 'group_ids',
    section: 'people',
    label: m.event_form_groups,
    words: ({ group_ids }) => count(group_ids),
  },
  {
    name: 'resident_ids',
    section: 'people',
    label: m.event_form_residents,
    words: ({ resident_ids }) => count(resident_ids),
  },
  {
    name: 'family_scope',
    section: 'people',
    label: m.event_form_families,
    words: ({ family_scope }) => FAMILIES[family_scope].label(),
  },
  {
    name: 'rsvp',
    section: 'people',
    label: m.event_form_rsvp,
    words: ({ rsvp }) => yesOrNo(rsvp),
  },
  {
    name: 'capacity',
    section: 'people',
    label: m.event_form_capacity,
    words: ({ capacity }) => capacity,
  },
  {
    name: 'cost_pence',
    section: 'people',
    label: m.event_form_cost,
    words: ({ cost_pence }) => cost_pence,
  },
  {
    name: 'lead_id',
    section: 'team',
    label: m.event_form_lead,
    words: ({ lead_id }) => yesOrNo(lead_id !== null),
  },
  {
    name: 'helper_ids',
    section: 'team',
    label: m.event_form_helpers,
    words: ({ helper_ids }) => count(helper_ids),
  },
  {
    name: 'performer_id',
    section: 'team',
    label: m.performers_field,
    words: ({ performer_id }) => yesOrNo(performer_id !== null),
  },
  {
    name: 'equipment',
    section: 'team',
    label: m.event_form_equipment,
    words: ({ equipment }) => equipment,
  },
];

const WARNINGS: Field = {
  name: 'acknowledged',
  section: 'people',
  label: m.event_form_warnings,
  words: () => '',
};
const LISTED_FIELDS = [...FIELDS, WARNINGS];

export const findField = (name: string) =>
  LISTED_FIELDS.find((field) => field.name === name.split('.')[0]);

/** `version` has its own conflict dialog, so it is not listed as an error. */
export const LISTED = { fields: LISTED_FIELDS, findField, elsewhere: ['version'] };
