import type { TestApp, TestUser } from './test-app.ts';

const NOTICE = { title: 'Tea at three', audience: 'all' } as const;

export function foreignNotices(t: TestApp) {
  const addNotice = async (them: TestUser, differences: object = {}) => {
    const input = { ...NOTICE, ...differences };
    return (await t.call('notices/add', input, { token: them.token })).body.id as string;
  };
  const byId =
    (rest: object = {}, differences: object = {}) =>
    async (them: TestUser) => ({ id: await addNotice(them, differences), ...rest });
  return {
    'notices/add': async (them: TestUser) => ({ ...NOTICE, carehome_ids: [them.carehomeId] }),
    'notices/read': async (them: TestUser) => ({ ids: [await addNotice(them)] }),
    'notices/get': byId(),
    'notices/edit': byId({ ...NOTICE, version: 1 }),
    'notices/withdraw': byId(),
    'notices/publish-again': byId(),
    'notices/pin': byId({ pinned: true }),
    'notices/receipts': byId({}, { audience: 'staff' }),
    'lounge-screens/revoke': async (them: TestUser) => ({
      id: (await t.call('lounge-screens/add', { name: 'Lounge' }, { token: them.token })).body
        .id as string,
    }),
  };
}
