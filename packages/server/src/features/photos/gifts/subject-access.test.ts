import { beforeAll, expect, it } from 'vitest';

import { BLUE, contrast, makePhotoHome, type PhotoHome, RED } from '../../../testing/photo-home.ts';
import { readZip } from '../../../testing/read-zip.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const check = async (home: PhotoHome, withheld: string[] = []) => {
  const { status } = await t.call(
    'subject-access/check',
    {
      resident_id: home.rose,
      requested_by: 'resident',
      checked_by: 'Dr Shah',
      checked_as: 'health_professional',
      checked_on: t.now().toISOString().slice(0, 10),
      outcome: withheld.length > 0 ? 'parts_withheld' : 'nothing_withheld',
      withheld,
      reason: withheld.length > 0 ? 'It would cause harm.' : null,
    },
    home.manager,
  );
  expect(status).toBe(200);
};

const make = async (home: PhotoHome, user: TestUser = home.manager) => {
  const input = { resident_id: home.rose, for_subject: true, is_entitled: true };
  const answer = await t.call('gifts/make', input, user);
  await t.jobs.runDue();
  return answer;
};

async function download(home: PhotoHome, id: string) {
  const { body } = await t.call('gifts/open', { id }, home.manager);
  const { rawPayload } = await t.app.inject({ method: 'GET', url: body.url as string });
  return readZip(rawPayload);
}

const BOTH = (home: PhotoHome, treatment: 'show' | 'blur') => [
  { kind: 'resident' as const, resident_id: home.rose, region: RED },
  { kind: 'resident' as const, resident_id: home.ann, region: BLUE, treatment },
];

it('holds what is kept of a person whatever they agreed to, with others blurred or left out', async () => {
  const home = await makePhotoHome(t);
  await check(home);
  await home.share({ caption: 'KEPT', sharing: 'staff', people: BOTH(home, 'blur') });
  await home.share({ caption: 'LEFT-OUT', people: BOTH(home, 'show') });
  for (const purpose of ['photo_life_story', 'photo_own_family'] as const)
    await home.says(home.rose, purpose, 'withdrawn');
  await home.says(home.ann, 'photo_other_families', 'no');
  const { status, body } = await make(home);
  expect(status).toBe(200);
  const files = await download(home, body.id as string);
  const list = files.get('list.txt')?.toString() ?? '';
  expect(list).toContain('KEPT');
  expect(list).toContain('Added by Kim Sharma');
  expect(list).not.toContain('LEFT-OUT');
  const [picture] = [...files].flatMap(([name, content]) =>
    name.startsWith('photos/') ? [content] : [],
  );
  expect(await contrast(picture ?? Buffer.alloc(0), RED)).toBeGreaterThan(60);
  expect(await contrast(picture ?? Buffer.alloc(0), BLUE)).toBeLessThan(15);
});

it('names the staff who added a photo, and not the relatives', async () => {
  const home = await makePhotoHome(t);
  await check(home);
  const media_id = await home.upload(home.roses);
  const input = { media_id, resident_id: home.rose, caption: 'OLD', may_share: true } as const;
  const { id } = (await t.call('photos/suggest', input, home.roses)).body as { id: string };
  await t.call('photos/answer', { id, accept: true }, home.manager);
  await home.save(id, { caption: 'OLD', sharing: 'own_family' });
  const made = await make(home);
  const files = await download(home, made.body.id as string);
  const list = files.get('list.txt')?.toString() ?? '';
  expect(list).toContain('OLD | Added by the family');
  expect(list).not.toContain('Sharma');
});

it('needs the serious-harm check, and is not made where it withholds photos', async () => {
  const home = await makePhotoHome(t);
  expect((await make(home)).error.errors?.['resident_id']?.[0]).toContain('serious-harm check');
  await check(home, ['photo_people']);
  t.advance(1000);
  expect((await make(home)).error.errors?.['resident_id']?.[0]).toContain('withholds');
});

it('N1: is unknown to families and to staff who do not release records', async () => {
  const home = await makePhotoHome(t);
  await check(home);
  const { id } = (await make(home)).body as { id: string };
  await t.database.system((db) =>
    db
      .updateTable('residents')
      .set({ status: 'moved_out', family_status: 'moved_out', family_status_since: t.now() })
      .where('id', '=', home.rose)
      .execute(),
  );
  const nurse = await t.signIn({ role: 'nurse', carehomeId: home.carehomeId });
  for (const user of [home.roses, nurse]) {
    expect((await make(home, user)).status).toBe(404);
    expect((await t.call('gifts/open', { id }, user)).status).toBe(404);
    const { body } = await t.call('gifts/get', { resident_id: home.rose }, user);
    expect(body).toEqual({ gift: null, can_make: true });
  }
});
