import type { Leader, Participation } from '@relish/shared/reports/reports/report.ts';

import type { ComparedField } from '../../../forms/form-conflict.tsx';
import type { PersonHere } from './api.ts';
import { sayField } from './change-words.ts';
import {
  chooseFormat,
  newPerson,
  type RecordDraft,
  type RecordValues,
  startedAt,
} from './record-values.ts';

const ACTIVITY = ['activity_id', 'title', 'free_title', 'category'] as const;
const PLACE = ['place', 'place_text'] as const;

/** A record whose parts two people can change apart from each other: what belongs together is one part. */
export interface ComparableRecord extends Omit<
  RecordValues,
  (typeof ACTIVITY)[number] | (typeof PLACE)[number] | 'participations'
> {
  activity: Pick<RecordValues, (typeof ACTIVITY)[number]>;
  where: Pick<RecordValues, (typeof PLACE)[number]>;
  /** By id, because the same person may stand at another place. */
  people: Record<string, Participation | undefined>;
}

// The server names who has an account.
const withoutName = ({ kind, id, name }: Leader) => ({ kind, id, name: id === null ? name : null });

export function toComparable(draft: RecordDraft): ComparableRecord {
  const { activity_id, title, free_title, category, place, place_text, participations, ...values } =
    draft.values;
  return {
    ...values,
    activity:
      activity_id === null
        ? { activity_id, title: free_title ?? '', free_title, category }
        : { activity_id, title, free_title: null, category },
    where: { place, place_text },
    started_at: startedAt(draft),
    format: chooseFormat(draft.values),
    led_by: values.led_by.map(withoutName),
    helpers: values.helpers.map(withoutName),
    people: Object.fromEntries(participations.map((each) => [each.resident_id, each])),
  };
}

export const fromComparable = ({
  activity,
  where,
  people,
  ...values
}: ComparableRecord): RecordValues => ({
  ...values,
  ...activity,
  ...where,
  participations: Object.values(people).filter((each) => each !== undefined),
});

type Field = ComparedField<ComparableRecord>;

interface Words {
  people: ReadonlyMap<string, PersonHere>;
  moment: (at: string) => string;
  leader: (leader: Leader) => string;
}

const PERSON = (Object.keys(newPerson('')) as (keyof Participation)[]).filter(
  (field) => field !== 'resident_id',
);

/** Everything in which two versions of a record can differ, in the order of the form. */
export function listConflictFields(
  mine: ComparableRecord,
  theirs: ComparableRecord,
  { people, moment, leader }: Words,
): Field[] {
  const field = (
    name: string,
    read: (values: ComparableRecord) => unknown,
    said = name,
    whose?: string,
  ): Field => ({
    name,
    label: () => [whose, sayField(said).label()].filter(Boolean).join(': '),
    words: (values) => sayField(said).value(read(values), moment),
  });
  const plain = (name: Exclude<keyof ComparableRecord, 'activity' | 'where' | 'people'>) =>
    field(name, (values) => values[name]);
  const leaders = (name: 'led_by' | 'helpers') =>
    field(name, (values) => values[name].map(leader).join(', '));
  const ids = new Set([...Object.keys(mine.people), ...Object.keys(theirs.people)]);
  return [
    plain('report_type'),
    field('activity', ({ activity }) => activity.title, 'title'),
    plain('format'),
    plain('started_at'),
    plain('duration_min'),
    field(
      'where',
      ({ where }) =>
        where.place === 'other' ? where.place_text : sayField('place').value(where.place, moment),
      'place_text',
    ),
    ...[...ids].flatMap((id) => {
      const whose = people.get(id)?.preferred_name ?? '';
      return mine.people[id] && theirs.people[id]
        ? PERSON.map((each) =>
            field(`people.${id}.${each}`, (values) => values.people[id]?.[each], each, whose),
          )
        : [field(`people.${id}`, (values) => values.people[id] && 'in', 'people', whose)];
    }),
    field('photos', ({ photos }) =>
      [photos.length || '', ...photos.map(({ caption }) => caption)].filter(Boolean).join(' · '),
    ),
    plain('note'),
    plain('what_worked'),
    plain('what_to_change'),
    leaders('led_by'),
    leaders('helpers'),
    plain('evidence'),
    plain('external_provider'),
    plain('cost_pence'),
  ];
}
