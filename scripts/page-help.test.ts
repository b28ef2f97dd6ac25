import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { AUDIENCE_OF } from '@relish/shared/library/tutorials/audience.ts';
import type { Tutorial } from '@relish/shared/library/tutorials/tutorial.ts';
import { can } from '@relish/shared/permissions.ts';
import { expect, it } from 'vitest';

import { readContent } from '../packages/server/src/content/content-files.ts';
import { findPage } from '../packages/web/src/app/help/find-page.ts';
import { pageHelpText } from '../packages/web/src/app/help/page-help.ts';
import { pages } from '../packages/web/src/app/pages.ts';
import { placesFor } from '../packages/web/src/app/places.ts';
import { makeUser } from '../packages/web/src/testing/make-user.ts';
import { m } from '../packages/web/src/words/m.ts';

const { items } = await readContent();
const tutorials = items
  .filter(({ kind }) => kind === 'tutorial')
  .map(({ body }) => body as Tutorial);

const USERS: CurrentUser[] = [
  makeUser({ role: 'org_admin' }),
  makeUser(),
  makeUser({ role: 'activity_lead' }),
  makeUser({ role: 'carer' }),
  makeUser({ role: 'viewer_inspector' }),
  makeUser({ role: 'volunteer_external' }),
  makeUser({ type: 'member', role: 'family_lead', organisation_type: 2 }),
  makeUser({ type: 'family', role: 'relative' }),
];

function hasHelp(page: string, user: CurrentUser): boolean {
  const audience = AUDIENCE_OF[user.role];
  const hasTutorial =
    can(user, 'tutorials.view') &&
    audience !== null &&
    tutorials.some((each) => each.pages?.includes(page) && each.audience.includes(audience));
  const text = pageHelpText(page, user);
  return hasTutorial || (text !== undefined && text !== m.help_family_other());
}

it('every page has help for at least one of its users', () => {
  const without = Object.keys(pages).filter((page) => !USERS.some((user) => hasHelp(page, user)));
  expect(without).toEqual([]);
});

it('every place has help for each user who may open it', () => {
  const without = USERS.flatMap((user) =>
    placesFor(user)
      .filter(({ path }) => !hasHelp(findPage(path), user))
      .map(({ path }) => `${user.role} ${path}`),
  );
  expect(without).toEqual([]);
});

it('a place that does not exist has the help of the lost page', () => {
  expect(findPage('/tabs/nowhere/at/all')).toBe('tabs/*');
  expect(findPage('/tabs/activities/today')).toBe('tabs/activities/today');
  expect(findPage('/manage-resident')).toBe('manage-resident');
});

it('relatives read that a page is for the team where they cannot open it', () => {
  const relative = makeUser({ type: 'family', role: 'relative' });
  expect(pageHelpText('manage-staff', relative)).toBe(m.help_family_other());
});
