import type { Input, Output } from '@relish/shared/calls.ts';

import { ApiError } from '../../../api/api-error.ts';
import { refreshAfter } from '../../../api/refresh.ts';
import { createOutbox, type Waiting } from '../../../forms/outbox.ts';
import { sendUnlessAway } from '../../../forms/send-unless-away.ts';
import { createStore } from '../../../platform/store.ts';
import { homeData } from '../../../session/home-data.ts';
import { currentOwner, isStillHere, type SealedOwner } from '../../../session/sealed-drafts.ts';
import { type ChosenPicture, removePicture, sealPicture } from '../../photos/uploads/public.tsx';
import { addPhotos, type MessagePicture, type PhotoRules } from './add-photos.ts';
import { refreshThread } from './api.ts';

export interface WaitingMessage extends Waiting {
  /** Messages are sent in this order. */
  at: string;
  /** Another user may have signed in before a slow request ends. */
  owner: SealedOwner;
  input: Input<'messages/send'>;
  /** Become photos before the message is sent. */
  pictures?: readonly MessagePicture[];
  rules?: PhotoRules;
}

/** The last attempt got no answer. */
export const isAway = createStore(false);

async function send(item: WaitingMessage) {
  const { owner, input } = item;
  if (!isStillHere(owner)) return undefined;
  try {
    const photo_ids = await addPhotosOf(item);
    if (!photo_ids || !isStillHere(owner)) return undefined;
    return await sendUnlessAway('messages/send', { ...input, photo_ids });
  } catch (error) {
    // A later message must not overtake this one, so the round stops here too.
    if (error instanceof ApiError && error.status >= 500) return undefined;
    throw error;
  }
}

async function addPhotosOf(item: WaitingMessage): Promise<string[] | undefined> {
  const { owner, pictures = [], rules } = item;
  if (!rules || pictures.length === 0) return [];
  const ids = await addPhotos(owner, pictures, rules, (kept) =>
    messageOutbox.keep(owner, { ...item, pictures: kept }),
  );
  if (ids) void refreshAfter(homeData, 'photos/add');
  return ids;
}

/** The server stores each message once, because the device has chosen its id (N20). */
export const messageOutbox = createOutbox<WaitingMessage, Output<'messages/send'>>({
  prefix: 'message ',
  toId: ({ at, input }) => `${at}_${input.id}`,
  send,
  onQueued: async () => isAway.set(true),
  onArrived: async (owner, item) => {
    isAway.set(false);
    await removePictures(owner, item);
    await refreshThread(homeData, item.input.thread_id);
  },
});

let lastAt = 0;

/** Two messages within a millisecond keep their order. */
function tellTime(): string {
  lastAt = Math.max(Date.now(), lastAt + 1);
  return new Date(lastAt).toISOString();
}

type Written = Omit<Input<'messages/send'>, 'id' | 'photo_ids'>;
type Prepared = NonNullable<ChosenPicture['prepared']>;

/** Until the pictures of a message are stored, later messages wait for it. */
let storing: Promise<unknown> | undefined;

/** Shows a message at once and sends it until the server has answered, also after a reload. */
export function sendMessage(message: Written, photos?: { of: Prepared[]; rules: PhotoRules }) {
  const owner = currentOwner();
  if (!owner) return;
  const entry = { at: tellTime(), owner, input: { ...message, id: crypto.randomUUID() } };
  if (!photos) {
    if (storing) void storing.then(() => messageOutbox.queue(owner, entry));
    else void messageOutbox.queue(owner, entry);
    return;
  }
  const pictures = photos.of.map(({ name, blob, thumb }) => ({
    picture: { id: crypto.randomUUID(), name, type: blob.type, thumb, ...makeKeys() },
    blob,
  }));
  const store = async () => {
    for (const { picture, blob } of pictures)
      // A full device must not lose the text: sending then says that the photo is missing.
      await sealPicture(owner, picture.id, blob).catch(() => undefined);
    void messageOutbox.queue(owner, {
      ...entry,
      pictures: pictures.map(({ picture }) => picture),
      rules: photos.rules,
    });
  };
  const stored = (storing ?? Promise.resolve()).then(store);
  storing = stored;
  void stored.finally(() => {
    if (storing === stored) storing = undefined;
  });
}

const makeKeys = () => ({ add_key: crypto.randomUUID(), save_key: crypto.randomUUID() });

export const discardMessage = (item: WaitingMessage) =>
  messageOutbox.takeBack(item, async (owner) => {
    await removePictures(owner, item);
    return true;
  });

/** For pictures that the server does not take: the text must not be lost with them. */
export async function sendWithoutPhotos(item: WaitingMessage) {
  const { pictures: _pictures, rules: _rules, ...text } = item;
  await removePictures(item.owner, item);
  await messageOutbox.retry(text);
}

async function removePictures(owner: SealedOwner, { pictures = [] }: WaitingMessage) {
  for (const { id } of pictures) await removePicture(owner, id);
}
