import { expect, it } from 'vitest';

import { testApp } from '../../../testing/test-app.ts';
import { makeAboutMe } from '../about-me/make.ts';
import { makeInterests } from '../interests/make.ts';
import { makePalHistory } from '../pal/make.ts';
import { makeResident } from './make.ts';

it('shows the essentials about a resident on one page', async () => {
  const t = await testApp();
  const manager = await t.signIn();
  const { carehomeId } = manager;
  const now = t.now();
  const id = await t.database.system(async (db) => {
    const resident_id = await makeResident(db, carehomeId, {
      first_name: 'Margaret',
      last_name: 'Hartley',
      preferred_name: 'Peggy',
      avoid_topics: ['Her brother Frank'],
      createdBy: manager.id,
      now,
    });
    const common = { resident_id, author_id: manager.id, voice: 'resident', at: now } as const;
    await makeAboutMe(
      db,
      carehomeId,
      [
        { ...common, section_key: 'matters', text: 'The garden.' },
        { ...common, section_key: 'please', prompt_key: 'please_do', text: 'Knock.' },
        { ...common, section_key: 'please', prompt_key: 'please_dont', text: 'Call me love.' },
        { ...common, section_key: 'work', text: 'A bus conductor.' },
        { ...common, section_key: 'comfort', text: 'Not accepted yet.', status: 'pending' },
      ],
      t.sealer,
    );
    await makeInterests(
      db,
      carehomeId,
      [
        { resident_id, interest_code: 'music.choir', stance: 'love' },
        { resident_id, interest_code: 'games.bingo', stance: 'never' },
      ],
      { day: '2026-11-15', createdBy: manager.id },
    );
    await makePalHistory(
      db,
      carehomeId,
      [
        {
          residentId: resident_id,
          assessorId: manager.id,
          completedOn: '2026-10-01',
          answers: 'EEEEEEEEE',
        },
      ],
      now,
    );
    return resident_id;
  });
  const { body } = await t.call('residents/glance', { id }, manager);
  expect(body).toMatchObject({
    preferred_name: 'Peggy',
    full_name: 'Margaret Hartley',
    matters: ['The garden.'],
    please_do: ['Knock.'],
    please_dont: ['Call me love.'],
    comfort: [],
    loves: ['Choir'],
    never: ['Bingo'],
    avoid_topics: ['Her brother Frank'],
    guide: { length: expect.stringContaining('20–40 minutes') },
  });
  expect(JSON.stringify(body)).not.toContain('bus conductor');

  await t.database.system((db) =>
    db
      .updateTable('organisations')
      .set({ expired: true })
      .where('id', '=', manager.organisationId)
      .execute(),
  );
  expect((await t.call('residents/glance', { id }, manager)).body.guide).toBeNull();
});
