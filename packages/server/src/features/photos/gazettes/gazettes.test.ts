import { beforeAll, describe, expect, it } from 'vitest';

import { doRegularWork } from '../../../app/regular-work.ts';
import { makeGazetteHome } from '../../../testing/gazette-home.ts';
import { countPages } from '../../../testing/pdf-pages.ts';
import { pdfText } from '../../../testing/pdf-text.ts';
import { workOnce } from '../../../testing/regular-work.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { freshDatabase } from '../../../testing/test-database.ts';

// Regular work is done for all homes, so this file has a database of its own.
let t: TestApp;
beforeAll(async () => {
  t = await testApp({ database: await freshDatabase() });
});

const moveTo = (moment: string) => t.advance(Date.parse(moment) - t.now().getTime());

type Home = Awaited<ReturnType<typeof makeGazetteHome>>;

const setHome = (home: Home, values: { time_zone?: string; telephone?: string; name?: string }) =>
  t.database.system((db) =>
    db.updateTable('carehomes').set(values).where('id', '=', home.carehomeId).execute(),
  );

const setPackage = (home: Home, package_title: 'Package A' | 'Package E') =>
  t.database.system((db) =>
    db
      .updateTable('organisations')
      .set({ package_title })
      .where('id', 'in', (eb) =>
        eb.selectFrom('carehomes').select('organisation_id').where('id', '=', home.carehomeId),
      )
      .execute(),
  );

/** One round of regular work, without the jobs it queues. */
async function queueOnce() {
  const { round, stop } = doRegularWork({ ...t, clock: t.now }, t.app.log);
  stop();
  await round();
}

// In the order of time: the clock only moves forward.
describe('a gazette', () => {
  it('can be made by hand before the quarter ends, once', async () => {
    const home = await makeGazetteHome(t);
    await home.takeTwo('2026-11-02');
    const make = () => t.call('gazettes/make', { resident_id: home.rose }, home.manager);
    expect((await make()).body).toEqual({ quarter: '2026-Q4' });
    expect((await make()).status).toBe(200);
    await t.jobs.runDue();
    expect(await home.list()).toMatchObject([{ quarter: '2026-Q4', state: 'ready' }]);
    expect(await home.countCopies()).toBe(1);
    expect((await t.call('gazettes/make', { resident_id: home.ann }, home.manager)).status).toBe(
      422,
    );
  });

  it('is made on the first morning of a quarter in the time of the home', async () => {
    const [london, auckland] = [await makeGazetteHome(t), await makeGazetteHome(t)];
    await setHome(auckland, { time_zone: 'Pacific/Auckland' });
    for (const home of [london, auckland]) await home.takeTwo('2026-11-02');
    // 7:30 on 1 January in Auckland.
    moveTo('2026-12-31T18:30:00Z');
    // Sessions have ended meanwhile.
    const inLondon = await t.signIn({ carehomeId: london.carehomeId });
    const inAuckland = await t.signIn({ carehomeId: auckland.carehomeId });
    await queueOnce();
    expect(await auckland.list(inAuckland)).toMatchObject([
      { quarter: '2026-Q4', state: 'making' },
    ]);
    expect(await london.list(inLondon)).toEqual([]);
    moveTo('2027-01-01T06:50:00Z');
    await queueOnce();
    expect(await london.list(inLondon)).toEqual([]);
    moveTo('2027-01-01T07:10:00Z');
    await queueOnce();
    expect(await london.list(inLondon)).toMatchObject([
      { quarter: '2026-Q4', state: 'making', reader: 'Aunt Vera', printed_at: null },
    ]);
  });

  it('is made again at the end of its quarter, unless it was posted', async () => {
    const home = await makeGazetteHome(t);
    const other = await makeGazetteHome(t);
    for (const each of [home, other]) {
      await each.takeTwo('2026-12-10');
      await t.database.system((db) =>
        db
          .insertInto('gazettes')
          .values({
            carehome_id: each.carehomeId,
            resident_id: each.rose,
            quarter: '2026-Q4',
            state: 'made',
            created_at: '2026-12-01T10:00:00Z',
          })
          .execute(),
      );
    }
    const posted = { resident_id: other.rose, quarter: '2026-Q4', posted: true };
    expect((await t.call('gazettes/set-posted', posted, other.manager)).status).toBe(200);
    await workOnce(t);
    expect(await home.countCopies()).toBe(1);
    expect(await other.countCopies()).toBe(0);
  });

  it('is made once, by two rounds and by two processes at the same time', async () => {
    const home = await makeGazetteHome(t);
    await home.takeTwo('2026-12-10');
    const both = [1, 2].map(() => doRegularWork({ ...t, clock: t.now }, t.app.log));
    for (const { stop } of both) stop();
    await Promise.all(both.map(({ round }) => round()));
    await t.jobs.runDue();
    await workOnce(t);
    expect(await home.countCopies()).toBe(1);
    expect(await home.list()).toHaveLength(1);
  });

  it('has two pages in large print with the home’s telephone and the reader’s name', async () => {
    const home = await makeGazetteHome(t);
    await setHome(home, { telephone: '01632 960 300' });
    // The reader has the name of another resident, which is hidden elsewhere (N1).
    await t.database.system((db) =>
      db
        .updateTable('residents')
        .set({ first_name: 'Vera', preferred_name: 'Vera' })
        .where('id', '=', home.ann)
        .execute(),
    );
    await home.share({ taken_on: '2026-12-10', caption: 'Rose dancing with Vera' });
    await home.share({ taken_on: '2026-12-11', caption: 'Baking' });
    await home.share({ taken_on: '2026-12-12', caption: 'Carols' });
    await home.share({ taken_on: '2026-09-12', caption: 'Earlier' });
    await workOnce(t);
    const [gazette] = await home.list();
    expect(await home.countWaiting()).toBe(1);
    const { body } = await home.open(gazette?.copy_id ?? '');
    expect(body.file_name).toMatch(/^gazette-\d{4}-\d\d-\d\d\.pdf$/);
    const { rawPayload, headers } = await home.download(body.url as string);
    expect(headers['content-disposition']).toContain('gazette-');
    expect(countPages(rawPayload)).toBe(2);
    const text = pdfText(rawPayload);
    for (const words of [
      'Rose’sgazette',
      'Autumn2026,OctobertoDecember',
      'ForAuntVera',
      '01632960300',
      'Rosedancingwithanotherresident',
      'Carols',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('Earlier');
    const sizes = [...rawPayload.toString('latin1').matchAll(/\/F\d+ ([\d.]+) Tf/g)];
    for (const [, size] of sizes) expect(Number(size)).toBeGreaterThanOrEqual(14);
    // Printed: no longer waiting, and listed with the copies (N24).
    expect(await home.countWaiting()).toBe(0);
    expect((await home.list())[0]?.printed_at).not.toBeNull();
    const copies = await t.call('photos/copies', { resident_id: home.ann }, home.manager);
    expect((copies.body as object[]).length).toBe(3);
  });

  it('is not made of too little, and staff see why', async () => {
    const home = await makeGazetteHome(t);
    await home.share({ taken_on: '2026-12-10' });
    await workOnce(t);
    expect(await home.list()).toMatchObject([{ state: 'too_little', book_id: null }]);
    expect(await home.countWaiting()).toBe(0);
  });

  it('N7: is not made after a death, and one that was made is no longer listed', async () => {
    const [home, queued] = [await makeGazetteHome(t), await makeGazetteHome(t)];
    for (const each of [home, queued]) await each.takeTwo('2026-12-10');
    // Died between the round and the job.
    await home.setStatus(home.rose, 'deceased');
    await queueOnce();
    await queued.setStatus(queued.rose, 'deceased');
    await t.jobs.runDue();
    for (const each of [home, queued]) {
      expect(await each.countCopies()).toBe(0);
      await each.setStatus(each.rose, 'current');
      expect(await each.list()).toEqual([]);
    }
    await workOnce(t);
    expect(await home.countWaiting()).toBe(1);
    await home.setStatus(home.rose, 'deceased');
    expect(await home.countWaiting()).toBe(0);
    expect(await home.list()).toEqual([]);
    const make = await t.call('gazettes/make', { resident_id: home.rose }, home.manager);
    expect(make.status).toBe(422);
  });

  it('N23: stops with the package', async () => {
    const home = await makeGazetteHome(t);
    await home.takeTwo('2026-12-10');
    await setPackage(home, 'Package A');
    await workOnce(t);
    expect(await home.countCopies()).toBe(0);
    expect((await t.call('gazettes/list', {}, home.manager)).status).toBe(403);
    await setPackage(home, 'Package E');
    await workOnce(t);
    expect(await home.countCopies()).toBe(1);
  });

  it('N24: a withdrawn consent closes the file and stops the next one', async () => {
    const home = await makeGazetteHome(t);
    await home.takeTwo('2026-12-10');
    await workOnce(t);
    const [gazette] = await home.list();
    const { body } = await home.open(gazette?.copy_id ?? '');
    await home.says(home.rose, 'photo_own_family', 'withdrawn');
    expect((await home.open(gazette?.copy_id ?? '')).status).toBe(422);
    expect((await home.download(body.url as string)).statusCode).toBe(404);
    expect(await home.list()).toMatchObject([{ state: 'not_agreed', copy_id: null }]);
    await t.call('gazettes/make', { resident_id: home.rose }, home.manager);
    await t.jobs.runDue();
    expect(await home.countCopies()).toBe(1);
  });

  it('N1: is a matter of staff, and of their own home', async () => {
    const [home, other] = [await makeGazetteHome(t), await makeGazetteHome(t)];
    await home.takeTwo('2026-12-10');
    await workOnce(t);
    expect(await home.list()).toHaveLength(1);
    expect((await other.list()).map(({ resident }) => resident.id)).not.toContain(home.rose);
    expect((await t.call('gazettes/list', {}, home.roses)).status).toBe(403);
    const relative = { carehomeId: home.carehomeId, userId: home.roses.id, isRelative: true };
    const rows = await t.database.asTenant(relative, async (db) => [
      ...(await db.selectFrom('gazettes').select('quarter').execute()),
      ...(await db.selectFrom('gazette_readers').select('name').execute()),
    ]);
    expect(rows).toEqual([]);
  });

  it('is no longer made once no one receives it', async () => {
    const home = await makeGazetteHome(t);
    await home.takeTwo('2026-12-10');
    expect((await home.setReader(home.rose, { wanted: false })).status).toBe(200);
    await workOnce(t);
    expect(await home.list()).toEqual([]);
  });

  it('is not made late in the next quarter', async () => {
    const home = await makeGazetteHome(t);
    await home.takeTwo('2026-12-10');
    moveTo('2027-02-02T09:00:00Z');
    await workOnce(t);
    expect(await home.countCopies()).toBe(0);
  });
});
