import { isRelative } from '@relish/shared/permissions.ts';
import type { documentCalls } from '@relish/shared/reports/documents/contract.ts';
import { SEES_UPDATES } from '@relish/shared/residents/relatives/choices.ts';
import { familyState } from '@relish/shared/residents/relatives/family-state.ts';

import { notFound } from '../../../core/app-error.ts';
import type { Handlers, SignedIn } from '../../../core/handler.ts';
import type { Db } from '../../../db/database.ts';
import type { MakePdf } from '../../../pdf/pdf.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { decideRecordPhotos } from '../../photos/photos/public.ts';
import { findOwnPerson, ownPeople } from '../../residents/relatives/public.ts';
import { noteOpened } from '../report-mails/public.ts';
import { buildDocument } from './build.ts';
import { withPictures } from './pictures.ts';
import { findDocument, type FoundDocument, isStillShared, listSentTo } from './queries.ts';
import { setPages } from './set-pages.ts';
import type { Built } from './sources.ts';

type Staged = SignedIn & { system: <T>(work: (db: Db) => Promise<T>) => Promise<T> };

type FamilyCalls = Pick<typeof documentCalls, 'documents/for-family' | 'documents/read'>;

export const familyHandlers: Handlers<FamilyCalls> = {
  'documents/for-family': async ({ db, carehomeId, user, now }) => {
    const people = await ownPeople(db, carehomeId, user.id).execute();
    const open = new Set(people.filter((each) => seesUpdates(each, now)).map(({ id }) => id));
    const sent = await listSentTo(db, carehomeId, user.id, now);
    return sent.flatMap(({ id, resident_id, preferred_name, from_day, to_day, sent_at }) =>
      resident_id !== null && open.has(resident_id)
        ? [{ id, preferred_name, from_day, to_day, sent_at }]
        : [],
    );
  },

  'documents/read': {
    staged: async (context, { id }) => {
      const { transaction, carehomeId, user, now } = context;
      const found = await transaction(async (db) => {
        const document = await findDocument(db, carehomeId, id, now);
        if (!document || document.kind !== 'family_update' || document.resident_id === null)
          throw notFound();
        const person = await findOwnPerson(db, carehomeId, user.id, document.resident_id);
        if (!person || !seesUpdates(person, now)) throw notFound();
        await noteOpened(db, carehomeId, { documentId: id, userId: user.id }, now);
        await insertAudit(db, context, {
          action: 'document.read',
          entity: 'document',
          entity_id: id,
        });
        return document;
      });
      const built = await buildNow(context, found);
      return {
        content: { ...withPictures(built.content, context), remark: null },
        until: found.expires_at,
      };
    },
  },
};

/**
 * In a system transaction, because the names to hide are invisible to relatives. Rebuilt, so
 * withdrawn consent takes effect (N24).
 */
async function buildNow({ system, ...context }: Staged, found: FoundDocument): Promise<Built> {
  const built = await buildDocument(
    { ...context, read: system },
    { ...found, from: found.from_day, to: found.to_day },
  );
  if (!built) throw notFound();
  return built;
}

/** Rebuilt for relatives: the stored file may contain what was withdrawn since. */
export const asSharedNow = async (
  context: Staged & { makePdf: MakePdf },
  found: FoundDocument,
): Promise<Buffer> => {
  const { media, makePdf } = context;
  return setPages(await buildNow(context, found), {
    media,
    makePdf,
    tell: async () => undefined,
  });
};

type Person = Parameters<typeof familyState>[0] & { access_level: number };

const seesUpdates = (person: Person, now: Date) =>
  person.access_level >= SEES_UPDATES && familyState(person, now) !== undefined;

/** Returns why the file cannot be opened now, if so. */
export async function mayOpen(
  db: Db,
  { carehomeId, user, now }: SignedIn,
  document: FoundDocument,
): Promise<'gone' | 'no longer shared' | undefined> {
  const { kind, resident_id } = document;
  if (isRelative(user)) {
    if (kind !== 'family_update' || resident_id === null) return 'gone';
    const person = await findOwnPerson(db, carehomeId, user.id, resident_id);
    if (!person || !seesUpdates(person, now)) return 'gone';
    await noteOpened(db, carehomeId, { documentId: document.id, userId: user.id }, now);
  }
  if (kind !== 'family_update' || resident_id === null) return undefined;
  if (!(await isStillShared(db, carehomeId, document))) return 'no longer shared';
  const seen = await decideRecordPhotos(db, carehomeId, document.shown.photos, {
    kind: 'family',
    residentIds: [resident_id],
    isUploader: false,
  });
  const isShared = document.shown.photos.every((id) => seen(id) === 'original');
  return isShared ? undefined : 'no longer shared';
}
