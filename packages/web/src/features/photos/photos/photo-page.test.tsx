import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { EDITH, makeOpenedPhoto, makeStaffPart, TOM } from '../../../testing/make-opened-photo.ts';
import { makeRow } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import type { OnePhoto } from './photo-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './photo-page.tsx';
import './photo-editor.tsx';
import './photo-unseen.tsx';
import './photo-refusal.tsx';
import './face-chooser.tsx';
import './crop-dialog.tsx';
import '../../../app/shell.tsx';
import '../../../ui/forms/date-picker-field.tsx';
import '../../../ui/overlays/modal-box.tsx';
import '../../../ui/overlays/menu-box.tsx';
import '@hookform/resolvers/zod';

const SUSAN: Partial<CurrentUser> = { type: 'family', role: 'relative' };
const NEXT = '0197a000-0000-7000-8000-000000000d02';

const face = (x: number) => ({ x, y: 200, w: 100, h: 200 });
const inPhoto = (resident: typeof EDITH, x: number) => ({
  kind: 'resident' as const,
  resident_id: resident.id,
  preferred_name: resident.preferred_name,
  region: face(x),
  agreed: false,
  refused: false,
  treatment: 'show' as const,
});
const WITHHELD = [
  { audience: 'staff', resident: null, sees: 'original', reasons: [] },
  {
    audience: 'own_family',
    resident: EDITH,
    sees: 'nothing',
    reasons: [{ code: 'no_other_families', residents: [TOM] }],
  },
  { audience: 'own_family', resident: TOM, sees: 'original', reasons: [] },
  {
    audience: 'home',
    resident: null,
    sees: 'nothing',
    reasons: [{ code: 'not_shared', residents: [] }],
  },
] satisfies NonNullable<OnePhoto['staff']>['who_sees'];

/** Edith and Tom, of whom Tom has not agreed to be seen by other families. */
const withheld = (tomAt = 800) =>
  makeOpenedPhoto({
    state: 'ready',
    staff: makeStaffPart({
      named: 'everyone',
      sharing: 'own_family',
      people: [inPhoto(EDITH, 100), inPhoto(TOM, tomAt)],
      who_sees: WITHHELD,
    }),
  });

async function open(photo: OnePhoto, user: Partial<CurrentUser> = {}) {
  const api = signedInApi(makeUser(user));
  let shown = photo;
  api.answers('photos/get', () => shown);
  api.answers('photos/list', { photos: [], next: null });
  api.answers('photos/months', { months: [], needs_people: 0, pending: 0 });
  api.answers('photos/who-sees', { who_sees: photo.staff?.who_sees ?? [] });
  api.answers('residents/list', [
    makeRow({ id: EDITH.id, preferred_name: 'Edith', last_name: 'Marsh' }),
    makeRow({ id: TOM.id, preferred_name: 'Tom', last_name: 'Bell', room: '4' }),
  ]);
  const app = renderApp(`/photo?id=${photo.id}`, { token: 'a-token' });
  await expectHeading('Photo');
  const show = (next: OnePhoto) => {
    shown = next;
  };
  return { api, app, show, person: userEvent.setup() };
}

const people = () => within(screen.getByRole('list', { name: 'Named people' }));

test('a face is marked, named and saved, and likely residents come first', async () => {
  const likely = makeOpenedPhoto({ staff: makeStaffPart({ likely: [TOM] }) });
  const { api, person } = await open(likely);
  api.answers('photos/save', { version: 2, state: 'ready', who_sees: [] });
  // A click without a pointer, as a keyboard makes it.
  fireEvent.click(await screen.findByRole('button', { name: 'Mark a face' }));
  const chooser = within(await screen.findByRole('dialog', { name: 'Who is this?' }));
  const there = within(await chooser.findByRole('region', { name: 'Were there' }));
  await person.click(there.getByRole('button', { name: /Tom Bell/ }));
  expect(people().getByText('Tom')).toBeTruthy();
  await person.click(screen.getByRole('radio', { name: 'Everyone is named' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.sentTo('photos/save')).toHaveLength(1));
  expect(api.sentTo('photos/save')[0]?.input).toMatchObject({
    version: 1,
    named: 'everyone',
    // In the middle, because a key has no place.
    people: [{ resident_id: TOM.id, region: { x: 445, w: 110 }, treatment: 'show' }],
  });
});

test('the chooser searches all residents by name or room, and Enter takes the first', async () => {
  const { person } = await open(makeOpenedPhoto());
  await person.click(await screen.findByRole('button', { name: 'Add a person' }));
  const search = await screen.findByLabelText('Search all residents');
  await screen.findByRole('button', { name: /Edith Marsh/ });
  await person.type(search, 'bell{Enter}');
  expect(people().getByText('Tom')).toBeTruthy();
  expect(people().getByText('Face not marked')).toBeTruthy();
});

test('a visitor is named without a resident', async () => {
  const { person } = await open(makeOpenedPhoto());
  fireEvent.click(await screen.findByRole('button', { name: 'Mark a face' }));
  await person.click(await screen.findByRole('button', { name: 'Visitor' }));
  expect(people().getByText('Visitor')).toBeTruthy();
});

test('arrow keys move a frame, and with Shift they resize it', async () => {
  const { api, person } = await open(withheld());
  api.answers('photos/save', { version: 2, state: 'ready', who_sees: WITHHELD });
  await person.click(await screen.findByRole('button', { name: 'Move the frame of Edith' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '1 Edith' }));
  await person.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.sentTo('photos/save')).toHaveLength(1));
  expect(api.sentTo('photos/save')[0]?.input).toMatchObject({
    people: [{ region: { x: 110, y: 200, w: 100, h: 210 } }, { region: face(800) }],
  });
});

test('the line says who sees the photo and why others do not', async () => {
  await open(withheld());
  expect(
    await screen.findByText(
      'Staff and Tom’s family see it. Edith’s family does not: Tom has not agreed to be seen by other families.',
    ),
  ).toBeTruthy();
});

test('cropping is offered first, and saves unsaved changes before it crops', async () => {
  const { api, show, person } = await open(withheld());
  api.answers('photos/save', { version: 2, state: 'ready', who_sees: WITHHELD });
  api.answers('photos/crop', () => {
    show({ ...withheld(), version: 3, width: 1300 });
    return { version: 3, width: 1300, height: 900 };
  });
  await person.type(await screen.findByLabelText(/^Caption/), 'Tea');
  const choices = within(await screen.findByRole('region', { name: 'What you can do' }));
  const [first] = choices.getAllByRole('button');
  expect(first?.textContent).toBe('Crop so that Tom is left out');
  await person.click(choices.getByRole('button', { name: 'Crop so that Tom is left out' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Crop the photo' }));
  expect(dialog.getByText('Tom is left out.')).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Crop for everyone' }));
  await waitFor(() => expect(api.sentTo('photos/crop')).toHaveLength(1));
  expect(api.sentTo('photos/crop')[0]?.input).toMatchObject({
    version: 2,
    region: { x: 0, y: 0, w: 785, h: 1000 },
  });
  expect(api.sentTo('photos/save')[0]?.input).toMatchObject({ version: 1, caption: 'Tea' });
});

test('no crop is offered when someone else would be cut off', async () => {
  const between = withheld(450);
  between.staff?.people.push({ ...inPhoto({ id: NEXT, preferred_name: 'May' }, 800) });
  await open(between);
  const choices = within(await screen.findByRole('region', { name: 'What you can do' }));
  expect(choices.queryByRole('button', { name: /^Crop/ })).toBeNull();
  expect(choices.getByRole('button', { name: 'Blur Tom' })).toBeTruthy();
});

test('a person without consent is blurred, and the answer is asked for again', async () => {
  const { api, person } = await open(withheld());
  await person.click(await screen.findByRole('button', { name: 'Blur Tom' }));
  expect(people().getByText('Blurred for those who may not see them')).toBeTruthy();
  await waitFor(() =>
    expect(api.sentTo('photos/who-sees').map(({ input }) => input)).toContainEqual(
      expect.objectContaining({
        people: [expect.anything(), expect.objectContaining({ treatment: 'blur' })],
      }),
    ),
  );
});

test('asking is offered only where a yes to this photo would be enough', async () => {
  const { api, person } = await open(withheld());
  expect(await screen.findByRole('button', { name: 'Blur Tom' })).toBeTruthy();
  await waitFor(() => expect(api.sentTo('photos/who-sees')).not.toHaveLength(0));
  expect(screen.queryByRole('checkbox', { name: /^I asked Tom/ })).toBeNull();

  api.answers('photos/who-sees', ({ people: asked }) => ({
    who_sees: asked?.some(({ agreed }) => agreed)
      ? WITHHELD.map((each) => ({ ...each, sees: 'original' as const, reasons: [] }))
      : WITHHELD,
  }));
  await person.click(screen.getByRole('radio', { name: /^Album of the home/ }));
  await person.click(await screen.findByRole('checkbox', { name: /^I asked Tom/ }));
  expect(people().getByText('Agreed to this photo')).toBeTruthy();
});

test('a photo cannot be kept as unrecognisable while people are named in it', async () => {
  await open(withheld());
  expect(await screen.findByRole('radio', { name: 'Everyone is named' })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: 'No one can be recognised' })).toBeNull();
});

test('the next photo to name opens after saving', async () => {
  const photo = makeOpenedPhoto();
  const { api, app, person, show } = await open(photo);
  api.answers('photos/list', { photos: [photo, makeOpenedPhoto({ id: NEXT })], next: null });
  api.answers('photos/save', { version: 2, state: 'ready', who_sees: [] });
  await app.go('/tabs/more');
  await app.go(`/photo?id=${photo.id}`);
  expect(await screen.findByText('1 more photo to name')).toBeTruthy();
  await person.click(screen.getByRole('radio', { name: 'No one can be recognised' }));
  show(makeOpenedPhoto({ id: NEXT, caption: 'The next one' }));
  await person.click(screen.getByRole('button', { name: 'Save and next' }));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>(/^Caption/).value).toBe('The next one'),
  );
});

test('a colleague’s change is shown, and nothing that was written is lost', async () => {
  const { api, person } = await open(makeOpenedPhoto());
  const message = 'A colleague has saved changes while you were writing.';
  api.refuses('photos/save', 'invalid', { message, errors: { version: [message] } });
  await person.type(await screen.findByLabelText(/^Caption/), 'Tea');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Caption/).value).toBe('Tea');
});

test('a refusal on the day hides the photo from everyone at once', async () => {
  const { api, show, person } = await open(withheld());
  api.answers('photos/refuse', () => {
    const refused = { ...inPhoto(TOM, 800), refused: true };
    show(makeOpenedPhoto({ picture: null, staff: makeStaffPart({ people: [refused] }) }));
    return {};
  });
  await person.click(await screen.findByRole('button', { name: 'Someone did not want to…' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Who did not want/ }));
  await person.click(dialog.getByRole('button', { name: 'Hide it from everyone' }));
  expect(await dialog.findByText('Choose who it was.')).toBeTruthy();
  await person.click(dialog.getByRole('radio', { name: 'Tom' }));
  await person.click(dialog.getByRole('button', { name: 'Hide it from everyone' }));
  expect(await screen.findByText(/^Tom did not want to be in it/)).toBeTruthy();
  expect(api.sentTo('photos/refuse')[0]?.input).toMatchObject({ resident_id: TOM.id });
  expect(screen.queryByRole('img', { name: /^Photo/ })).toBeNull();
});

test('a carer who may not see a photo reads why, and can still record a refusal', async () => {
  const hidden = makeOpenedPhoto({
    picture: null,
    staff: makeStaffPart({
      people: [inPhoto(TOM, 800)],
      reasons: [{ code: 'no_life_story', residents: [TOM] }],
    }),
  });
  await open(hidden, { role: 'carer' });
  expect(await screen.findByText('Because Tom has not agreed to photos in the home.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Someone did not want to…' })).toBeTruthy();
});

test('a carer shows a photo again that was hidden', async () => {
  const hidden = makeOpenedPhoto({
    state: 'hidden',
    picture: null,
    staff: makeStaffPart({ reasons: [{ code: 'hidden', residents: [] }], can_remove: false }),
  });
  const { api, person } = await open(hidden, { role: 'carer' });
  api.answers('photos/save-many', { changed: [hidden.id] });
  expect(await screen.findByText('Because it is hidden.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'More' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Show again' }));
  await waitFor(() =>
    expect(api.sentTo('photos/save-many')[0]?.input).toMatchObject({ change: { hidden: false } }),
  );
});

test('a household describes its photo, and has no one to name or to share with', async () => {
  await open(makeOpenedPhoto(), { organisation_type: 2 });
  expect(await screen.findByLabelText(/^Caption/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mark a face' })).toBeNull();
  expect(screen.queryByText('Who should see it?')).toBeNull();
});

test('a photo is removed for good after a question', async () => {
  const { api, app, person } = await open(withheld());
  api.answers('photos/remove', {});
  await person.click(await screen.findByRole('button', { name: 'More' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Remove for good…' }));
  const question = within(await screen.findByRole('alertdialog'));
  await person.click(question.getByRole('button', { name: 'Remove for good' }));
  await waitFor(() => expect(app.at()).toBe('/tabs/photo-book'));
});

test('a family’s photo is accepted or declined where it is shown', async () => {
  await open(makeOpenedPhoto({ state: 'pending', origin: 'family' }));
  expect(await screen.findByRole('button', { name: 'Accept photo' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Decline photo' })).toBeDefined();
});

test('thanks of relatives are shown for reading out', async () => {
  const at = '2026-11-11T10:00:00.000Z';
  const thanks = [{ heart: true, text: 'Lovely to see Mum laugh.', at, from: 'Sarah' }];
  await open(makeOpenedPhoto({ staff: makeStaffPart({ thanks_received: thanks }) }));
  expect(await screen.findByText('“Lovely to see Mum laugh.”')).toBeTruthy();
  expect(screen.getByText('Sarah, 11 Nov 2026')).toBeTruthy();
});

test('a relative reads the photo and says thank you with a heart and a sentence', async () => {
  const photo = makeOpenedPhoto({
    state: 'ready',
    staff: null,
    residents: [EDITH],
    caption: 'Baking scones',
    story: 'Edith showed us how.',
  });
  const { api, person } = await open(photo, SUSAN);
  api.answers('photos/thank', {});
  expect(await screen.findByText('Baking scones')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Photo of Edith' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mark a face' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Send a heart' }));
  await waitFor(() =>
    expect(api.sentTo('photos/thank')[0]?.input).toEqual({
      id: photo.id,
      heart: true,
      text: null,
    }),
  );
  await person.type(screen.getByLabelText('Your sentence'), 'How happy she looks');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(api.sentTo('photos/thank')[1]?.input).toMatchObject({ text: 'How happy she looks' }),
  );
});

test('a photo that is gone or of others is not here', async () => {
  const api = signedInApi(makeUser());
  api.refuses('photos/get', 'not_found', { message: 'Not found.' });
  renderApp(`/photo?id=${NEXT}`, { token: 'a-token' });
  expect(await screen.findByText('This photo is not here')).toBeTruthy();
});
