import type { Output } from '@relish/shared/calls.ts';

import { WOOL } from './make-activity.ts';
import { PEGGY, WILF } from './make-resident.ts';

export const REPORT = '0197a000-0000-7000-8000-0000000000d1';
const CHOIR = '0197a000-0000-7000-8000-0000000000d2';

type Beginning = Output<'reports/beginning'>;

const makePersonHere = (
  differences: Partial<Beginning['people'][number]> = {},
): Beginning['people'][number] => ({
  id: PEGGY,
  preferred_name: 'Peggy',
  last_name: 'Hartley',
  picture: null,
  room: '12',
  level: 'exploratory',
  shares: true,
  photos: 'yes',
  ...differences,
});

/** Peggy and Wilf, who are in the singing group; wool winding was recorded recently. */
export const makeBeginning = (differences: Partial<Beginning> = {}): Beginning => ({
  people: [
    makePersonHere(),
    makePersonHere({
      id: WILF,
      preferred_name: 'Wilf',
      last_name: 'Ogden',
      level: 'reflex',
      shares: false,
      photos: 'no',
    }),
  ],
  groups: [{ id: CHOIR, name: 'Friday choir', member_ids: [PEGGY, WILF] }],
  recent: [
    {
      id: REPORT,
      mine: true,
      activity_id: WOOL,
      title: 'Wool winding',
      category: 'CRE',
      format: 'small_group',
      duration_min: 20,
      place: 'lounge',
      resident_ids: [PEGGY, WILF],
    },
  ],
  templates: [],
  share_by_default: true,
  ...differences,
});

type Report = Output<'reports/get'>;

/** Peggy's wool winding as shown on its page. */
export const makeReport = (differences: Partial<Report> = {}): Report => ({
  id: REPORT,
  version: 1,
  report_type: 'quick',
  activity_id: WOOL,
  title: 'Wool winding',
  free_title: null,
  category: 'CRE',
  format: 'one_to_one',
  event_id: null,
  started_at: '2026-11-14T10:00:00.000Z',
  duration_min: 20,
  place: 'lounge',
  place_text: null,
  led_by: [{ kind: 'volunteer', id: null, name: 'Irene' }],
  helpers: [],
  planned: false,
  choice_id: null,
  note: null,
  what_worked: null,
  what_to_change: null,
  cost_pence: null,
  external_provider: null,
  evidence: [],
  status: 'submitted',
  recorded_late: false,
  created_by: { id: PEGGY, name: 'Tom Barker' },
  created_at: '2026-11-14T10:30:00.000Z',
  updated_at: '2026-11-14T10:30:00.000Z',
  void_reason: null,
  participations: [makeParticipation()],
  photos: [],
  allowed: { edit: true, amend: false, upgrade: true, void: true, decide: true },
  ...differences,
});

export const makeParticipation = (
  differences: Partial<Report['participations'][number]> = {},
): Report['participations'][number] => ({
  resident_id: PEGGY,
  preferred_name: 'Peggy',
  last_name: 'Hartley',
  picture: null,
  pal_level_at_time: 'exploratory',
  attendance: 'took_part',
  decline_reason: null,
  alternative_offered: null,
  minutes: 20,
  engagement: null,
  mood_before: null,
  mood_after: 4,
  feedback: null,
  feedback_source: null,
  support_level: null,
  outcomes: [],
  quote: null,
  note: null,
  note_shareable: false,
  distress: false,
  distress_note: null,
  share_with_family: true,
  tells_distress: false,
  family_sees: true,
  family_decision: null,
  family_sentence: null,
  ...differences,
});
