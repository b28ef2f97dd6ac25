import { readFile } from 'node:fs/promises';

import {
  OBSERVATION_ACTIONS,
  OBSERVATION_TYPES,
} from '@relish/shared/reports/observations/choices.ts';
import { REPORT_PLACES } from '@relish/shared/reports/reports/choices.ts';
import { z } from 'zod';

const FILE = new URL('../../../../content/demo-records/week.json', import.meta.url);

const place = z.enum(REPORT_PLACES);

const DemoWeek = z.strictObject({
  groups: z.array(
    z.strictObject({
      /** 0 is Sunday. */
      day: z.int().min(0).max(6),
      at: z.string().regex(/^\d{2}:\d{2}$/),
      code: z.string(),
      place,
      people: z.int().min(2).max(12),
    }),
  ),
  one_to_ones: z.array(z.strictObject({ code: z.string(), place })),
  observations: z.array(
    z.strictObject({
      days_ago: z.int().min(1).max(90),
      type: z.enum(OBSERVATION_TYPES),
      text: z.string().min(10).max(1000),
      action: z.enum(OBSERVATION_ACTIONS),
      /** Days after the observation. */
      follow_up_in: z.int().min(1).max(90).optional(),
    }),
  ),
  quotes: z.array(z.string().min(5).max(200)),
  notes: z.array(z.string().min(10).max(500)),
  worked: z.array(z.string().min(10).max(500)),
});
export type DemoWeek = z.infer<typeof DemoWeek>;

export const readDemoWeek = async (): Promise<DemoWeek> =>
  DemoWeek.parse(JSON.parse(await readFile(FILE, 'utf8')));
