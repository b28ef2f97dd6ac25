import type { Input } from '@relish/shared/calls.ts';
import type { ItemKind } from '@relish/shared/library/contract.ts';

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
} satisfies Input<'own-activities/add'>;

/** The id of an item of the library. */
export async function itemIdOf(t: TestApp, kind: ItemKind, code: string): Promise<string> {
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

export const guideIdOf = (t: TestApp, code: string): Promise<string> =>
  itemIdOf(t, 'activity', code);

/** Somebody of another home of the same organisation. */
export async function neighbourOf(t: TestApp, us: TestUser, role: 'home_manager' | 'relative') {
  const { id: carehomeId } = await t.database.system((db) =>
    db
      .insertInto('carehomes')
      .values({ organisation_id: us.organisationId, name: 'Birch House', region: 'england' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return { ...(await t.signIn({ role, carehomeId })), organisationId: us.organisationId };
}
