import type { Role } from '@relish/shared/roles.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { startSession } from '../features/accounts/account/public.ts';
import { keepPicture, makePicture } from '../features/residents/media/make.ts';
import { photoOfAPhone } from '../testing/pictures.ts';
import { decide, linkRelative, testResident } from '../testing/resident.ts';
import { PASSWORD, type TestApp, testApp, type TestUser } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

async function homeWithPhoto() {
  const manager = await t.signIn();
  const { carehomeId } = manager;
  const now = t.now();
  const daughter = await t.signIn({ role: 'relative', carehomeId });
  const file = await keepPicture(t.media, await photoOfAPhone());
  const id = await t.database.system(async (db) => {
    const residentId = await testResident(db, carehomeId, now);
    for (const purpose of ['photo_record', 'photo_own_family'] as const)
      await decide(db, carehomeId, residentId, { purpose, decision: 'yes', now });
    await linkRelative(db, carehomeId, { userId: daughter.id, residentId, now });
    const use = { residentId, purpose: 'photo_record', userId: manager.id, now } as const;
    return makePicture(db, carehomeId, file, use);
  });
  const address = ({ sessionId }: Pick<TestUser, 'sessionId'>, audience: 'staff' | 'family') =>
    t.media.signUrls({ carehomeId, holderId: sessionId, id, audience, now }).small;
  return { manager, daughter, carehomeId, address };
}

const fetchStatus = async (url: string) => (await t.app.inject({ method: 'GET', url })).statusCode;
const roleTo = (carehomeId: string, userId: string, role: Role) =>
  t.database.system((db) =>
    db
      .updateTable('memberships')
      .set({ role })
      .where('carehome_id', '=', carehomeId)
      .where('user_id', '=', userId)
      .execute(),
  );

describe('a picture’s address', () => {
  it.each(['staff', 'family'] as const)(
    'stops working after signing out of %s',
    async (audience) => {
      const { manager, daughter, address } = await homeWithPhoto();
      const who = audience === 'staff' ? manager : daughter;
      const url = address(who, audience);
      expect(await fetchStatus(url)).toBe(200);
      await t.call('logout', {}, who);
      expect(await fetchStatus(url)).toBe(404);
    },
  );

  it('stops working in other sessions when the password changes, and still works in this one', async () => {
    const { manager, address } = await homeWithPhoto();
    const other = await t.database.system((db) => startSession(db, manager.id, t.now()));
    const [here, there] = [
      address(manager, 'staff'),
      address({ sessionId: other?.id ?? '' }, 'staff'),
    ];
    expect([await fetchStatus(here), await fetchStatus(there)]).toEqual([200, 200]);
    const changed = await t.call(
      'user/change-password',
      { current_password: PASSWORD, new_password: 'another long enough password' },
      manager,
    );
    expect(changed.status).toBe(200);
    expect([await fetchStatus(here), await fetchStatus(there)]).toEqual([200, 404]);
  });

  it.each(['volunteer_external', 'viewer_inspector', 'relative'] as const)(
    'stops working for a carer who became %s',
    async (role) => {
      const { carehomeId, address } = await homeWithPhoto();
      const carer = await t.signIn({ role: 'carer', carehomeId });
      const url = address(carer, 'staff');
      expect(await fetchStatus(url)).toBe(200);
      await roleTo(carehomeId, carer.id, role);
      expect(await fetchStatus(url)).toBe(404);
    },
  );

  it('made for staff does not work for a relative', async () => {
    const { daughter, address } = await homeWithPhoto();
    expect(await fetchStatus(address(daughter, 'family'))).toBe(200);
    expect(await fetchStatus(address(daughter, 'staff'))).toBe(404);
  });

  it('of a staff notice stops working for a carer who became a relative', async () => {
    const manager = await t.signIn();
    const { carehomeId } = manager;
    const carer = await t.signIn({ role: 'carer', carehomeId });
    const body = await photoOfAPhone();
    const picture = (await t.send('media/upload', { token: manager.token, body })).body
      .id as string;
    const notice = { title: 'The new rota', audience: 'staff' as const };
    await t.call(
      'notices/add',
      { ...notice, picture_ids: [picture], pictures_show_nobody: true },
      manager,
    );
    const [seen] = (await t.call('dashboard/notice-board', {}, carer)).body;
    const url = seen.pictures[0].small as string;
    expect(await fetchStatus(url)).toBe(200);
    await roleTo(carehomeId, carer.id, 'relative');
    expect(await fetchStatus(url)).toBe(404);
  });

  it('stops working when the package has no residents', async () => {
    const { manager, address } = await homeWithPhoto();
    const url = address(manager, 'staff');
    await t.database.system((db) =>
      db
        .updateTable('organisations')
        .set({ package_title: 'Package A' })
        .where('id', '=', manager.organisationId)
        .execute(),
    );
    expect(await fetchStatus(url)).toBe(404);
  });

  it('does not work in a session of another home or after the session has expired', async () => {
    const [{ manager, address }, elsewhere] = [await homeWithPhoto(), await t.signIn()];
    const url = address(manager, 'staff');
    await t.database.system((db) =>
      db
        .updateTable('sessions')
        .set({ expires_at: t.now() })
        .where('id', '=', manager.sessionId)
        .execute(),
    );
    expect(await fetchStatus(url)).toBe(404);
    expect(await fetchStatus(address(elsewhere, 'staff'))).toBe(404);
  });
});
