import { ApiError } from '../../api/api-error.ts';
import { read } from '../../api/client.ts';
import { homeData } from '../../session/home-data.ts';
import { RECORDS_SHOWN } from './api.ts';
import { type RecordDraft, type RecordValues, sentValues, valuesOf } from './record-values.ts';
import { sendEdit } from './send-record.ts';

/** Undefined when no answer came: the draft stays on the device, and is tried again. */
export async function saveEdit(draft: RecordDraft): Promise<{ id: string } | undefined> {
  const { edits } = draft;
  if (!edits) throw new Error('This is a new record.');
  const input = { ...sentValues(draft), ...edits, reason: edits.reason.trim() || null };
  try {
    const saved = await sendEdit(input);
    if (!saved) return undefined;
  } catch (error) {
    // An earlier try of ours may have arrived while its answer did not: then nobody else has changed anything.
    if (!isConflict(error) || !(await arrivedBefore(draft))) throw error;
  }
  await Promise.all(RECORDS_SHOWN.map((each) => homeData.invalidateQueries({ queryKey: [each] })));
  return { id: edits.id };
}

const isConflict = (error: unknown) =>
  error instanceof ApiError && error.body?.errors?.['version'] !== undefined;

async function arrivedBefore({ values, edits }: RecordDraft): Promise<boolean> {
  const newest = await read('reports/get', { id: edits?.id ?? '' });
  return (
    newest.version === (edits?.version ?? 0) + 1 &&
    isSame(
      valuesOf(newest, () => undefined),
      values,
    )
  );
}

/** Spaces and what was left to an agreement may differ: the words may not. */
function isSame(one: RecordValues, other: RecordValues): boolean {
  const essence = ({
    participations,
    duration_min,
    started_at,
    title,
    note,
    ...rest
  }: RecordValues) =>
    JSON.stringify([
      duration_min,
      started_at && Date.parse(started_at),
      title,
      said(note),
      said(rest.what_worked),
      said(rest.what_to_change),
      rest.place,
      rest.photos.map(({ media_id, resident_ids }) => [media_id, resident_ids]),
      participations.map((person) => [
        person.resident_id,
        person.attendance,
        person.engagement ?? null,
        person.mood_before,
        person.mood_after,
        person.outcomes,
        person.feedback,
        person.support_level,
        person.distress,
        said(person.quote),
        said(person.note),
      ]),
    ]);
  return essence(one) === essence(other);
}

const said = (text: string | null) => text?.trim() || null;
