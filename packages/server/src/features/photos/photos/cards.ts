import { isRelative } from '@relish/shared/permissions.ts';
import type { PhotoDecision, PhotoViewer } from '@relish/shared/photos/photos/decide.ts';
import type { PhotoCard } from '@relish/shared/photos/photos/photo.ts';

import type { SignedIn } from '../../../core/handler.ts';
import type { Db } from '../../../db/database.ts';
import { hidingOthers } from '../../residents/names/public.ts';
import { hidingInPhoto } from './family-words.ts';
import { listNames, type PhotoRow } from './queries.ts';
import { countThanks } from './thanks-queries.ts';
import { type Asking, decideStored, type Facts, readFacts } from './viewer.ts';
import { toReasons } from './who-sees.ts';

export type Reading = SignedIn & {
  transaction: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  system: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
};

export interface DecidedCard {
  row: PhotoRow;
  viewer: PhotoViewer;
  decision: PhotoDecision;
  card: PhotoCard;
}

/** Row level security hides other residents from relatives, but their consents count (N4). */
const readAbove = <T>(context: Reading, work: (db: Db) => Promise<T>): Promise<T> =>
  isRelative(context.user) ? context.system(work) : context.transaction(work);

/** Decides about each photo and shows of it what the user may see. */
export async function readCards(
  context: Reading,
  asking: Asking,
  rows: readonly PhotoRow[],
): Promise<{ cards: DecidedCard[]; facts: Facts }> {
  const { carehomeId } = context;
  const ids = rows.map(({ id }) => id);
  const { facts, hide } = await readAbove(context, async (db) => ({
    facts: await readFacts(db, carehomeId, ids),
    hide: await hidingFor(db, carehomeId, rows, asking),
  }));
  const isWorking = rows.some((row) => worksWithIt(asking(row)));
  const { names, thanks } = isWorking
    ? await context.transaction(async (db) => ({
        names: await listNames(
          db,
          rows.map(({ added_by }) => added_by),
        ),
        thanks: await countThanks(db, carehomeId, ids),
      }))
    : { names: new Map<string, string>(), thanks: new Map<string, number>() };

  const cards = rows.map((row): DecidedCard => {
    const viewer = asking(row);
    const decision = decideStored(row, facts, viewer);
    const staff = worksWithIt(viewer)
      ? {
          sharing: row.sharing,
          named: row.named,
          favourite: row.favourite,
          event_id: row.event_id,
          report_id: row.report_id,
          added_by: (row.added_by !== null && names.get(row.added_by)) || null,
          thanks: thanks.get(row.id) ?? 0,
          reasons: toReasons(decision.why, facts.residents),
        }
      : null;
    return {
      row,
      viewer,
      decision,
      card: toCard(context, row, { viewer, decision, facts, hide: hide(row), staff }),
    };
  });
  return { cards, facts };
}

export const worksWithIt = ({ kind }: PhotoViewer) => kind === 'staff' || kind === 'household';

interface Shown {
  viewer: PhotoViewer;
  decision: PhotoDecision;
  facts: Facts;
  hide: (text: string | null) => string | null;
  staff: PhotoCard['staff'];
}

function toCard(
  { media, carehomeId, user, now }: SignedIn,
  row: PhotoRow,
  { viewer, decision, facts, hide, staff }: Shown,
): PhotoCard {
  const audience = isRelative(user) ? 'family' : 'staff';
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    origin: row.origin,
    picture:
      decision.see === 'nothing'
        ? null
        : media.signUrls({ carehomeId, id: row.media_id, audience, now }),
    is_blurred: decision.see === 'blurred',
    width: row.width,
    height: row.height,
    taken_on: row.taken_on,
    decade: row.decade,
    place: hide(row.place),
    caption: hide(row.caption),
    story: hide(row.story),
    chapter: row.chapter,
    added_at: row.added_at,
    residents: listShownResidents(row.id, facts, viewer),
    is_own: row.added_by === user.id,
    staff,
  };
}

function listShownResidents(photoId: string, { people, residents }: Facts, viewer: PhotoViewer) {
  return people(photoId).flatMap(({ resident_id: id }) => {
    const resident = id === null ? undefined : residents.get(id);
    const isShown =
      viewer.kind === 'staff' ||
      (viewer.kind === 'family' && resident && viewer.residentIds.includes(resident.id));
    return resident && isShown ? { id: resident.id, preferred_name: resident.preferred_name } : [];
  });
}

/** Captions may name residents, whom families and visitors of the home do not know (N1). */
async function hidingFor(db: Db, carehomeId: string, rows: readonly PhotoRow[], asking: Asking) {
  const [first] = rows;
  const viewer = first && asking(first);
  if (!viewer || worksWithIt(viewer)) return () => (text: string | null) => text;
  const own = viewer.kind === 'family' ? viewer.residentIds : [];
  const hide = await hidingOthers(db, carehomeId, own);
  return (row: PhotoRow) => hidingInPhoto(row, own, hide);
}
