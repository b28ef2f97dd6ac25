import type { Input, Output } from '@relish/shared/calls.ts';
import { compareCounts } from '@relish/shared/outings/headcounts/compare.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';

import { removeSealed, sealedNames } from '../../../platform/sealed-store.ts';
import { KIM, makeOuting, TRIP } from '../../../testing/make-outing.ts';
import { PEGGY, WILF } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import { counts } from './counts-outbox.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './headcount-page.tsx';
import './counts-banner.tsx';
import '../../../app/shell.tsx';

const expected = [PEGGY, WILF, KIM].map((id) => ({ id, is_staff: id === KIM }));
const me = makeUser();

/** A server that keeps counts. */
function open({ rounds = [] as Output<'headcounts/list'>, user = me } = {}) {
  onTestFinished(async () => {
    for (const name of await sealedNames()) await removeSealed(name);
    counts.waiting.set([]);
  });
  const api = signedInApi(user);
  let listed = rounds;
  api.answers('outings/get', makeOuting());
  api.answers('headcounts/list', () => listed);
  const save = () =>
    api.answers('headcounts/add', ({ stage, round, seen_ids }: Input<'headcounts/add'>) => {
      const comparison = compareCounts(expected, [{ counter_id: me.id, seen_ids }]);
      const by = { id: me.id, name: 'Grace Adeyemi', counted_at: new Date().toISOString() };
      listed = [
        ...listed.filter((each) => each.stage !== stage || each.round !== round),
        { stage, round, counted_by: [by], comparison },
      ];
      return comparison;
    });
  save();
  renderApp(`/headcount?id=${TRIP}`, { token: 'a-token' });
  return { api, save, person: userEvent.setup() };
}
const face = (name: string) => screen.findByRole('button', { name: new RegExp(name) });

test('names who is not seen yet, and says at once who is missing', async () => {
  const { api, person } = open();
  await person.click(await face('Peggy Hartley'));
  await person.click(await face('Kim Sharma'));
  expect(screen.getByText('Not seen yet: Wilf Ross')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Save count: not everyone is here' }));
  expect(await screen.findByText('Missing: Wilf Ross')).toBeTruthy();
  expect(screen.getByText('Ring 999.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ring 999' }).getAttribute('href')).toBe('tel:999');
  expect(api.sentTo('headcounts/add')[0]?.input).toMatchObject({
    stage: 'leaving',
    round: 1,
    seen_ids: [PEGGY, KIM],
  });
  // Found: the correction stays in the same round.
  await person.click(screen.getByRole('button', { name: 'Count again' }));
  for (const name of ['Peggy Hartley', 'Wilf Ross', 'Kim Sharma'])
    await person.click(await face(name));
  await person.click(screen.getByRole('button', { name: 'Save count' }));
  expect(await screen.findByText('Everyone is here')).toBeTruthy();
  expect(api.sentTo('headcounts/add')[1]?.input).toMatchObject({ stage: 'leaving', round: 1 });
});

test('N20: counts without a connection, says who is missing, and sends the count once', async () => {
  const { api, save, person } = open();
  api.cannotBeReached('headcounts/add');
  await person.click(await face('Wilf Ross'));
  await person.click(await face('Kim Sharma'));
  await person.click(screen.getByRole('button', { name: 'Save count: not everyone is here' }));
  expect(await screen.findByText('Missing: Peggy Hartley')).toBeTruthy();
  expect(await screen.findByText('1 headcount is not sent yet')).toBeTruthy();
  const [first] = api.sentTo('headcounts/add');
  save();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText('1 headcount is not sent yet')).toBeNull());
  expect(api.sentTo('headcounts/add').at(-1)?.input).toEqual(first?.input);
  expect(await screen.findByText('Missing: Peggy Hartley')).toBeTruthy();
});

test('tells that a colleague has counted, but not whom they saw', async () => {
  const by = { id: KIM, name: 'Kim Sharma', counted_at: new Date().toISOString() };
  open({ rounds: [{ stage: 'leaving', round: 1, counted_by: [by], comparison: null }] });
  expect(await screen.findByText(/Already counted by Kim Sharma/)).toBeTruthy();
  expect(await screen.findByText(/^Not seen yet: Peggy Hartley, Wilf Ross/)).toBeTruthy();
});

test('is locked without risk assessments, and calls nothing', async () => {
  const { carehome } = me;
  const organisation = { ...carehome.organisation, is_risk_assessment_enabled: false };
  const api = signedInApi(makeUser({ carehome: { ...carehome, organisation } }));
  renderApp(`/headcount?id=${TRIP}`, { token: 'a-token' });
  expect(await screen.findByText('Risk assessments are not available here')).toBeTruthy();
  expect(api.sentTo('outings/get')).toEqual([]);
});
