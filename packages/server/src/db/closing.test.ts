import { setImmediate as turn } from 'node:timers/promises';

import { expect, it } from 'vitest';

import { freshDatabase } from '../testing/test-database.ts';
import { readMaintenance } from './maintenance.ts';

it('closing the database during a query completes', async () => {
  const { database, close } = await freshDatabase();
  const query = database.single(readMaintenance);
  await turn();
  await close();
  expect(await query).toBeNull();
});
