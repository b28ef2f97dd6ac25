import { z } from 'zod';

import { CATEGORIES } from '../activities/choices.ts';
import { defineCalls } from '../call.ts';
import { Id, shortText } from '../fields.ts';
import { LEVELS } from '../pal/levels.ts';
import { REPORT_FORMATS, REPORT_PLACES } from '../reports/choices.ts';
import { Face } from '../reports/face.ts';
import { ReportFields } from '../reports/report.ts';

export const reportBeginningCalls = defineCalls({
  'reports/beginning': {
    access: 'reports.add',
    summary:
      'What a new record can begin from: who lives here, what was done lately, the home’s templates',
    input: z.object({}),
    output: z.object({
      people: z.array(
        Face.extend({
          room: z.string().nullable(),
          level: z.enum(LEVELS).nullable(),
          /** What they have agreed to: sharing with the family, and photos of activities. */
          shares: z.boolean(),
          photos: z.enum(['yes', 'ask', 'no']),
        }),
      ),
      groups: z.array(z.object({ id: Id, name: z.string(), member_ids: z.array(Id) })),
      /** The latest sessions, one's own first, to do again. */
      recent: z.array(
        z.object({
          id: Id,
          mine: z.boolean(),
          activity_id: Id.nullable(),
          title: z.string(),
          category: z.enum(CATEGORIES),
          format: z.enum(REPORT_FORMATS),
          duration_min: z.int(),
          place: z.enum(REPORT_PLACES).nullable(),
          resident_ids: z.array(Id),
        }),
      ),
      templates: z.array(
        z.object({
          id: Id,
          name: z.string(),
          activity_id: Id.nullable(),
          title: z.string(),
          category: z.enum(CATEGORIES),
          duration_min: z.int(),
          place: z.enum(REPORT_PLACES).nullable(),
          resident_ids: z.array(Id),
        }),
      ),
      /** Whether the families of those who have agreed are told until somebody says otherwise. */
      share_by_default: z.boolean(),
    }),
  },
  'report-templates/add': {
    access: 'reports.keep',
    summary: 'Keeps what this home does often, to record it again in two taps',
    input: z.object({
      name: shortText(60, 'a name'),
      activity_id: Id.nullable(),
      free_title: ReportFields.shape.free_title,
      category: z.enum(CATEGORIES),
      duration_min: ReportFields.shape.duration_min,
      place: ReportFields.shape.place,
      resident_ids: z.array(Id).max(60),
    }),
    output: z.object({ id: Id }),
  },
  'report-templates/delete': {
    access: 'reports.keep',
    summary: 'Removes a template',
    input: z.object({ id: Id }),
    output: z.object({}),
  },
});
