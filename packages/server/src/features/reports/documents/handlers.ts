import { DOCUMENT_DAYS } from '@relish/shared/constants.ts';
import { can, isManagerRole, isRelative } from '@relish/shared/permissions.ts';
import type { documentCalls, DocumentRow } from '@relish/shared/reports/documents/contract.ts';

import { forbidden, invalid, notFound, tooMany } from '../../../core/app-error.ts';
import { after, days, minutes } from '../../../core/clock.ts';
import type { Handlers, InHome, SignedIn } from '../../../core/handler.ts';
import { hashFile } from '../../../core/hash-file.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { documentFile } from '../../../pdf/document-file.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { buildDocument } from './build.ts';
import { checkWanted, isInspector, mayOpenAsStaff } from './check.ts';
import { asSharedNow, familyHandlers, mayOpen } from './family.ts';
import { makeDocument } from './job-kinds.ts';
import { withPictures } from './pictures.ts';
import {
  countUnfinished,
  findDocument,
  type FoundDocument,
  insertDocument,
  listDocuments,
  removeDocument,
} from './queries.ts';

// Keeps one user from delaying everyone else.
const UNFINISHED_AT_MOST = 5;

export const documentHandlers: Handlers<typeof documentCalls> = {
  ...familyHandlers,

  'documents/preview': {
    staged: async (context, input) => {
      const { transaction } = context;
      const wanted = await transaction((db) => checkWanted({ ...context, db }, input));
      const built = await buildDocument({ ...context, read: transaction }, wanted);
      if (!built) throw notFound();
      await transaction((db) =>
        insertAudit(db, context, {
          action: wanted.options.names ? 'document.preview-names' : 'document.preview',
          entity: wanted.resident_id === null ? 'carehome' : 'resident',
          entity_id: wanted.resident_id ?? context.carehomeId,
          reason: wanted.kind,
        }),
      );
      return withPictures(built.content, context);
    },
  },

  'documents/make': {
    staged: async (context, { format, ...input }) => {
      const { transaction, carehomeId, user, now } = context;
      const wanted = await transaction(async (db) => {
        const since = after(now, -minutes(60));
        const unfinished = { requestedBy: user.id, since };
        if ((await countUnfinished(db, carehomeId, unfinished)) >= UNFINISHED_AT_MOST)
          throw tooMany(
            `${UNFINISHED_AT_MOST} of your documents are still being made. Please try again in a minute.`,
            60,
          );
        return checkWanted({ ...context, db }, input);
      });
      const { options, kind, resident_id, from, to } = wanted;
      const make = context.creating(async (db) => {
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
        await enqueue(db, makeDocument, { carehome_id: carehomeId, document_id: id }, now);
        return { id };
      });
      return transaction(make);
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
      // Others in a photo are invisible to relatives, so their consent needs a system transaction.
      const problem = await system((db) => mayOpen(db, context, found));
      if (problem === 'gone') throw notFound();
      if (problem === 'no longer shared')
        throw invalid({
          id: ['Something in this document is no longer shared. It has to be made again.'],
        });
      const file = isRelative(user)
        ? await asSharedNow(context, found)
        : await media.getFile(documentFile(found.file_key, found.format));
      if (!file || (!isRelative(user) && (await hashFile(file)) !== found.sha256)) throw notFound();
      await transaction((db) =>
        insertAudit(db, context, {
          action: 'document.open',
          entity: 'document',
          entity_id: id,
          reason: `${found.kind} ${found.format}`,
        }),
      );
      // No personal names in file names.
      const file_name = `${FILE_NAMES[found.kind]}-${found.to_day}.${found.format}`;
      return { file_name, base64: file.toString('base64') };
    },
  },
};

const FILE_NAMES = {
  family_update: 'update',
  care_planning: 'care-planning',
  home_evidence: 'home',
};

async function findForStaff({ db, carehomeId, user, now }: InHome, id: string) {
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
