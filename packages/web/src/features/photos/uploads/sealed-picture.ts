import { handled } from '../../../api/client.ts';
import { upload } from '../../../api/upload.ts';
import { isAway } from '../../../forms/send-unless-away.ts';
import { readSealedBytes, removeSealed, writeSealedBytes } from '../../../platform/sealed-store.ts';
import { createStore } from '../../../platform/store.ts';
import { type SealedOwner, sealedName } from '../../../session/sealed-drafts.ts';

/** A picture that waits on the device until the server has it. */
export interface SealedPicture {
  /** Also the idempotency key of the upload. */
  id: string;
  type: string;
  /** The picture has arrived, but may not be used yet. */
  uploaded?: Uploaded | undefined;
}

interface Uploaded {
  media_id: string;
  at: string;
  /** Idempotency key of the call that uses it. */
  key: string;
}

/** How far each upload is, from 0 to 1. */
export const progress = createStore<ReadonlyMap<string, number>>(new Map());

export const noteProgress = (id: string, sent: number | undefined) => {
  const next = new Map(progress.get());
  if (sent === undefined) next.delete(id);
  else next.set(id, sent);
  progress.set(next);
};

const toName = (owner: SealedOwner, id: string) => sealedName(owner, 'outbox', `picture ${id}`);

/** Encrypted, beside the entry of the outbox that names it. */
export const sealPicture = async (owner: SealedOwner, id: string, picture: Blob) =>
  writeSealedBytes(toName(owner, id), await picture.arrayBuffer());

export const removePicture = (owner: SealedOwner, id: string) => removeSealed(toName(owner, id));

// The server forgets a picture that no photo uses after a day.
const UPLOAD_LASTS_MS = 20 * 3_600_000;

/** Undefined without an answer; lost if the browser has removed the picture. */
export async function uploadPicture(
  owner: SealedOwner,
  { id, type, uploaded }: SealedPicture,
): Promise<Uploaded | 'lost' | undefined> {
  if (uploaded && Date.now() - Date.parse(uploaded.at) < UPLOAD_LASTS_MS) return uploaded;
  const bytes = await readSealedBytes(toName(owner, id));
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
