import type { PracticeCode } from '@relish/shared/system/demo-mode/practices.ts';

import type { Db } from '../../../db/database.ts';
import { copyTourProgress, finishTour } from '../../library/tours/public.ts';
import { type Demo, listPractised } from './queries.ts';

export const practiceTour = (code: PracticeCode) => `practice:${code}`;

/** Tours and tasks of the demonstration count for its owner; nothing else leaves it. */
export async function keepProgress(db: Db, demo: Demo, now: Date) {
  for (const code of await listPractised(db, demo))
    await finishTour(db, demo.owner_id, practiceTour(code), now);
  await copyTourProgress(db, demo.user_id, demo.owner_id);
}
