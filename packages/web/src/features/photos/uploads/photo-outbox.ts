import type { Input } from '@relish/shared/calls.ts';

import { handled } from '../../../api/client.ts';
import { refreshAfter } from '../../../api/refresh.ts';
import { upload } from '../../../api/upload.ts';
import { createOutbox, type Waiting } from '../../../forms/outbox.ts';
import { isAway, sendUnlessAway } from '../../../forms/send-unless-away.ts';
import { readSealedBytes, removeSealed, writeSealedBytes } from '../../../platform/sealed-store.ts';
import { createStore } from '../../../platform/store.ts';
import { homeData } from '../../../session/home-data.ts';
import {
  currentOwner,
  isStillHere,
  type SealedOwner,
  sealedName,
} from '../../../session/sealed-drafts.ts';
import type { PreparedPicture } from './prepare-picture.ts';

export type PhotoBatch = Omit<Input<'photos/add'>, 'media_ids'>;

export interface WaitingPhoto extends Waiting {
  /** Photos are sent in this order. */
  at: string;
  /** Also the idempotency key of the upload. */
  id: string;
  /** Another user may have signed in before a slow upload ends. */
  owner: SealedOwner;
  name: string;
  type: string;
  /** A small picture as a data address. */
  thumb: string | null;
  batch: PhotoBatch;
  /** The picture has arrived; the photo may not have. */
  uploaded?: { media_id: string; at: string; key: string } | undefined;
}

/** How far each upload is, from 0 to 1. */
export const progress = createStore<ReadonlyMap<string, number>>(new Map());
/** The photos added since the app was opened, in order. */
export const added = createStore<readonly string[]>([]);
/** The last attempt got no answer. */
export const isWaitingForConnection = createStore(false);

const bytesName = (owner: SealedOwner, id: string) => sealedName(owner, 'outbox', `picture ${id}`);

const noteProgress = (id: string, sent: number | undefined) => {
  const next = new Map(progress.get());
  if (sent === undefined) next.delete(id);
  else next.set(id, sent);
  progress.set(next);
};

// The server forgets a picture that no photo uses after a day.
const UPLOAD_LASTS_MS = 20 * 3_600_000;

const discarded = new Set<string>();

async function uploadPicture(item: WaitingPhoto): Promise<WaitingPhoto['uploaded'] | 'lost'> {
  const { id, owner, type, uploaded } = item;
  if (uploaded && Date.now() - Date.parse(uploaded.at) < UPLOAD_LASTS_MS) return uploaded;
  const bytes = await readSealedBytes(bytesName(owner, id));
  if (!bytes) return 'lost';
  const file = new Blob([bytes], { type });
  const answer = await unlessAway(() =>
    upload('media/upload', file, {
      // A forgotten picture is uploaded anew, under a key that the server has not answered yet.
      key: uploaded ? crypto.randomUUID() : id,
      quiet: true,
      // 100% only after the server's answer.
      onProgress: (sent) => noteProgress(id, Math.min(sent, 0.95)),
    }),
  );
  if (!answer) return undefined;
  const key = uploaded?.key ?? crypto.randomUUID();
  return { media_id: answer.id, at: new Date().toISOString(), key };
}

const unlessAway = <T>(work: () => Promise<T>): Promise<T | undefined> =>
  handled('media/upload', {}, async () => {
    try {
      return await work();
    } catch (error) {
      if (isAway(error)) return undefined;
      throw error;
    }
  });

/** Nothing is left to send: removed by the user, or by the browser. */
const LOST = { id: '' };

/** Two steps, each of which the server carries out once however often it is asked (N20). */
async function sendPhoto(item: WaitingPhoto): Promise<{ id: string } | undefined> {
  if (!isStillHere(item.owner)) return undefined;
  noteProgress(item.id, 0);
  try {
    const uploaded = await uploadPicture(item);
    if (uploaded === 'lost' || discarded.has(item.id)) return LOST;
    if (!uploaded || !isStillHere(item.owner)) return undefined;
    await photoOutbox.keep(item.owner, { ...item, uploaded });
    const input = { ...item.batch, media_ids: [uploaded.media_id] };
    const answer = await sendUnlessAway('photos/add', input, uploaded.key);
    return answer && { id: answer.ids[0] ?? '' };
  } catch (error) {
    // Otherwise the outbox would bring back what the user has removed, with the reason of the refusal.
    if (discarded.has(item.id)) return LOST;
    throw error;
  } finally {
    noteProgress(item.id, undefined);
  }
}

export const photoOutbox = createOutbox<WaitingPhoto, { id: string }>({
  prefix: 'photo ',
  toId: ({ at, id }) => `${at}_${id}`,
  send: sendPhoto,
  onQueued: async () => isWaitingForConnection.set(true),
  onArrived: async (owner, { id }, answer) => {
    isWaitingForConnection.set(false);
    await removeSealed(bytesName(owner, id));
    // At once, because the round may still send many others.
    photoOutbox.waiting.set(photoOutbox.waiting.get().filter((each) => each.id !== id));
    if (answer === LOST) return;
    added.set([...added.get(), answer.id]);
    await refreshAfter(homeData, 'photos/add');
  },
});

let lastAt = 0;

/** Pictures chosen within a millisecond keep their order. */
function tellTime(): string {
  lastAt = Math.max(Date.now(), lastAt + 1);
  return new Date(lastAt).toISOString();
}

/** Keeps pictures on the device and sends them until the server has answered. */
export async function queuePhotos(pictures: readonly PreparedPicture[], batch: PhotoBatch) {
  const owner = currentOwner();
  if (!owner) return;
  for (const { name, blob, thumb } of pictures) {
    const id = crypto.randomUUID();
    const at = tellTime();
    await writeSealedBytes(bytesName(owner, id), await blob.arrayBuffer());
    void photoOutbox.queue(owner, { at, id, owner, name, type: blob.type, thumb, batch });
  }
}

export const discardPhoto = (item: WaitingPhoto) =>
  photoOutbox.takeBack(item, async (owner) => {
    discarded.add(item.id);
    await removeSealed(bytesName(owner, item.id));
    return true;
  });
