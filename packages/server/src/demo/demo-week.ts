import { readFile } from 'node:fs/promises';

import {
  OBSERVATION_ACTIONS,
  OBSERVATION_TYPES,
} from '@relish/shared/reports/observations/choices.ts';
import { REPORT_PLACES } from '@relish/shared/reports/reports/choices.ts';
import { z } from 'zod';

const FOLDER = new URL('../../../../content/demo-records/', import.meta.url);

const Chat = z.strictObject({
  /** The resident's key, a team of the home, or the household. */
  about: z.string(),
  /** For a private chat: the relative's name. */
  relative: z.string().optional(),
  /** How many of the last lines the home has not read. */
  unread: z.int().min(1).optional(),
  /** The last line of the family needs no answer. */
  settled: z.literal(true).optional(),
  lines: z.array(
    z.strictObject({
      /** Days ago and time of day, or minutes ago. */
      when: z.string().regex(/^\d+( \d{2}:\d{2})?$/),
      /** A name; `Manager` is the home's own. */
      by: z.string(),
      text: z.string().min(3).max(500),
    }),
  ),
});
export type DemoChat = z.infer<typeof Chat>;

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
  /** By the name of the home. Relatives who write here have accounts. */
  chats: z.record(z.string(), z.array(Chat)),
});
export type DemoWeek = z.infer<typeof DemoWeek>;

const read = async (name: string): Promise<object> =>
  JSON.parse(await readFile(new URL(name, FOLDER), 'utf8')) as object;

export const readDemoWeek = async (): Promise<DemoWeek> =>
  DemoWeek.parse({ ...(await read('week.json')), chats: await read('chats.json') });
