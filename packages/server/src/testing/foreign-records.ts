import { randomUUID } from 'node:crypto';

import type { CallName } from '@relish/shared/calls.ts';

import { WALK } from './activities.ts';
import { foreignEvents } from './events.ts';
import { foreignChat } from './foreign-chat.ts';
import { foreignDocuments } from './foreign-documents.ts';
import { foreignGraphs } from './foreign-graphs.ts';
import { foreignGroups, foreignTags, groupAdder } from './foreign-groups.ts';
import { foreignListening } from './foreign-listening.ts';
import { foreignNotices } from './foreign-notices.ts';
import { foreignObservations } from './foreign-observations.ts';
import { foreignOutings } from './foreign-outings.ts';
import { foreignPhotoBooks } from './foreign-photo-books.ts';
import { foreignPhotos } from './foreign-photos.ts';
import { foreignRisks } from './foreign-risks.ts';
import { foreignSubjectAccess } from './foreign-subject-access.ts';
import { foreignSurveys } from './foreign-surveys.ts';
import { photoOfAPhone } from './pictures.ts';
import type { TestApp, TestUser } from './test-app.ts';

type Foreign = Partial<Record<CallName, (them: TestUser) => Promise<object>>>;

/** For every call that names a record: an input that names another home's. */
export function foreignRecords(t: TestApp): Foreign {
  const MARY = {
    first_name: 'Mary',
    last_name: 'Brown',
    date_of_birth: '1938-04-02',
    move_in_date: '2026-11-01',
  };
  const addResident = async ({ token }: TestUser) =>
    (await t.call('residents/add', MARY, { token })).body.id as string;
  const byResidentId = async (them: TestUser) => ({ id: await addResident(them) });
  const ofResident = (rest: object) => async (them: TestUser) => ({
    resident_id: await addResident(them),
    ...rest,
  });
  const addGroup = groupAdder(t);

  const NOTE = { section_key: 'roots', text: 'In Whitby.', voice: 'resident' } as const;
  const addEntry = async (them: TestUser) => {
    const input = { ...NOTE, resident_id: await addResident(them) };
    return (await t.call('about-me/add', input, { token: them.token })).body.id as string;
  };
  const byEntryId = (rest: object) => async (them: TestUser) => ({
    id: await addEntry(them),
    ...rest,
  });

  const addRelative = async (them: TestUser) => {
    const susan = { first_name: 'Susan', last_name: 'Brown', relationship: 'child' } as const;
    const input = {
      ...susan,
      agreed: 'resident_agrees',
      resident_id: await addResident(them),
    } as const;
    return (await t.call('relatives/add-contact', input, { token: them.token })).body.id as string;
  };
  const byLinkId = async (them: TestUser) => ({
    id: await addRelative(them),
    reason: 'As they wished',
  });

  const withResident = (rest: object) => async (them: TestUser) => ({
    resident_ids: [await addResident(them)],
    ...rest,
  });

  const addActivity = async ({ token }: TestUser) =>
    (await t.call('activities/add', { ...WALK, title: `Walk ${randomUUID()}` }, { token })).body
      .id as string;
  const ofActivity = (rest: object) => async (them: TestUser) => ({
    id: await addActivity(them),
    ...rest,
  });
  const uploadPicture = async ({ token }: TestUser) =>
    (await t.send('media/upload', { token, body: await photoOfAPhone() })).body.id as string;

  const sessionWith = (residentId: string) => ({
    report_type: 'quick',
    free_title: 'Tea in the garden',
    category: 'SOC',
    format: 'one_to_one',
    started_at: t.now().toISOString(),
    duration_min: 20,
    led_by: [{ kind: 'external', name: 'A choir' }],
    participations: [{ resident_id: residentId, attendance: 'took_part' }],
  });
  const addReport = async (them: TestUser) => {
    const input = { ...sessionWith(await addResident(them)), client_uuid: randomUUID() };
    return (await t.send('reports/add', { body: JSON.stringify(input), token: them.token })).body
      .id as string;
  };
  const byReportId = (rest: object) => async (them: TestUser) => ({
    id: await addReport(them),
    ...rest,
  });
  const DAYS = { from: '2026-11-01', to: '2026-11-30' };
  const TEMPLATE = {
    name: 'Monday song',
    activity_id: null,
    free_title: 'Songs',
    category: 'MUS',
    duration_min: 30,
  };

  return {
    ...foreignChat(t, addResident),
    ...foreignDocuments(t, addResident),
    ...foreignObservations(t, addResident),
    ...foreignEvents(t, addResident),
    ...foreignNotices(t),
    ...foreignSurveys(t),
    ...foreignOutings(t),
    ...foreignPhotos(t, addResident),
    ...foreignPhotoBooks(t, addResident),
    'reports/add': async (them) => ({
      ...sessionWith(await addResident(them)),
      client_uuid: randomUUID(),
    }),
    'reports/get': byReportId({}),
    'reports/edit': async (them) => ({
      ...sessionWith(await addResident(them)),
      id: await addReport(them),
      version: 1,
    }),
    'reports/void': byReportId({ version: 1, reason: 'Written twice' }),
    'reports/decide-sharing': async (them) => ({
      id: await addReport(them),
      version: 1,
      resident_id: await addResident(them),
      decision: 'keep',
    }),
    'reports/history': byReportId({}),
    'reports/list': ofResident(DAYS),
    'reports/calendar': ofResident(DAYS),
    'reports/timeline': ofResident({}),
    'reports/of-activity': async (them) => ({ activity_id: await addActivity(them) }),
    'moments/list': ofResident({}),
    'reports/add-template': withResident(TEMPLATE),
    'reports/delete-template': async (them) => ({
      id: (
        await t.send('reports/add-template', {
          body: JSON.stringify({ ...TEMPLATE, resident_ids: [] }),
          token: them.token,
        })
      ).body.id as string,
    }),
    'activities/get': ofActivity({}),
    'activities/set-favourite': ofActivity({ favourite: true }),
    'activities/print': async (them) => ({ ids: [await addActivity(them)], layout: 'guide' }),
    'activities/add': async (them) => ({ ...WALK, picture_id: await uploadPicture(them) }),
    'activities/edit': ofActivity({ ...WALK, version: 1 }),
    'activities/archive': ofActivity({ archived: true }),
    'hidden-items/hide': ofActivity({ hidden: true }),
    'suggestions/list': withResident({}),
    'suggestions/check': withResident({ activity_id: randomUUID() }),
    'suggestions/choose': withResident({ activity_id: randomUUID() }),
    'videos/open': ofActivity({}),
    'videos/set-progress': ofActivity({ seconds: 1 }),
    'videos/watched-together': async (them) => ({
      id: (await t.call('dashboard/videos', {}, them)).body[0].id as string,
      resident_ids: [await addResident(them)],
    }),
    'about-me/get': ofResident({}),
    'about-me/for-family': ofResident({}),
    'about-me/add': ofResident(NOTE),
    'about-me/contribute': ofResident(NOTE),
    'about-me/close': ofResident({ section_key: 'roots' }),
    'about-me/reopen': ofResident({ section_key: 'roots' }),
    'about-me/reorder': async (them) => ({
      resident_id: await addResident(them),
      section_key: 'roots',
      order: [await addEntry(them)],
    }),
    'about-me/edit': byEntryId({
      version: 1,
      text: 'In York.',
      voice: 'staff',
      visibility: 'staff',
    }),
    'about-me/accept': byEntryId({ version: 1 }),
    'about-me/confirm': byEntryId({ confirmed_by: 'Susan' }),
    'about-me/remove': byEntryId({}),
    'about-me/restore': byEntryId({}),
    'about-me/decline': byEntryId({}),
    'about-me/versions': byEntryId({}),
    ...foreignGroups(addGroup, addResident),
    ...foreignTags(t),
    'tags/of': ofResident({}),
    'tags/set': ofResident({ tags: [] }),
    'insights/resident': ofResident({}),
    ...foreignGraphs(addGroup),
    'insights/home': async (them) => ({ group_id: await addGroup(them) }),
    'interests/of': ofResident({}),
    'interests/set': ofResident({ interest_code: 'food.baking', stance: 'love' }),
    'interests/confirm': ofResident({}),
    'consents/list': ofResident({}),
    'consents/record': ofResident({
      purpose: 'photo_record',
      decision: 'yes',
      basis: 'own_consent',
    }),
    'consents/record-several': ofResident({
      answers: [{ purpose: 'photo_record', decision: 'no' }],
    }),
    'consents/withdraw': ofResident({ purpose: 'photo_record' }),
    'consents/history': ofResident({ purpose: 'photo_record' }),
    'consents/for-family': ofResident({}),
    'consents/decide': ofResident({ purpose: 'photo_own_family', decision: 'yes' }),
    'capacity/list': ofResident({}),
    'capacity/add': ofResident({
      decision: 'Where to live',
      assessed_on: '2026-11-01',
      outcome: 'has_capacity',
      assessor: 'Dr Shah',
    }),
    'pal/get': ofResident({}),
    'pal/guide-for-family': ofResident({}),
    'pal/save-draft': ofResident({}),
    'pal/discard-draft': ofResident({}),
    'pal/finish': ofResident({ based_on: null }),
    'pal/record-external': ofResident({
      confirmed_level: 'sensory',
      completed_on: '2026-11-01',
      contributors: ['A. Jones'],
    }),
    'pal/raise': ofResident({ reason: 'bereavement' }),
    'pal/settle': async (them) => {
      const input = { resident_id: await addResident(them), reason: 'bereavement' } as const;
      return { id: (await t.call('pal/raise', input, them)).body.id as string };
    },
    'relatives/list': ofResident({}),
    'relatives/my-person': ofResident({}),
    'relatives/invite': ofResident({
      first_name: 'Susan',
      last_name: 'Brown',
      email: 'susan@example.org',
      relationship: 'child',
      access_level: 2,
      agreed: 'resident_agrees',
    }),
    'relatives/add-contact': ofResident({
      first_name: 'Susan',
      last_name: 'Brown',
      relationship: 'child',
      agreed: 'resident_agrees',
    }),
    'relatives/edit': async (them) => ({
      id: await addRelative(them),
      version: 1,
      first_name: 'Susan',
      last_name: 'Brown',
    }),
    'relatives/edit-link': async (them) => ({
      id: await addRelative(them),
      version: 1,
      relationship: 'child',
      access_level: 2,
    }),
    'relatives/resend': byLinkId,
    'relatives/suspend': byLinkId,
    'relatives/resume': byLinkId,
    'relatives/block': byLinkId,
    'relatives/end': byLinkId,
    'residents/get': byResidentId,
    'residents/history': byResidentId,
    'residents/glance': byResidentId,
    'residents/confirm-safety': byResidentId,
    'residents/inform-family': byResidentId,
    'residents/undo-status': byResidentId,
    'residents/edit': async (them) => ({ ...MARY, id: await addResident(them), version: 1 }),
    'residents/set-picture': async (them) => ({ id: await addResident(them), picture_id: null }),
    'residents/change-status': async (them) => ({
      id: await addResident(them),
      version: 1,
      status: 'away',
    }),
    'staff/edit': async (them) => ({ id: them.id, role: 'carer', training: {} }),
    'staff/end': async (them) => ({ id: them.id }),
    'staff/restore': async (them) => ({ id: them.id }),
    'staff/add-home': async (them) => ({ id: them.id, home_id: them.carehomeId, role: 'carer' }),
    ...foreignListening(t, addResident),
    ...foreignRisks(t, { addResident, addActivity }),
    ...foreignSubjectAccess(addResident),
    'switch-carehome': async (them) => ({ carehome_id: them.carehomeId }),
    'invitations/cancel': async (them) => {
      const input = { email: `${randomUUID()}@example.org`, role: 'carer' } as const;
      return {
        id: (await t.call('invitations/add', input, { token: them.token })).body.id as string,
      };
    },
  };
}
