import { forgetDraft, listDrafts, writeDraft } from '../../../session/drafts.ts';
import type { SealedOwner } from '../../../session/sealed-drafts.ts';
import { emptyValues, type RecordDraft } from './record-values.ts';

const NEW = 'record ';
const EDIT = 'record-edit ';

/** Drafts of edits are keyed by the record, those of new records by their own id. */
export const draftName = ({ client_uuid, edits }: RecordDraft) =>
  edits ? EDIT + edits.id : NEW + client_uuid;

/** New records that were started on this device and not saved. */
export async function listUnfinished(owner: SealedOwner): Promise<RecordDraft[]> {
  const drafts = await listDrafts(owner, NEW);
  return drafts.map(({ values }) => values as RecordDraft);
}

export const forgetUnfinished = (owner: SealedOwner, clientUuid: string) =>
  forgetDraft(owner, NEW + clientUuid);

/** Records from the outbox count as typed by the user. */
export const keepAsDraft = (owner: SealedOwner, draft: RecordDraft): Promise<boolean> =>
  writeDraft(owner, draftName(draft), {
    values: draft,
    base: { ...draft, values: emptyValues('') },
  });
