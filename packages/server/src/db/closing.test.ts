import { setImmediate as turn } from 'node:timers/promises';

import { expect, it } from 'vitest';

import { freshDatabase } from '../testing/test-database.ts';
import { readMaintenance } from './maintenance.ts';

it('a database that is closed in the middle of a question ends all the same', async () => {
  const { database, close } = await freshDatabase();
  const asked = database.single(readMaintenance);
  await turn();
  await close();
  expect(await asked).toBeNull();
});
