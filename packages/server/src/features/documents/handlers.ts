import { createHash } from 'node:crypto';

import { DOCUMENT_DAYS } from '@relish/shared/constants.ts';
import type { documentCalls, DocumentRow } from '@relish/shared/documents/contract.ts';
import { can, isManagerRole, isRelative } from '@relish/shared/permissions.ts';

import { forbidden, invalid, notFound } from '../../core/app-error.ts';
import { after, days, minutes } from '../../core/clock.ts';
import type { Handlers, SignedIn } from '../../core/handler.ts';
import { countAgainst, type Limit } from '../../core/limits.ts';
import type { Db } from '../../db/database.ts';
import { documentFile } from '../../documents/document-file.ts';
import { enqueue } from '../../jobs/queue.ts';
import { insertAudit } from '../audit/queries.ts';
import { buildDocument } from './build.ts';
import { checkWanted, isInspector, mayOpenAsStaff } from './check.ts';
import { asSharedNow, familyHandlers, mayOpen } from './family.ts';
import { withPictures } from './pictures.ts';
import {
  findDocument,
  type FoundDocument,
  insertDocument,
  listDocuments,
  removeDocument,
} from './queries.ts';

type Context = SignedIn & { db: Db };

// Each keeps a thread busy for seconds, and others wait for theirs.
const limitOf = (what: 'make' | 'open', userId: string): Limit => ({
  key: `${what} document ${userId}`,
  max: 20,
  windowMs: minutes(60),
});

export const documentHandlers: Handlers<typeof documentCalls> = {
  ...familyHandlers,

  'documents/preview': async (context, input) => {
    const wanted = await checkWanted(context, input);
    const built = await buildDocument(context, wanted);
    if (!built) throw notFound();
    await insertAudit(context.db, context, {
      action: wanted.options.names ? 'document.preview-names' : 'document.preview',
      entity: wanted.resident_id === null ? 'carehome' : 'resident',
      entity_id: wanted.resident_id ?? context.carehomeId,
      reason: wanted.kind,
    });
    return withPictures(built.content, context);
  },

  'documents/make': {
    staged: async (context, { format, ...input }) => {
      const { transaction, system, carehomeId, user, now } = context;
      const wanted = await transaction((db) => checkWanted({ ...context, db }, input));
      await system((db) => countAgainst(db, [limitOf('make', user.id)], now));
      const { options, kind, resident_id, from, to } = wanted;
      return transaction(async (db) => {
        const id = await insertDocument(db, {
          carehome_id: carehomeId,
          kind,
          format,
          resident_id,
          from_day: from,
          to_day: to,
          options: JSON.stringify(options),
          requested_by: user.id,
          created_at: now,
          expires_at: after(now, days(DOCUMENT_DAYS)),
        });
        await insertAudit(db, context, {
          action: options.names ? 'document.make-names' : 'document.make',
          entity: 'document',
          entity_id: id,
          reason: `${kind} ${format}`,
        });
        await enqueue(db, 'make-document', { carehome_id: carehomeId, document_id: id }, now);
        return { id };
      });
    },
  },

  'documents/list': async (context) => {
    const { db, carehomeId, user, now } = context;
    const rows = await listDocuments(db, carehomeId, now, {
      home: can(user, 'reports.download-home'),
      people: can(user, 'reports.view'),
      onlyBy: isInspector(user) ? user.id : null,
    });
    return rows
      .filter((row) => mayOpenAsStaff(user, row, user.id))
      .map((row) => rowFor(context, row));
  },

  'documents/get': async (context, { id }) => rowFor(context, await findForStaff(context, id)),

  'documents/delete': async (context, { id }) => {
    const { db, carehomeId, now } = context;
    const found = await findForStaff(context, id);
    if (!mayDelete(context, found))
      throw forbidden('Only whoever made it, or a manager, can remove it.');
    await removeDocument(db, carehomeId, id, now);
    await insertAudit(db, context, {
      action: 'document.delete',
      entity: 'document',
      entity_id: id,
    });
    return {};
  },

  'documents/open': {
    staged: async (context, { id }) => {
      const { transaction, system, carehomeId, user, now, media } = context;
      const found = await transaction((db) =>
        isRelative(user)
          ? findDocument(db, carehomeId, id, now)
          : findForStaff({ ...context, db }, id),
      );
      if (!found || found.state !== 'done' || found.file_key === null) throw notFound();
      // Above the family's own view: others in a photo must still agree, and they do not exist for a relative.
      const problem = await system((db) => mayOpen(db, context, found));
      if (problem === 'gone') throw notFound();
      if (problem === 'no longer shared')
        throw invalid({
          id: ['Something in this document is no longer shared. It has to be made again.'],
        });
      if (isRelative(user)) await system((db) => countAgainst(db, [limitOf('open', user.id)], now));
      const file = isRelative(user)
        ? await asSharedNow(context, found)
        : await media.getFile(documentFile(found.file_key, found.format));
      if (!file || (!isRelative(user) && sha256(file) !== found.sha256)) throw notFound();
      await transaction((db) =>
        insertAudit(db, context, {
          action: 'document.open',
          entity: 'document',
          entity_id: id,
          reason: `${found.kind} ${found.format}`,
        }),
      );
      // The name of a file is seen by others: it tells nobody's.
      const file_name = `${FILE_NAMES[found.kind]}-${found.to_day}.${found.format}`;
      return { file_name, base64: file.toString('base64') };
    },
  },
};

const sha256 = (file: Buffer) => createHash('sha256').update(file).digest('hex');

const FILE_NAMES = { A: 'update', B: 'care-planning', C: 'home' };

async function findForStaff({ db, carehomeId, user, now }: Context, id: string) {
  const found = await findDocument(db, carehomeId, id, now);
  if (!found || !mayOpenAsStaff(user, found, user.id)) throw notFound();
  return found;
}

const mayDelete = ({ user }: SignedIn, { requested_by }: FoundDocument) =>
  requested_by === user.id || isManagerRole(user.role);

const rowFor = (context: SignedIn, row: FoundDocument): DocumentRow => ({
  id: row.id,
  kind: row.kind,
  format: row.format,
  resident:
    row.resident_id === null
      ? null
      : {
          id: row.resident_id,
          preferred_name: row.preferred_name ?? '',
          last_name: row.last_name ?? '',
        },
  from_day: row.from_day,
  to_day: row.to_day,
  names: row.options.names,
  state: row.state,
  progress: row.progress,
  file_bytes: row.file_bytes,
  requested_by: row.requester,
  created_at: row.created_at,
  expires_at: row.expires_at,
  may_delete: mayDelete(context, row),
});
