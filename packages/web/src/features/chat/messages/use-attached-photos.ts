import { MESSAGE_LIMITS } from '@relish/shared/chat/messages/choices.ts';
import { can, isRelative } from '@relish/shared/permissions.ts';
import { useState } from 'react';

import { useUser } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { m } from '../../../words/m.ts';
import { useChosenPictures } from '../../photos/uploads/public.tsx';
import type { Thread } from '../threads/api.ts';
import type { PhotoRules } from './add-photos.ts';

/** The photos of a message that is being written, under the rules for this user and conversation. */
export function useAttachedPhotos({ resident }: Thread) {
  const user = useUser();
  const day = useToday();
  const { chosen, take, remove, clear } = useChosenPictures({
    most: MESSAGE_LIMITS.photos,
    tooMany: m.chat_photo_too_many,
  });
  const [isConfirmed, setConfirmed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const by: PhotoRules['by'] = isRelative(user) ? 'relative' : 'staff';
  const mayAdd =
    by === 'relative' ? can(user, 'photos.suggest') && resident !== null : can(user, 'photos.add');
  const prepared = chosen.flatMap((each) => each.prepared ?? []);
  /** A relative confirms that they may share them; staff may leave the question open. */
  const isMissing = by === 'relative' && prepared.length > 0 && !isConfirmed;
  const rules: PhotoRules = {
    by,
    resident_id: resident?.id ?? null,
    is_only_resident: by === 'staff' && isConfirmed,
    day,
  };
  return {
    mayAdd,
    by,
    rules,
    chosen,
    prepared,
    isPreparing: chosen.some((each) => !each.prepared && each.problem === undefined),
    take: (files: readonly File[]) => {
      if (mayAdd && files.length > 0) take(files);
    },
    remove,
    isConfirmed,
    confirm: setConfirmed,
    isMissing,
    /** Shows what is missing, after the user has tried to send. */
    isAsked: isAsked && isMissing,
    ask: () => setAsked(true),
    clear: () => {
      clear();
      setConfirmed(false);
      setAsked(false);
    },
  };
}

export type AttachedPhotosState = ReturnType<typeof useAttachedPhotos>;
