import { randomUUID } from 'node:crypto';

import type { CallName, Input } from '@relish/shared/calls.ts';
import { writeCsv } from '@relish/shared/csv.ts';
import { suggestMapping } from '@relish/shared/residents/resident-import/columns.ts';

import { findGuideId } from './activities.ts';
import { makeChatHome } from './chat-home.ts';
import { LAST_WEEK, makeDocumentHome } from './document-home.ts';
import { addTemplate, aPrint, aSingAlong, aVisit } from './events.ts';
import { A_COMPLAINT, A_MEETING, anAction } from './foreign-listening.ts';
import { foreignRecords } from './foreign-records.ts';
import { palHome, sheet } from './pal-home.ts';
import { photoOfAPhone } from './pictures.ts';
import { decide, linkRelative, testResident } from './resident.ts';
import { addAssessment, anAssessment } from './risk-home.ts';
import { addSurvey, aSurvey, publishSurvey } from './survey-home.ts';
import type { TestApp, TestUser } from './test-app.ts';

interface CreatingRequest {
  by: TestUser;
  body: string | Buffer;
}

type Making = () => Promise<{ by: TestUser; input: object | Buffer }>;

const NEXT_WEEK = '2026-11-25';
const HEADER = ['First name', 'Last name', 'Date of birth', 'Moved in on'];
const FILE = {
  csv: writeCsv([HEADER, ['Ann', 'Example', '02/04/1938', '01/03/2025']]),
  mapping: suggestMapping(HEADER),
};

/** For every call that creates something: valid requests, each in its own home. */
export function creatingRequests(t: TestApp) {
  const asManager = (makeInput: (us: TestUser) => object | Promise<object>): Making => {
    return async () => {
      const by = await t.signIn();
      return { by, input: await makeInput(by) };
    };
  };
  const makeFamily = async () => {
    const manager = await t.signIn();
    const { carehomeId } = manager;
    const by = await t.signIn({ role: 'relative', carehomeId });
    const resident_id = await t.database.system(async (db) => {
      const residentId = await testResident(db, carehomeId, t.now());
      await linkRelative(db, carehomeId, { userId: by.id, residentId, now: t.now() });
      const yes = { decision: 'yes', now: t.now() } as const;
      await decide(db, carehomeId, residentId, { purpose: 'share_about_me_family', ...yes });
      await db
        .updateTable('relative_links')
        .set({ authority: 'lpa_health_welfare', authority_seen_on: '2026-01-10' })
        .where('carehome_id', '=', carehomeId)
        .execute();
      return residentId;
    });
    return { manager, by, resident_id };
  };
  const makeResidentId = async (us: TestUser) =>
    t.database.system((db) => testResident(db, us.carehomeId, t.now()));

  const making: Partial<Record<CallName, Making>> = {
    'invitations/add': asManager(() => ({ email: `${randomUUID()}@example.org`, role: 'carer' })),
    'events/add': asManager(() => aSingAlong),
    'planning/copy-week': asManager(async ({ token }) => {
      await t.call('events/add', aSingAlong, { token });
      return { from: aSingAlong.day, to: NEXT_WEEK };
    }),
    'planning/save-template': asManager(async ({ token }) => {
      await t.call('events/add', aSingAlong, { token });
      return { name: 'A usual week', week: aSingAlong.day };
    }),
    'planning/apply-template': asManager(async (us) => ({
      ...(await addTemplate(t, us)),
      week: NEXT_WEEK,
    })),
    'visits/announce': async () => {
      const { by, resident_id } = await makeFamily();
      return { by, input: { ...aVisit, resident_id } };
    },
    'readings/add': async () => {
      const { carer, daughter, rose, send } = await makeChatHome(t);
      await send(daughter, rose.threadId);
      return { by: carer, input: { thread_id: rose.threadId, number: 1, reception: 'smiled' } };
    },
    'places/add': asManager(() => ({ name: 'Conservatory' })),
    'proposals/add': async () => {
      const { by } = await makeFamily();
      return { by, input: { kind: 'help', text: 'I could play the piano.' } };
    },
    'photos/suggest': async () => {
      const { by, resident_id } = await makeFamily();
      const body = await photoOfAPhone();
      const media_id = (await t.send('media/upload', { token: by.token, body })).body.id as string;
      return { by, input: { media_id, resident_id, may_share: true } };
    },
    'gazettes/make': asManager(async (us) => {
      const resident_id = await makeResidentId(us);
      const setting = { resident_id, wanted: true, agreed: 'resident_agrees' } as const;
      await t.call('gazettes/set', setting, us);
      return { resident_id };
    }),
    'gifts/make': asManager(async (us) => ({
      resident_id: await makeResidentId(us),
      is_entitled: true,
    })),
    'performers/add': asManager(() => ({ name: 'Marjorie Bell' })),
    'sharing/create-feed': asManager(() => ({})),
    'sharing/programme': asManager(() => aPrint()),
    'residents/add': asManager(() => ({
      first_name: 'Mary',
      last_name: 'Brown',
      date_of_birth: '1938-04-02',
      move_in_date: '2026-11-01',
    })),
    'residents/add-several': asManager(() => ({
      residents: [
        {
          first_name: 'Mary',
          last_name: 'Brown',
          date_of_birth: '02/04/1938',
          preferred_name: '',
          room: '',
        },
      ],
      move_in_date: '2026-11-01',
    })),
    'resident-import/run': asManager(() => FILE),
    'relatives/invite': asManager(async (us) => ({
      resident_id: await makeResidentId(us),
      first_name: 'Susan',
      last_name: 'Brown',
      email: `${randomUUID()}@example.org`,
      relationship: 'child',
      access_level: 2,
      agreed: 'resident_agrees',
    })),
    'relatives/resend': async () => {
      const invited = await request('relatives/invite');
      const { body } = await t.send('relatives/invite', { ...invited, token: invited.by.token });
      return { by: invited.by, input: { id: body.id as string } };
    },
    'consents/decide': async () => {
      const { manager, by, resident_id } = await makeFamily();
      const noted = {
        resident_id,
        decision: 'Sharing pictures',
        purposes: ['photo_own_family'],
        assessed_on: '2026-11-01',
        outcome: 'lacks_capacity',
        assessor: 'Dr Shah',
      } satisfies Input<'capacity/add'>;
      await t.call('capacity/add', noted, manager);
      return { by, input: { resident_id, purpose: 'photo_own_family', decision: 'yes' } };
    },
    'consents/withdraw': asManager(async (us) => {
      const resident_id = await makeResidentId(us);
      const yes = { purpose: 'photo_record', decision: 'yes', now: t.now() } as const;
      await t.database.system((db) => decide(db, us.carehomeId, resident_id, yes));
      return { resident_id, purpose: 'photo_record' };
    }),
    'about-me/contribute': async () => {
      const { by, resident_id } = await makeFamily();
      return { by, input: { resident_id, section_key: 'roots', text: 'In Whitby.' } };
    },
    'tags/add': asManager(() => ({ group: 'loves', label: 'Pigeon racing' })),
    'groups/add': asManager(() => ({ name: 'Choir', kind: 'interest', colour: 'plum' })),
    'pal/finish': async () => {
      const { manager, resident_id } = await palHome(t);
      const days = { observed_from: '2026-11-02', observed_to: '2026-11-15' };
      const input = { resident_id, ...days, answers: sheet('SSSSSSSSS'), based_on: null };
      return { by: manager, input };
    },
    'suggestions/choose': asManager(async (us) => ({
      activity_id: await findGuideId(t, 'balloon-keep-up'),
      resident_ids: [await makeResidentId(us)],
    })),
    'hand-overs/add': async () => {
      const { manager, rose } = await makeChatHome(t);
      await t.call('threads/assign', { id: rose.threadId, user_id: manager.id }, manager);
      return { by: manager, input: { to: null, note: 'All quiet.' } };
    },
    'surveys/add': asManager(() => ({ survey: aSurvey() })),
    'surveys/copy': asManager(async (us) => ({ id: await addSurvey(t, us) })),
    'survey-entries/answer': asManager(async (us) => ({
      survey_id: await publishSurvey(t, us, { audience: 'staff', anonymous: false }),
      client_uuid: randomUUID(),
      answers: { food: 'happy' },
    })),
    'survey-entries/collect': asManager(async (us) => ({
      survey_id: await publishSurvey(t, us),
      client_uuid: randomUUID(),
      mode: 'paper',
      answers: { food: 'happy' },
    })),
    'notices/add': asManager(() => ({ title: 'Tea at three', audience: 'all' })),
    'actions/add': asManager((us) => anAction(us.id)),
    'feedback/add': asManager(() => A_COMPLAINT),
    'meetings/add': asManager(() => A_MEETING),
    'risk-assessments/add': asManager(() => ({ assessment: anAssessment() })),
    'risk-assessments/copy': asManager(async (us) => ({ id: (await addAssessment(t, us)).id })),
    'lounge-screens/add': asManager(() => ({ name: 'Lounge' })),
    'documents/make': asManager(() => ({ kind: 'home_evidence', format: 'csv', ...LAST_WEEK })),
    'report-mails/send': async () => {
      const { manager, peggy, daughter } = await makeDocumentHome(t);
      const input = { resident_id: peggy, recipient_ids: [daughter.id], ...LAST_WEEK };
      return { by: manager, input };
    },
    'media/upload': async () => ({ by: await t.signIn(), input: await photoOfAPhone() }),
  };

  // The other sweep's inputs, pointed at the caller's own home.
  const ownRecords = foreignRecords(t);
  async function request(name: CallName): Promise<CreatingRequest> {
    const make = making[name] ?? asManager(async (us) => (await ownRecords[name]?.(us)) ?? {});
    const { by, input } = await make();
    return { by, body: Buffer.isBuffer(input) ? input : JSON.stringify(input) };
  }
  return request;
}
