import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id, shortText } from '../../fields.ts';
import { CATEGORIES } from '../../library/activities/choices.ts';
import { LEVELS } from '../../residents/pal/levels.ts';
import { Face } from '../../residents/residents/face.ts';
import { REPORT_FORMATS, REPORT_PLACES } from './choices.ts';
import { ReportFields } from './report.ts';

export const formOptionCalls = defineCalls({
  'reports/beginning': {
    access: 'reports.add',
    reads: [
      'reports',
      'templates',
      'residents',
      'consents',
      'groups',
      'staff',
      'library',
      'choices',
      'home-settings',
    ],
    summary: 'Get the options for a new record: residents, recent activities and templates',
    input: z.object({}),
    output: z.object({
      people: z.array(
        Face.extend({
          room: z.string().nullable(),
          level: z.enum(LEVELS).nullable(),
          shares: z.boolean(),
          photos: z.enum(['yes', 'ask', 'no']),
        }),
      ),
      groups: z.array(z.object({ id: Id, name: z.string(), member_ids: z.array(Id) })),
      /** Latest sessions to repeat, the user's own first. */
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
      /** Default for families with consent. */
      share_by_default: z.boolean(),
    }),
  },
  'reports/add-template': {
    access: 'reports.keep',
    changes: ['templates'],
    creates: true,
    summary: 'Save a frequent activity of this home as a template',
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
  'reports/delete-template': {
    access: 'reports.keep',
    changes: ['templates'],
    summary: 'Delete a template',
    input: z.object({ id: Id }),
    output: z.object({}),
  },
});
