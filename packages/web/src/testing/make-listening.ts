import type { Output } from '@relish/shared/calls.ts';

export const ENTRY = '0197a000-0000-7000-8000-000000000a01';
export const ACTION = '0197a000-0000-7000-8000-000000000b01';
export const MEETING = '0197a000-0000-7000-8000-000000000c01';
const COLLEAGUE = { id: '0197a000-0000-7000-8000-000000000d01', name: 'Precious Moyo' };
const RESIDENT = { id: '0197a000-0000-7000-8000-000000000e01', name: 'Joan Cartwright' };

type Entry = Output<'feedback/get'>;

const toRow = ({
  id,
  kind,
  received_on,
  received_by,
  from_kind,
  from_name,
  area,
  resident,
  said,
  stage,
  due,
  is_overdue,
  is_void,
  outcome,
  shared_at,
}: Entry): Output<'feedback/list'>['rows'][number] => ({
  id,
  kind,
  received_on,
  received_by,
  from_kind,
  from_name,
  area,
  resident,
  said,
  stage,
  due,
  is_overdue,
  is_void,
  outcome,
  shared_at,
});
export const listEntries = (...entries: Entry[]): Output<'feedback/list'> => ({
  rows: entries.map(toRow),
  next: null,
});

export const makeEntry = (differences: Partial<Entry> = {}): Entry => ({
  id: ENTRY,
  kind: 'complaint',
  received_on: '2026-11-02',
  received_by: 'phone',
  from_kind: 'relative',
  from_name: 'Susan Brown',
  area: 'food',
  resident: null,
  said: 'Cold soup.',
  stage: 'received',
  due: { step: 'acknowledge', by: '2026-11-05' },
  is_overdue: true,
  is_void: false,
  outcome: null,
  shared_at: null,
  about_staff: [],
  acknowledge_by: '2026-11-05',
  answer_by: '2026-11-30',
  acknowledged_on: null,
  answered_on: null,
  answer: null,
  candour: 'not_decided',
  candour_note: null,
  learning: null,
  is_from_chat: false,
  voided: null,
  recorded: { at: '2026-11-02T10:00:00.000Z', by: 'Grace Adeyemi' },
  changes: [],
  version: 1,
  ...differences,
});

export const makeCompliment = (differences: Partial<Entry> = {}) =>
  makeEntry({
    kind: 'compliment',
    area: 'care',
    said: 'Precious rang me. Thank you.',
    stage: null,
    due: null,
    is_overdue: false,
    acknowledge_by: null,
    answer_by: null,
    about_staff: [COLLEAGUE],
    ...differences,
  });

type Action = Output<'actions/get'>;

export const makeAction = (differences: Partial<Action> = {}): Action => ({
  id: ACTION,
  theme: 'Hot soup',
  said: 'The soup is cold.',
  will_do: 'Serve it from a heated trolley.',
  owner: COLLEAGUE,
  due_on: '2026-11-30',
  done_on: null,
  source: 'meeting',
  state: 'open',
  published_at: null,
  survey: null,
  meeting: { id: MEETING, title: 'Autumn meeting' },
  feedback_id: null,
  thread_id: null,
  proof: null,
  published: null,
  ask_on: null,
  residents: [],
  closed: null,
  version: 1,
  ...differences,
});

export const makeDoneAction = (differences: Partial<Action> = {}) =>
  makeAction({
    done_on: '2026-10-01',
    ask_on: '2026-10-29',
    proof: 'The trolley came on Friday.',
    state: 'to_ask',
    residents: [{ ...RESIDENT, answer: null }],
    ...differences,
  });

export const listActions = (...actions: Action[]): Output<'actions/list'> => ({
  rows: actions.map(
    ({
      id,
      theme,
      said,
      will_do,
      owner,
      due_on,
      done_on,
      source,
      state,
      published_at,
    }): Output<'actions/list'>['rows'][number] => ({
      id,
      theme,
      said,
      will_do,
      owner,
      due_on,
      done_on,
      source,
      state,
      published_at,
    }),
  ),
  next: null,
});

export const makeMeeting = (
  differences: Partial<Output<'meetings/get'>> = {},
): Output<'meetings/get'> => ({
  id: MEETING,
  kind: 'residents',
  title: 'Autumn meeting',
  day: '2026-10-28',
  came: 3,
  has_minutes: true,
  has_easy_read: true,
  actions: 1,
  place: 'Lounge',
  event: null,
  agenda: ['Winter menu', 'Outings'],
  residents: [RESIDENT],
  others_came: 2,
  minutes: 'People would like more soup.',
  easy_read: [{ symbol: 'food', text: 'We want hot soup.' }],
  version: 1,
  ...differences,
});
