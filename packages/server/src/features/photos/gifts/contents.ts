import { createHash } from 'node:crypto';

import type { PhotoDecision, PhotoViewer } from '@relish/shared/photos/photos/decide.ts';

import type { Db } from '../../../db/database.ts';
import type { ChosenPicture } from '../../../files/picture-rule.ts';
import { hidingOthers } from '../../residents/names/public.ts';
import {
  decideStored,
  type Facts,
  hidingInPhoto,
  listAlbumPage,
  listNames,
  listPhotosById,
  type PhotoRow,
  readFacts,
} from '../photos/public.ts';
import type { GiftSubject, UsedPhoto } from './queries.ts';

/** A photo as the family may see it. */
export interface GiftPhoto {
  id: string;
  chosen: ChosenPicture;
  shown: string;
  sort_on: string;
  taken_on: string | null;
  decade: number | null;
  place: string | null;
  caption: string | null;
  story: string | null;
  /** Named in a subject access file only. */
  added_by: string | null;
}

const PAGE = 200;
const CHECKED_AT_ONCE = 1000;

/** The album of a household needs no consents. */
function decideFor(row: PhotoRow, facts: Facts, subject: GiftSubject): PhotoDecision {
  const { resident_id: id } = subject;
  if (id === null) return decideStored(row, facts, { kind: 'household' });
  const viewer: PhotoViewer = { kind: 'family', residentIds: [id], isUploader: false };
  if (!subject.for_subject) return decideStored(row, facts, viewer);
  // A right to one's own pictures needs neither one's own consent nor that staff shared them; the
  // others in them are shown as to any family.
  const { consents } = facts;
  return decideStored(
    { ...row, sharing: 'own_family' },
    {
      ...facts,
      isWithheld: () => false,
      isDistressing: () => false,
      consents: {
        ...consents,
        inForce: (resident, purpose) =>
          resident === id ? { decision: 'yes', basis: null } : consents.inForce(resident, purpose),
      },
    },
    viewer,
  );
}

/** Changes with the picture and with everything that is blurred in it. */
const hashShown = ({ key }: PhotoRow, { see, blur }: PhotoDecision) =>
  createHash('sha256')
    .update(JSON.stringify([key, see, blur]))
    .digest('base64url');

type Read = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** Oldest first, decided at this moment; `read` opens a system transaction. */
export async function listGiftPhotos(
  read: Read,
  carehomeId: string,
  subject: GiftSubject,
): Promise<GiftPhoto[]> {
  const { resident_id: residentId, for_subject } = subject;
  const hide =
    residentId === null
      ? (text: string) => text
      : await read((db) => hidingOthers(db, carehomeId, [residentId]));
  const photos: GiftPhoto[] = [];
  let after: { day: string; id: string } | null = null;
  do {
    const position: typeof after = after;
    const { rows, facts, names } = await read(async (db) => {
      const page = await listAlbumPage(db, carehomeId, {
        residentIds: residentId === null ? undefined : [residentId],
        after: position,
        limit: PAGE,
      });
      const ids = page.map(({ id }) => id);
      const adders = for_subject ? page.map(({ added_by }) => added_by) : [];
      return {
        rows: page,
        facts: await readFacts(db, carehomeId, ids),
        names: await listNames(db, adders),
      };
    });
    for (const row of rows) {
      const decision = decideFor(row, facts, subject);
      if (decision.see === 'nothing') continue;
      const hideIn = hidingInPhoto(row, residentId === null ? [] : [residentId], hide);
      photos.push({
        id: row.id,
        chosen: chosen(row, decision),
        shown: hashShown(row, decision),
        sort_on: row.sort_on,
        taken_on: row.taken_on,
        decade: row.decade,
        place: hideIn(row.place),
        caption: hideIn(row.caption),
        story: hideIn(row.story),
        added_by: for_subject ? findAdder(row, names) : null,
      });
    }
    const last = rows.at(-1);
    after = rows.length === PAGE && last ? { day: last.sort_on, id: last.id } : null;
  } while (after);
  return photos.toReversed();
}

/** Staff are named in a copy of a record; relatives are not. */
const findAdder = ({ origin, added_by }: PhotoRow, names: ReadonlyMap<string, string>) =>
  origin === 'family' ? 'the family' : (added_by !== null && names.get(added_by)) || null;

const chosen = ({ key, media_id }: PhotoRow, { see, blur }: PhotoDecision): ChosenPicture =>
  see === 'original' ? { key } : { key, blurred: { mediaId: media_id, regions: blur } };

/** N24: whether each photo of a file would still be shown in the same way. */
export async function isStillShown(
  read: Read,
  carehomeId: string,
  gift: GiftSubject & { used: readonly UsedPhoto[] },
): Promise<boolean> {
  const { used } = gift;
  for (let at = 0; at < used.length; at += CHECKED_AT_ONCE) {
    const part = used.slice(at, at + CHECKED_AT_ONCE);
    const ids = part.map(({ id }) => id);
    const { rows, facts } = await read(async (db) => ({
      rows: new Map((await listPhotosById(db, carehomeId, ids)).map((row) => [row.id, row])),
      facts: await readFacts(db, carehomeId, ids),
    }));
    const isShown = ({ id, shown }: UsedPhoto) => {
      const row = rows.get(id);
      return row !== undefined && hashShown(row, decideFor(row, facts, gift)) === shown;
    };
    if (!part.every(isShown)) return false;
  }
  return true;
}
