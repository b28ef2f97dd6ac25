import { ApiError } from '../../../api/api-error.ts';
import { sendUnlessAway } from '../../../forms/send-unless-away.ts';
import { isStillHere, type SealedOwner } from '../../../session/sealed-drafts.ts';
import { m } from '../../../words/m.ts';
import { noteProgress, type SealedPicture, uploadPicture } from '../../photos/uploads/public.tsx';

/** A picture that waits with its message. Its keys are chosen once, so that no photo is added twice (N20). */
export interface MessagePicture extends SealedPicture {
  name: string;
  /** A small picture as a data address. */
  thumb: string | null;
  add_key: string;
  save_key: string;
  /** Once the server has added it. */
  photo_id?: string;
}

/** How the pictures of a message become photos. */
export interface PhotoRules {
  /** Staff add photos; relatives suggest them, and the home answers. */
  by: 'staff' | 'relative';
  resident_id: string | null;
  /** No one but the resident can be recognised, and they agree to their family seeing it. */
  is_only_resident: boolean;
  day: string;
}

/** Undefined without an answer. Each step is carried out once however often it is asked. */
export async function addPhotos(
  owner: SealedOwner,
  pictures: readonly MessagePicture[],
  rules: PhotoRules,
  keep: (pictures: readonly MessagePicture[]) => Promise<unknown>,
): Promise<string[] | undefined> {
  const ids: string[] = [];
  let kept = pictures;
  for (const picture of pictures) {
    const added = await addOne(owner, picture, rules);
    if (!added) return undefined;
    ids.push(added.photo_id);
    kept = kept.map((each) => (each.id === added.id ? added : each));
    if (added !== picture) await keep(kept);
  }
  return ids;
}

type Added = MessagePicture & { photo_id: string };
const isAdded = (picture: MessagePicture): picture is Added => picture.photo_id !== undefined;

async function addOne(
  owner: SealedOwner,
  picture: MessagePicture,
  rules: PhotoRules,
): Promise<Added | undefined> {
  if (isAdded(picture)) return picture;
  noteProgress(picture.id, 0);
  try {
    const uploaded = await uploadPicture(owner, picture);
    if (uploaded === 'lost')
      throw new ApiError(422, { code: 'invalid', message: m.chat_photo_lost() });
    if (!uploaded || !isStillHere(owner)) return undefined;
    // A picture that the server has forgotten is another one, with another key.
    const isAnew = picture.uploaded && picture.uploaded.media_id !== uploaded.media_id;
    const key = isAnew ? uploaded.key : picture.add_key;
    const photo_id = await addPhoto(uploaded.media_id, { ...picture, add_key: key }, rules);
    return photo_id === undefined ? undefined : { ...picture, uploaded, photo_id };
  } finally {
    noteProgress(picture.id, undefined);
  }
}

async function addPhoto(
  media_id: string,
  { add_key, save_key }: MessagePicture,
  { by, resident_id, is_only_resident, day }: PhotoRules,
): Promise<string | undefined> {
  if (by === 'relative' && resident_id !== null) {
    const suggestion = { media_id, resident_id, may_share: true } as const;
    return (await sendUnlessAway('photos/suggest', suggestion, add_key))?.id;
  }
  const resident_ids = resident_id === null ? [] : [resident_id];
  const input = { media_ids: [media_id], taken_on: day, resident_ids };
  const id = (await sendUnlessAway('photos/add', input, add_key))?.ids[0];
  if (id === undefined || resident_id === null || !is_only_resident) return id;
  const saved = await sendUnlessAway(
    'photos/save',
    {
      id,
      version: 1,
      taken_on: day,
      people: [{ kind: 'resident', resident_id, agreed: true }],
      named: 'everyone',
      sharing: 'own_family',
    },
    save_key,
  );
  return saved && id;
}
