import { randomUUID } from 'node:crypto';

import { beforeAll, describe, expect, it } from 'vitest';

import { days, minutes } from '../../../core/clock.ts';
import { workOnce } from '../../../testing/regular-work.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { freshDatabase } from '../../../testing/test-database.ts';
import { makeReports } from '../../reports/reports/make.ts';
import { makeResident } from '../../residents/residents/make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ database: await freshDatabase() });
});

const work = () => workOnce(t);

const want = (user: TestUser, wanted = true) => t.call('week-mail/set', { wanted }, user);

describe('the weekly mail', () => {
  it('is sent once on Monday morning to subscribers, with figures and no names', async () => {
    const us = await t.signIn();
    const silent = await t.signIn({ carehomeId: us.carehomeId });
    await t.database.system(async (db) => {
      const ann = await makeResident(db, us.carehomeId, {
        createdBy: us.id,
        now: t.now(),
        first_name: 'Quillfeather',
        move_in_date: '2026-01-05',
      });
      await makeReports(db, us.carehomeId, [
        {
          id: randomUUID(),
          title: 'Singing',
          category: 'MUS',
          started_at: '2026-11-13T10:00:00.000Z',
          day: '2026-11-13',
          duration_min: 90,
          createdBy: us.id,
          people: [{ resident_id: ann, attendance: 'took_part', engagement: 3 }],
        },
      ]);
    });
    expect((await t.call('week-mail/get', {}, us)).body).toEqual({ wanted: false });
    await want(us);
    expect((await t.call('week-mail/get', {}, us)).body).toEqual({ wanted: true });
    await work();
    await work();
    expect(await t.mailbox.to(us.email)).toHaveLength(1);
    t.advance(days(1) - minutes(150));
    await work();
    expect(await t.mailbox.to(us.email)).toHaveLength(1);
    t.advance(minutes(60));
    await work();
    await work();
    const mails = await t.mailbox.to(us.email);
    expect(mails).toHaveLength(2);
    expect(mails[1]).toContain('Subject: The week at Rosewood Care');
    expect(mails[1]).toContain('Activities: 1 (the week before: 0)');
    expect(mails[1]).toContain('Minutes per resident per week: 90 min');
    // N17
    expect(mails.join('')).not.toContain('Quillfeather');
    expect(await t.mailbox.to(silent.email)).toEqual([]);

    await want(us, false);
    t.advance(days(7));
    await work();
    expect(await t.mailbox.to(us.email)).toHaveLength(2);
  });

  it('N16: is not sent from a demonstration home or to former managers', async () => {
    const [demo, moved] = [await t.signIn({ is_demo: true }), await t.signIn()];
    for (const user of [demo, moved]) await want(user);
    await t.database.system((db) =>
      db
        .updateTable('memberships')
        .set({ role: 'carer' })
        .where('user_id', '=', moved.id)
        .execute(),
    );
    t.advance(days(7));
    await work();
    for (const { email } of [demo, moved]) expect(await t.mailbox.to(email)).toEqual([]);
  });

  it('can only be subscribed by the user', async () => {
    const us = await t.signIn();
    const other = await t.signIn({ carehomeId: us.carehomeId });
    await want(us);
    expect((await t.call('week-mail/get', {}, other)).body).toEqual({ wanted: false });
    const carer = await t.signIn({ role: 'carer', carehomeId: us.carehomeId });
    expect((await want(carer)).status).toBe(403);
  });
});
