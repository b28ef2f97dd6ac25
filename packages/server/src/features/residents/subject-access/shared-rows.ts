import type { PartName, PartRow } from './parts.ts';

interface BookPage {
  text: string | null;
  notes?: { text: string | null }[];
}

/** From shared rows keeps only this resident's part. */
export function alone(residentId: string, name: PartName, row: PartRow): PartRow {
  if (name === 'report_photos' || name === 'report_templates') {
    const { resident_ids: _everybody, agreed_ids: _others, ...rest } = row;
    return rest;
  }
  if (name === 'event_replies' || name === 'event_people') {
    const { turn: _order, seen_version: _seen, client_uuids: _attempts, ...rest } = row;
    return rest;
  }
  if (name === 'visitor_entries') {
    const { client_uuid: _attempt, visit_id: _visit, reply_id: _reply, ...rest } = row;
    return rest;
  }
  if (name === 'events') {
    const { title, day, start_time, place, status } = row;
    return { title, date: day, start_time, place, status, ...ownWarnings(residentId, row) };
  }
  if (name === 'photo_books') {
    const { title, subtitle, pages, created_by, created_at } = row;
    const text = (pages as BookPage[])
      .flatMap((page) => [page.text, ...(page.notes ?? []).map((note) => note.text)])
      .filter(Boolean)
      .join('\n');
    return { title, subtitle, text, created_by, created_at };
  }
  if (name === 'gazettes') {
    const { quarter, state, created_at, posted_at, posted_by } = row;
    return { quarter, state, created_at, posted_at, posted_by };
  }
  // Answers and lists of a group tell of others.
  if (name === 'session_checks') {
    const { state, checked_by, checked_at } = row;
    return { state, checked_by, checked_at };
  }
  if (name === 'headcounts') {
    const { stage, round, counted_by, counted_at } = row;
    return { stage, round, counted_by, counted_at };
  }
  if (name === 'photo_gifts') {
    const { photo_count, requested_by, created_at } = row;
    return { photo_count, requested_by, created_at };
  }
  if (name === 'risk_assessments') {
    const { title, kind, status, band, decision, review_on, text, created_by, created_at } = row;
    return { title, kind, status, band, decision, review_on, text, created_by, created_at };
  }
  if (name === 'threads') {
    const { kind, relative_id, number, created_at, closed_at } = row;
    return { kind, relative: relative_id, messages: number, created_at, closed_at };
  }
  if (name === 'message_readings') {
    const { number, reception, read_at, read_by, undone_at } = row;
    return { message: number, reception, read_at, read_by, undone_at };
  }
  // Elsewhere the day repeats a time, and is internal.
  if (name === 'visits') return { date: row['day'], ...row };
  if (name !== 'activity_choices') return row;
  const { resident_ids: _everybody, category: _ours, acknowledged: _all, ...rest } = row;
  return { ...rest, ...ownWarnings(residentId, row) };
}

const ABOUT_SEVERAL: ReadonlySet<PartName> = new Set([
  'events',
  'event_people',
  'visits',
  'photo_books',
  'photo_people',
  'report_photos',
  'risk_assessments',
]);

/** Events and photos bring residents together, so that their texts may name others. */
export function withoutOthers(
  name: PartName,
  row: PartRow,
  hide: (text: string) => string,
): PartRow {
  if (!ABOUT_SEVERAL.has(name)) return row;
  const texts = ['title', 'subtitle', 'place', 'note', 'text', 'caption', 'story'].flatMap(
    (field) => {
      const text = row[field];
      return typeof text === 'string' ? [[field, hide(text)] as const] : [];
    },
  );
  return { ...row, ...Object.fromEntries(texts) };
}

/** Warnings about others name their health. */
function ownWarnings(residentId: string, { acknowledged }: PartRow): PartRow {
  const read = (acknowledged as { person_id: string; kind: string; about: string }[])
    .filter(({ person_id }) => person_id === residentId)
    .map(({ kind, about }) => (about === '' ? kind : `${kind}: ${about}`).replaceAll('_', ' '));
  return { 'warnings read before': read };
}
