import { can, isRelative } from '@relish/shared/permissions.ts';
import type { photoCalls } from '@relish/shared/photos/photos/contract.ts';
import type { z } from 'zod';

import { notFound } from '../../../core/app-error.ts';
import type { Handlers, SignedIn } from '../../../core/handler.ts';
import type { Db } from '../../../db/database.ts';
import { isInAboutMe } from './about-me-photos.ts';
import { type DecidedCard, readCards, type Reading, worksWithIt } from './cards.ts';
import { listPeople } from './facts-queries.ts';
import {
  countOwn,
  findPhoto,
  type ListFilters,
  listLikely,
  listPhotos,
  type PhotoRow,
} from './queries.ts';
import { readWhoSees } from './read-who-sees.ts';
import { listThanks } from './thanks-queries.ts';
import { type Asking, type Facts, findAsking } from './viewer.ts';

type ReadingCalls = Pick<typeof photoCalls, 'photos/list' | 'photos/get'>;

// Photos that may not be shown are left out, so a page is filled from several rounds.
const ROUNDS = 5;

export const readHandlers: Handlers<ReadingCalls> = {
  'photos/list': { staged: listCards },

  'photos/get': {
    staged: async (context, { id }) => {
      const { transaction, user, carehomeId } = context;
      const { asking, row, thanks, likely, whoSees } = await transaction(async (db) => {
        const asked = await findAsking(db, { ...context, userId: user.id });
        const photo = await findPhoto(db, carehomeId, id);
        if (!asked || !photo) throw notFound();
        return {
          asking: asked,
          row: photo,
          thanks: await listThanks(db, carehomeId, id),
          likely: isRelative(user) ? [] : await listLikely(db, carehomeId, photo),
          whoSees: isRelative(user) ? [] : await readStoredWhoSees(context, db, photo),
        };
      });
      const { cards, facts } = await readCards(context, asking, [row]);
      const [decided] = cards;
      if (!decided || !isOpened(decided, user.id)) throw notFound();
      const { card, viewer } = decided;
      const own = thanks.find(({ user_id }) => user_id === user.id);
      return {
        ...card,
        staff: card.staff && {
          ...card.staff,
          people: listNamed(row, facts),
          who_sees: whoSees,
          likely: likely.filter(({ id: each }) => !isIn(facts, row.id, each)),
          thanks_received: thanks.map(({ user_id: _id, ...rest }) => rest),
          can_edit: can(user, 'photos.edit'),
          can_remove: can(user, 'photos.keep') || card.is_own,
          belongs_to: findOwner(row),
        },
        own_thanks: own && viewer.kind === 'family' ? own : null,
        answer: card.is_own || worksWithIt(viewer) ? row.answer : null,
      };
    },
  },
};

type Filters = z.output<ReadingCalls['photos/list']['input']>;

export async function listCards(context: Reading, filters: Filters) {
  const { shown, next } = await listShown(context, filters);
  return { photos: shown.map(({ card }) => card), next };
}

/** One page of the photos that the user may see, latest first. */
export async function listShown(
  context: Reading,
  { resident_id, limit, after, ...filters }: Filters,
) {
  const shown: DecidedCard[] = [];
  let next = after;
  for (let round = 0; round < ROUNDS && shown.length < limit; round += 1) {
    const wanted = { ...filters, after: next, limit: limit - shown.length + 1 };
    const { asking, rows } = await context.transaction((db) =>
      listFor(context, db, resident_id, wanted as Omit<ListFilters, 'residentIds'>),
    );
    const page = rows.slice(0, limit - shown.length);
    const { cards } = await readCards(context, asking, page);
    shown.push(...cards.filter((card) => isListed(card, context.user.id)));
    const last = page.at(-1);
    next = rows.length > page.length && last ? { day: last.sort_on, id: last.id } : null;
    if (!next) break;
  }
  return { shown, next };
}

async function listFor(
  context: SignedIn,
  db: Db,
  residentId: string | undefined,
  filters: Omit<ListFilters, 'residentIds'>,
): Promise<{ asking: Asking; rows: PhotoRow[] }> {
  const { carehomeId, user } = context;
  const asking = await findAsking(db, { ...context, userId: user.id });
  if (!asking) throw notFound();
  const viewer = asking({ added_by: null, purpose: null });
  const residentIds = residentId === undefined ? undefined : [residentId];
  if ((await countOwn(db, carehomeId, 'residents', residentIds ?? [])) < (residentIds ?? []).length)
    throw notFound();
  if (viewer.kind !== 'family')
    return { asking, rows: await listPhotos(db, carehomeId, { ...filters, residentIds }) };
  // N1: another family's resident is as unknown as one who does not exist.
  if (residentId !== undefined && !viewer.residentIds.includes(residentId)) throw notFound();
  const own = residentIds ?? viewer.residentIds;
  return {
    asking,
    rows:
      own.length === 0 ? [] : await listPhotos(db, carehomeId, { ...filters, residentIds: own }),
  };
}

/** Staff settle photos that are not shown; others get what they see. */
function isListed({ viewer, decision, row, card }: DecidedCard, userId: string): boolean {
  if (viewer.kind === 'staff') return viewer.settles || decision.see !== 'nothing';
  return decision.see !== 'nothing' || (isDeclined(row) && card.is_own && row.added_by === userId);
}

const isDeclined = ({ state, answered_at }: PhotoRow) => state === 'hidden' && answered_at !== null;

/** Ordinary staff open a photo without seeing it, in order to name people or record a refusal. */
const isOpened = (card: DecidedCard, userId: string) =>
  worksWithIt(card.viewer) || isListed(card, userId);

const isIn = ({ people }: Facts, photoId: string, residentId: string) =>
  people(photoId).some(({ resident_id }) => resident_id === residentId);

function findOwner(row: PhotoRow) {
  if (isInAboutMe(row)) return { kind: 'about_me' as const, id: row.resident_id };
  return row.purpose === 'report' && row.report_id !== null
    ? { kind: 'record' as const, id: row.report_id }
    : null;
}

const listNamed = (row: PhotoRow, facts: Facts) =>
  facts.people(row.id).map(({ photo_id: _photo, ...person }) => ({
    ...person,
    preferred_name:
      person.resident_id === null
        ? null
        : (facts.residents.get(person.resident_id)?.preferred_name ?? null),
  }));

async function readStoredWhoSees({ carehomeId }: SignedIn, db: Db, row: PhotoRow) {
  const people = await listPeople(db, carehomeId, [row.id]);
  return readWhoSees(
    { db, carehomeId },
    row,
    people.filter(({ refused }) => !refused),
  );
}
