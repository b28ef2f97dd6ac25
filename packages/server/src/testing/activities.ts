import type { Input } from '@relish/shared/calls.ts';
import type { ItemKind } from '@relish/shared/library/hidden-items/contract.ts';

import type { TestApp, TestUser } from './test-app.ts';

export const WALK = {
  title: 'Walk to the post box',
  guide: {
    category: 'PHY',
    levels: ['planned', 'exploratory'],
    formats: ['one_to_one'],
    duration_min: 20,
    places: ['community'],
    steps: ['Put coats on and choose a letter to post.', 'Greet whoever comes past.'],
  },
} satisfies Input<'activities/add'>;

export async function findItemId(t: TestApp, kind: ItemKind, code: string): Promise<string> {
  const { id } = await t.database.system((db) =>
    db
      .selectFrom('library_items')
      .select('id')
      .where('kind', '=', kind)
      .where('code', '=', code)
      .executeTakeFirstOrThrow(),
  );
  return id;
}

export const findGuideId = (t: TestApp, code: string): Promise<string> =>
  findItemId(t, 'activity', code);

/** A user of another home of the same organisation. */
export async function signInNeighbour(t: TestApp, us: TestUser, role: 'home_manager' | 'relative') {
  const { id: carehomeId } = await t.database.system((db) =>
    db
      .insertInto('carehomes')
      .values({ organisation_id: us.organisationId, name: 'Birch House', region: 'england' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return { ...(await t.signIn({ role, carehomeId })), organisationId: us.organisationId };
}
