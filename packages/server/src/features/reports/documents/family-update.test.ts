import type { DocumentContent } from '@relish/shared/reports/documents/content.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import {
  LAST_WEEK,
  openedDocument,
  OTHERS,
  photographed,
  previewed,
  findSection,
  makeDocumentHome,
} from '../../../testing/document-home.ts';
import { pdfText } from '../../../testing/pdf-text.ts';
import { decide } from '../../../testing/resident.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const pictureCount = (pdf: Buffer) =>
  pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0;

describe('a family update', () => {
  it('describes what the resident did; N9, N11: without secrets or other residents', async () => {
    const { manager, peggy } = await makeDocumentHome(t);
    const preview = await previewed(t, manager, { kind: 'family_update', resident_id: peggy });
    expect(preview.body).toMatchObject({ heading: 'What Peggy has been doing', remark: null });
    expect(findSection(preview.body as DocumentContent, 'What Peggy did')).toMatchObject([
      {
        moments: [
          { title: 'Hand massage', how: 'Joined in', note: null },
          {
            title: 'Singing with another resident',
            when: 'Thu 12 Nov, 40 minutes',
            how: 'Was absorbed, seemed delighted, liked it',
            quote: 'Another resident and I sang for another resident’s birthday',
            note: 'Held another resident’s hand the whole time.',
          },
        ],
      },
    ]);
    const { file, opened } = await openedDocument(t, manager, {
      kind: 'family_update',
      resident_id: peggy,
    });
    const read = pdfText(file);
    expect(read).toContain('Singingwithanotherresident');
    expect(read).toContain('Forthenamedrecipient');
    for (const secret of [...OTHERS, 'SECRET', 'ROOM', 'Sensory', 'sensory', 'istress']) {
      expect(read).not.toContain(secret);
      expect(JSON.stringify(preview.body)).not.toContain(secret);
    }
    expect(opened.body.file_name).toBe('update-2026-11-15.pdf');
    expect(file.toString('latin1')).not.toMatch(/\/Title[^>]*Peggy/);
    expect(file.toString('latin1')).toContain('/Lang (en-GB)');
    // Headings are tagged for screen readers.
    expect(file.toString('latin1')).toMatch(
      /\/Marked true[\s\S]*\/S \/H1|\/S \/H1[\s\S]*\/Marked true/,
    );
  });

  it('omits mood without consent, and is empty when activities are not shared', async () => {
    const { manager, peggy } = await makeDocumentHome(t);
    const withdraw = (purpose: 'share_mood_family' | 'share_activity_family') =>
      t.database.system((db) =>
        decide(db, manager.carehomeId, peggy, { purpose, decision: 'withdrawn', now: t.now() }),
      );
    const read = async () =>
      JSON.stringify(
        (await previewed(t, manager, { kind: 'family_update', resident_id: peggy })).body,
      );
    await withdraw('share_mood_family');
    expect(await read()).not.toContain('delighted');
    await withdraw('share_activity_family');
    expect(await read()).not.toContain('Hand massage');
    expect(await read()).toContain('Peggy has not agreed that activities are shared');
  });

  it.each([
    { others: false, pictures: 1 },
    { others: true, pictures: 2 },
  ])('N4: includes a photo only with everyone’s consent: %j', async ({ others, pictures }) => {
    const home = await makeDocumentHome(t);
    const { status } = await photographed(t, home, { others });
    expect(status).toBe(200);
    const { file } = await openedDocument(t, home.manager, {
      kind: 'family_update',
      resident_id: home.peggy,
    });
    expect(pictureCount(file)).toBe(pictures);
    expect(pdfText(file)).toContain('Cake,byanotherresident');
    expect(pdfText(file)).not.toContain('Zebedee');
  });

  it('N24: cannot be opened when something in it is no longer shared', async () => {
    const home = await makeDocumentHome(t);
    const { manager, peggy, zebedee } = home;
    await photographed(t, home, { others: true });
    const { id, opened } = await openedDocument(t, manager, {
      kind: 'family_update',
      resident_id: peggy,
    });
    expect(opened.status).toBe(200);
    await t.database.system((db) =>
      decide(db, manager.carehomeId, zebedee, {
        purpose: 'photo_other_families',
        decision: 'withdrawn',
        now: t.now(),
      }),
    );
    const again = await t.call('documents/open', { id }, manager);
    expect(again.status).toBe(422);
    expect(again.error.message).toContain('no longer shared');
  });

  it('N24: shows a relative what is shared now, not what was when it was sent', async () => {
    const { manager, daughter, peggy } = await makeDocumentHome(t);
    const update = { resident_id: peggy, recipient_ids: [daughter.id], ...LAST_WEEK };
    const { body } = await t.call('report-mails/send', update, manager);
    await t.jobs.runDue();
    const opened = async () => {
      const file = await t.call('documents/open', { id: body.document_id as string }, daughter);
      expect(file.status).toBe(200);
      return pdfText(Buffer.from(file.body.base64 as string, 'base64'));
    };
    expect(await opened()).toContain('seemeddelighted');
    expect(await opened()).toContain('Heldanotherresident');
    await t.database.system(async (db) => {
      await decide(db, manager.carehomeId, peggy, {
        purpose: 'share_mood_family',
        decision: 'withdrawn',
        now: t.now(),
      });
      await db
        .updateTable('participations')
        .set({ note_shareable: false, quote: null })
        .where('carehome_id', '=', manager.carehomeId)
        .execute();
    });
    const now = await opened();
    for (const gone of ['delighted', 'Heldanother', 'birthday']) expect(now).not.toContain(gone);
    expect(now).toContain('Singingwithanotherresident');
  });

  it('shows no text of a quick record', async () => {
    const { manager, peggy } = await makeDocumentHome(t);
    await t.database.system((db) =>
      db
        .updateTable('participations')
        .set({ quote: 'QUICK-QUOTE', note: 'QUICK-NOTE', note_shareable: true })
        .where('carehome_id', '=', manager.carehomeId)
        .where('note', 'like', 'SECRET-NOTE%')
        .execute(),
    );
    const text = JSON.stringify(
      (await previewed(t, manager, { kind: 'family_update', resident_id: peggy })).body,
    );
    expect(text).toContain('Hand massage');
    expect(text).not.toContain('QUICK');
  });
});
