import { calls, type CallName } from '@relish/shared/calls.ts';
import { expect, it } from 'vitest';

import { commands } from '../admin/commands.ts';
import { createPasswords } from '../core/passwords.ts';
import { createSealer } from '../core/sealed.ts';
import { diskStore } from '../files/disk-store.ts';
import { createMedia } from '../files/media.ts';
import { testApp } from '../testing/test-app.ts';
import { freshDatabase } from '../testing/test-database.ts';

it('answers every call with 503 and our text in all processes until maintenance ends', async () => {
  const opened = await freshDatabase();
  const processes = [await testApp({ database: opened }), await testApp({ database: opened })];
  const context = {
    ...opened,
    passwords: createPasswords(),
    sealer: createSealer(Buffer.alloc(32, 1)),
    media: createMedia(diskStore('/nowhere'), Buffer.alloc(32, 2)),
    tell: () => {},
    now: new Date(),
  };
  const maintenance = async (...words: string[]) => {
    await commands['maintenance']?.run(context, { words, options: {} });
    for (const each of processes) await each.maintenance.look();
  };

  await maintenance('on', 'Back at ten');
  for (const { send } of processes)
    for (const name of Object.keys(calls) as CallName[]) {
      const answer = await send(name, { body: '{}' });
      expect([answer.status, answer.body]).toEqual([
        503,
        { code: 'maintenance', message: 'Back at ten' },
      ]);
    }
  await maintenance('off');
  for (const { call } of processes) expect((await call('ping', {})).status).toBe(200);
  await opened.close();
}, 60_000);
