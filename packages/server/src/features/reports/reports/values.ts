import { isPresent } from '@relish/shared/reports/reports/choices.ts';
import type { Participation, ReportFields } from '@relish/shared/reports/reports/report.ts';
import { countedMinutes } from '@relish/shared/reports/reports/rules.ts';

import type { InHome } from '../../../core/handler.ts';
import type { PersonValues, PhotoValues } from './body.ts';
import type { Checked } from './check.ts';

export function toReportValues(fields: ReportFields, checked: Checked) {
  const { participations: _people, photos: _photos, free_title: _title, ...values } = fields;
  const { day, title, category, led_by, helpers, choice_id } = checked;
  const started_at = new Date(fields.started_at).toISOString();
  return { ...values, started_at, day, title, category, led_by, helpers, choice_id };
}

/** Fills in defaults. */
const toParticipation = (person: Participation, duration: number, shares: boolean) => ({
  ...person,
  engagement: person.engagement ?? null,
  minutes: countedMinutes(person, duration),
  distress_note: person.distress ? person.distress_note : null,
  // Families see what a resident took part in, not what they declined.
  share_with_family:
    isPresent(person.attendance) && !person.distress && (person.share_with_family ?? shares),
});

export interface Parts {
  people: PersonValues[];
  photos: PhotoValues[];
}

export function toParts(
  { carehomeId }: InHome,
  reportId: string,
  fields: ReportFields,
  { day, levels, shares }: Checked,
): Parts {
  const of = { carehome_id: carehomeId, report_id: reportId };
  const started_at = new Date(fields.started_at).toISOString();
  return {
    people: fields.participations.map((person, position) => ({
      ...of,
      ...toParticipation(person, fields.duration_min, shares.has(person.resident_id)),
      position,
      started_at,
      day,
      pal_level_at_time: levels.get(person.resident_id) ?? null,
    })),
    photos: fields.photos.map((photo, position) => ({ ...of, ...photo, position })),
  };
}
