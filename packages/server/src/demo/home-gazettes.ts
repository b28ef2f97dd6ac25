import { findPreviousQuarter } from '@relish/shared/photos/gazettes/quarters.ts';

import type { Db } from '../db/database.ts';
import { makeGazettes } from '../features/photos/gazettes/make.ts';

/** Relatives who are not online, by the resident. */
const READERS: Readonly<Record<string, string>> = {
  'peggy-hartley': 'Edith',
  'walter-sykes': 'Harold',
};

/** Gazettes of the quarter that has ended, after photos and records. */
export const makeHomeGazettes = (
  db: Db,
  idByKey: ReadonlyMap<string, string>,
  setting: { carehomeId: string; managerId: string; today: string; now: Date },
) =>
  makeGazettes(
    db,
    setting.carehomeId,
    Object.entries(READERS).flatMap(([key, name]) => {
      const residentId = idByKey.get(key);
      return residentId === undefined ? [] : { residentId, name };
    }),
    {
      quarter: findPreviousQuarter(setting.today).key,
      setBy: setting.managerId,
      now: setting.now,
    },
  );
