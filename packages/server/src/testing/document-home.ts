import { randomUUID } from 'node:crypto';

import type { Input } from '@relish/shared/calls.ts';
import type { DocumentContent } from '@relish/shared/reports/documents/content.ts';

import { makeReports } from '../features/reports/reports/make.ts';
import { makeResident } from '../features/residents/residents/make.ts';
import { photoOfAPhone } from './pictures.ts';
import { decide, linkRelative } from './resident.ts';
import type { TestApp, TestUser } from './test-app.ts';

type Report = Input<'reports/add'>;

/** Unique names, so that finding one means it leaked. */
export const OTHERS = [
  'Zebedee',
  'Quillfeather',
  'Ottoline',
  'Thistlewick',
  'Heather',
  'Marchbanks',
];

export const LAST_WEEK = { from: '2026-11-09', to: '2026-11-15' };

/** A home where every record names Peggy with others, and her daughter has full access. */
export async function makeDocumentHome(
  t: TestApp,
  organisation: Parameters<TestApp['signIn']>[0] = {},
) {
  const manager = await t.signIn(organisation);
  const { carehomeId } = manager;
  const daughter = await t.signIn({ role: 'relative', carehomeId });
  const now = t.now();
  const base = { createdBy: manager.id, now, move_in_date: '2026-01-05' };
  const made = await t.database.system(async (db) => {
    const peggy = await makeResident(db, carehomeId, {
      ...base,
      first_name: 'Margaret',
      preferred_name: 'Peggy',
      last_name: 'Hartley',
      room: 'ROOM-12',
    });
    const zebedee = await makeResident(db, carehomeId, {
      ...base,
      first_name: 'Zebedee',
      last_name: 'Quillfeather',
      mobility: JSON.stringify({ moves: 'bed' }),
      room: 'ROOM-13',
    });
    const heather = await makeResident(db, carehomeId, {
      ...base,
      first_name: 'Heather',
      preferred_name: 'Ottoline',
      last_name: 'Marchbanks',
    });
    await makeResident(db, carehomeId, { ...base, first_name: 'Ida', last_name: 'Thistlewick' });
    for (const purpose of ['share_activity_family', 'share_mood_family'] as const)
      await decide(db, carehomeId, peggy, { purpose, decision: 'yes', now });
    const linkId = await linkRelative(db, carehomeId, {
      userId: daughter.id,
      residentId: peggy,
      now,
    });
    await makeReports(db, carehomeId, [
      {
        id: randomUUID(),
        title: 'Singing with Zebedee',
        category: 'MUS',
        started_at: '2026-11-12T10:00:00.000Z',
        day: '2026-11-12',
        duration_min: 40,
        report_type: 'full',
        createdBy: manager.id,
        people: [
          {
            resident_id: peggy,
            attendance: 'took_part',
            engagement: 4,
            mood_before: 3,
            mood_after: 5,
            feedback: 'liked',
            quote: 'Zebedee and I sang for Heather’s birthday',
            note: 'Held Mrs Marchbanks’ hand the whole time.',
            note_shareable: true,
            share_with_family: true,
            pal_level_at_time: 'sensory',
          },
          { resident_id: zebedee, attendance: 'declined', decline_reason: 'tired' },
        ],
      },
      {
        id: randomUUID(),
        title: 'Hand massage',
        category: 'SEN',
        started_at: '2026-11-13T14:00:00.000Z',
        day: '2026-11-13',
        duration_min: 15,
        createdBy: manager.id,
        people: [
          {
            resident_id: peggy,
            attendance: 'took_part',
            engagement: 3,
            note: 'SECRET-NOTE of the team',
            share_with_family: true,
          },
        ],
      },
      {
        id: randomUUID(),
        title: 'SECRET-DISTRESS session',
        category: 'SOC',
        started_at: '2026-11-14T14:00:00.000Z',
        day: '2026-11-14',
        createdBy: manager.id,
        people: [
          {
            resident_id: peggy,
            attendance: 'left_early',
            minutes: 5,
            distress: true,
            distress_note: 'SECRET-DISTRESS-NOTE',
          },
        ],
      },
    ]);
    return { peggy, zebedee, heather, linkId };
  });
  return { manager, daughter, ...made };
}

export type DocumentHome = Awaited<ReturnType<typeof makeDocumentHome>>;

export async function openedDocument(
  t: TestApp,
  by: TestUser,
  wanted: Omit<Input<'documents/make'>, 'format' | 'from' | 'to'> & { format?: 'pdf' | 'csv' },
) {
  const input = { format: 'pdf' as const, ...LAST_WEEK, ...wanted };
  const { body } = await t.call('documents/make', input, by);
  await t.jobs.runDue();
  const id = body.id as string;
  const opened = await t.call('documents/open', { id }, by);
  return {
    id,
    opened,
    file: Buffer.from((opened.body.base64 as string | undefined) ?? '', 'base64'),
  };
}

/** Otherwise the next test would run these jobs. */
export const leaveNoJobs = (t: TestApp) =>
  t.database.system((db) => db.deleteFrom('jobs').execute());

/** A photo of a record in which these residents can be recognised and consented. */
export async function photographed(
  t: TestApp,
  { manager, peggy, zebedee }: DocumentHome,
  { others }: { others: boolean },
) {
  const { carehomeId } = manager;
  const upload = async () =>
    (await t.send('media/upload', { token: manager.token, body: await photoOfAPhone() })).body
      .id as string;
  await t.database.system(async (db) => {
    const now = t.now();
    for (const id of [peggy, zebedee])
      await decide(db, carehomeId, id, { purpose: 'photo_life_story', decision: 'yes', now });
    await decide(db, carehomeId, peggy, { purpose: 'photo_own_family', decision: 'yes', now });
    if (others)
      await decide(db, carehomeId, zebedee, {
        purpose: 'photo_other_families',
        decision: 'yes',
        now,
      });
  });
  const session: Report = {
    client_uuid: randomUUID(),
    report_type: 'full',
    free_title: 'Tea for two',
    category: 'SOC',
    format: 'small_group',
    started_at: new Date(t.now().getTime() - 3_600_000).toISOString(),
    duration_min: 20,
    led_by: [{ kind: 'staff', id: manager.id }],
    participations: [peggy, zebedee].map((resident_id) => ({
      resident_id,
      attendance: 'took_part' as const,
      engagement: 3 as const,
    })),
    photos: [
      { media_id: await upload(), resident_ids: [peggy], caption: 'Cake, by Zebedee' },
      { media_id: await upload(), resident_ids: [peggy, zebedee], caption: null },
    ],
  };
  return t.call('reports/add', session, manager);
}

export const previewed = (
  t: TestApp,
  by: TestUser,
  wanted: {
    kind: 'family_update' | 'care_planning' | 'home_evidence';
    resident_id?: string;
    names?: boolean;
  },
) => t.call('documents/preview', { ...LAST_WEEK, ...wanted }, by);

export const findSection = (content: DocumentContent, title: string) =>
  content.sections.find((section) => section.title === title)?.blocks ?? [];

export const documentsAudited = (t: TestApp, userId: string) =>
  t.database.system((db) =>
    db
      .selectFrom('audit_log')
      .select(['action', 'reason', 'entity_id'])
      .where('user_id', '=', userId)
      .where('action', 'like', 'document.%')
      .orderBy('id')
      .execute(),
  );
