import { randomUUID } from 'node:crypto';

import type { CallName } from '@relish/shared/calls.ts';

import { WALK } from './activities.ts';
import { foreignDocuments } from './foreign-documents.ts';
import { foreignGraphs } from './foreign-graphs.ts';
import { foreignNotices } from './foreign-notices.ts';
import { foreignObservations } from './foreign-observations.ts';
import { photoOfAPhone } from './pictures.ts';
import type { TestApp, TestUser } from './test-app.ts';

type Foreign = Partial<Record<CallName, (them: TestUser) => Promise<object>>>;

/** For every call that names a record: an input that names one of another home. */
export function foreignRecords(t: TestApp): Foreign {
  const MARY = {
    first_name: 'Mary',
    last_name: 'Brown',
    date_of_birth: '1938-04-02',
    move_in_date: '2026-11-01',
  };
  const residentOf = async ({ token }: TestUser) =>
    (await t.call('residents/add', MARY, { token })).body.id as string;
  const byResidentId = async (them: TestUser) => ({ id: await residentOf(them) });
  const ofResident = (rest: object) => async (them: TestUser) => ({
    resident_id: await residentOf(them),
    ...rest,
  });
  const groupOf = async ({ token }: TestUser) =>
    (await t.call('groups/add', { name: 'Choir', kind: 'interest', colour: 'plum' }, { token }))
      .body.id as string;
  const tagOf = async ({ token }: TestUser) =>
    (await t.call('tags/add', { group: 'loves', label: 'Pigeon racing' }, { token })).body
      .id as string;
  const byTagId = async (them: TestUser) => ({ id: await tagOf(them) });

  const NOTE = { section_key: 'roots', text: 'In Whitby.', voice: 'resident' } as const;
  const entryOf = async (them: TestUser) => {
    const input = { ...NOTE, resident_id: await residentOf(them) };
    return (await t.call('about-me/add', input, { token: them.token })).body.id as string;
  };
  const byEntryId = (rest: object) => async (them: TestUser) => ({
    id: await entryOf(them),
    ...rest,
  });

  const linkOf = async (them: TestUser) => {
    const susan = { first_name: 'Susan', last_name: 'Brown', relationship: 'child' } as const;
    const input = {
      ...susan,
      agreed: 'resident_agrees',
      resident_id: await residentOf(them),
    } as const;
    return (await t.call('relatives/add-contact', input, { token: them.token })).body.id as string;
  };
  const byLinkId = async (them: TestUser) => ({ id: await linkOf(them), reason: 'As they wished' });

  const residentsOf = (rest: object) => async (them: TestUser) => ({
    resident_ids: [await residentOf(them)],
    ...rest,
  });

  const activityOf = async ({ token }: TestUser) =>
    (await t.call('own-activities/add', WALK, { token })).body.id as string;
  const ofActivity = (rest: object) => async (them: TestUser) => ({
    id: await activityOf(them),
    ...rest,
  });
  const pictureOf = async ({ token }: TestUser) =>
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
  const reportOf = async (them: TestUser) => {
    const input = { ...sessionWith(await residentOf(them)), client_uuid: randomUUID() };
    return (await t.send('reports/add', { body: JSON.stringify(input), token: them.token })).body
      .id as string;
  };
  const byReportId = (rest: object) => async (them: TestUser) => ({
    id: await reportOf(them),
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
    ...foreignDocuments(t, residentOf),
    ...foreignObservations(t, residentOf),
    ...foreignNotices(t),
    'reports/add': async (them) => ({
      ...sessionWith(await residentOf(them)),
      client_uuid: randomUUID(),
    }),
    'reports/get': byReportId({}),
    'reports/edit': async (them) => ({
      ...sessionWith(await residentOf(them)),
      id: await reportOf(them),
      version: 1,
    }),
    'reports/void': byReportId({ version: 1, reason: 'Written twice' }),
    'reports/history': byReportId({}),
    'reports/list': ofResident(DAYS),
    'reports/calendar': ofResident(DAYS),
    'reports/timeline': ofResident({}),
    'reports/of-activity': async (them) => ({ activity_id: await activityOf(them) }),
    'moments/list': ofResident({}),
    'report-templates/add': residentsOf(TEMPLATE),
    'report-templates/delete': async (them) => ({
      id: (
        await t.send('report-templates/add', {
          body: JSON.stringify({ ...TEMPLATE, resident_ids: [] }),
          token: them.token,
        })
      ).body.id as string,
    }),
    'activities/get': ofActivity({}),
    'activities/set-favourite': ofActivity({ favourite: true }),
    'activities/print': async (them) => ({ ids: [await activityOf(them)], layout: 'guide' }),
    'own-activities/add': async (them) => ({ ...WALK, picture_id: await pictureOf(them) }),
    'own-activities/edit': ofActivity({ ...WALK, version: 1 }),
    'own-activities/archive': ofActivity({ archived: true }),
    'library/hide': ofActivity({ hidden: true }),
    'choosing/suggest': residentsOf({}),
    'choosing/check': residentsOf({ activity_id: randomUUID() }),
    'choosing/choose': residentsOf({ activity_id: randomUUID() }),
    'videos/open': ofActivity({}),
    'videos/set-progress': ofActivity({ seconds: 1 }),
    'videos/watched-together': async (them) => ({
      id: (await t.call('dashboard/videos', {}, them)).body[0].id as string,
      resident_ids: [await residentOf(them)],
    }),
    'about-me/get': ofResident({}),
    'about-me/for-family': ofResident({}),
    'about-me/add': ofResident(NOTE),
    'about-me/contribute': ofResident(NOTE),
    'about-me/close': ofResident({ section_key: 'roots' }),
    'about-me/reopen': ofResident({ section_key: 'roots' }),
    'about-me/reorder': async (them) => ({
      resident_id: await residentOf(them),
      section_key: 'roots',
      order: [await entryOf(them)],
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
    'groups/edit': async (them) => ({
      id: await groupOf(them),
      name: 'Band',
      kind: 'interest',
      colour: 'plum',
      active: true,
    }),
    'groups/set-members': async (them) => ({
      id: await groupOf(them),
      member_ids: [await residentOf(them)],
    }),
    'groups/delete': async (them) => ({ id: await groupOf(them) }),
    'tags/rename': async (them) => ({ id: await tagOf(them), label: 'Homing pigeons' }),
    'tags/archive': byTagId,
    'tags/restore': byTagId,
    'tags/merge': async (them) => ({ from_id: await tagOf(them), into: 'loves.animals' }),
    'tags/of': ofResident({}),
    'tags/set': ofResident({ tags: [] }),
    'insights/resident': ofResident({}),
    ...foreignGraphs(groupOf),
    'insights/home': async (them) => ({ group_id: await groupOf(them) }),
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
      const input = { resident_id: await residentOf(them), reason: 'bereavement' } as const;
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
      id: await linkOf(them),
      version: 1,
      first_name: 'Susan',
      last_name: 'Brown',
    }),
    'relatives/edit-link': async (them) => ({
      id: await linkOf(them),
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
    'residents/edit': async (them) => ({ ...MARY, id: await residentOf(them), version: 1 }),
    'residents/set-picture': async (them) => ({ id: await residentOf(them), picture_id: null }),
    'residents/change-status': async (them) => ({
      id: await residentOf(them),
      version: 1,
      status: 'away',
    }),
    'staff/edit': async (them) => ({ id: them.id, role: 'carer', training: {} }),
    'staff/end': async (them) => ({ id: them.id }),
    'staff/restore': async (them) => ({ id: them.id }),
    'staff/add-home': async (them) => ({ id: them.id, home_id: them.carehomeId, role: 'carer' }),
    'subject-access/record': async (them) => ({ resident_id: await residentOf(them) }),
    'subject-access/pdf': async (them) => ({ resident_id: await residentOf(them) }),
    'switch-carehome': async (them) => ({ carehome_id: them.carehomeId }),
    'invitations/cancel': async (them) => {
      const input = { email: `${randomUUID()}@example.org`, role: 'carer' } as const;
      return {
        id: (await t.call('invitations/add', input, { token: them.token })).body.id as string,
      };
    },
  };
}
