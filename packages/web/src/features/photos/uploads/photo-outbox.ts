import type { Input } from '@relish/shared/calls.ts';

import { refreshAfter } from '../../../api/refresh.ts';
import { createOutbox, type Waiting } from '../../../forms/outbox.ts';
import { sendUnlessAway } from '../../../forms/send-unless-away.ts';
import { createStore } from '../../../platform/store.ts';
import { homeData } from '../../../session/home-data.ts';
import { currentOwner, isStillHere, type SealedOwner } from '../../../session/sealed-drafts.ts';
import type { PreparedPicture } from './prepare-picture.ts';
import {
  noteProgress,
  removePicture,
  type SealedPicture,
  sealPicture,
  uploadPicture,
} from './sealed-picture.ts';

export type PhotoBatch = Omit<Input<'photos/add'>, 'media_ids'>;

export interface WaitingPhoto extends Waiting, SealedPicture {
  /** Photos are sent in this order. */
  at: string;
  /** Another user may have signed in before a slow upload ends. */
  owner: SealedOwner;
  name: string;
  /** A small picture as a data address. */
  thumb: string | null;
  batch: PhotoBatch;
}

/** The photos added since the app was opened, in order. */
export const added = createStore<readonly string[]>([]);
/** The last attempt got no answer. */
export const isWaitingForConnection = createStore(false);

const discarded = new Set<string>();

/** Nothing is left to send: removed by the user, or by the browser. */
const LOST = { id: '' };

/** Two steps, each of which the server carries out once however often it is asked (N20). */
async function sendPhoto(item: WaitingPhoto): Promise<{ id: string } | undefined> {
  if (!isStillHere(item.owner)) return undefined;
  noteProgress(item.id, 0);
  try {
    const uploaded = await uploadPicture(item.owner, item);
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
    await removePicture(owner, id);
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
    await sealPicture(owner, id, blob);
    void photoOutbox.queue(owner, { at, id, owner, name, type: blob.type, thumb, batch });
  }
}

export const discardPhoto = (item: WaitingPhoto) =>
  photoOutbox.takeBack(item, async (owner) => {
    discarded.add(item.id);
    await removePicture(owner, item.id);
    return true;
  });
