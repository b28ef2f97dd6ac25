import { useEffect, useRef, useState } from 'react';

import { ApiError } from '../../../../api/api-error.ts';
import { sentence } from '../../../../api/error-catalogue.ts';
import { upload } from '../../../../api/upload.ts';
import { m } from '../../../../words/m.ts';
import { useSetPicture } from '../api.ts';
import type { Crop } from './crop.ts';
import { squarePicture } from './square-picture.ts';

export interface Refusal {
  message: string;
  /** Whether the server refused because consent is missing. */
  isConsent: boolean;
}

const toRefusal = (error: unknown): Refusal => {
  if (!(error instanceof ApiError)) return { message: m.portrait_failed(), isConsent: false };
  const consent = error.body?.errors?.picture_id;
  return { message: consent?.join(' ') ?? sentence(error), isConsent: consent !== undefined };
};

/** Uploads the square and sets it as the portrait; can be cancelled until it has arrived. */
export function usePortraitUpload(id: string, onSaved: () => void) {
  const use = useSetPicture();
  const [progress, setProgress] = useState<number>();
  const [refusal, setRefusal] = useState<Refusal>();
  const running = useRef<AbortController>(undefined);
  // Closing the dialog cancels the upload.
  useEffect(() => () => running.current?.abort(), []);

  async function send(picture: ImageBitmap, crop: Crop) {
    const controller = new AbortController();
    running.current = controller;
    setRefusal(undefined);
    setProgress(0);
    try {
      const file = await squarePicture(picture, crop);
      const sent = await upload('media/upload', file, {
        onProgress: setProgress,
        signal: controller.signal,
      });
      controller.signal.throwIfAborted();
      await use.mutateAsync({ id, picture_id: sent.id });
      onSaved();
    } catch (error) {
      if (!controller.signal.aborted) setRefusal(toRefusal(error));
    } finally {
      setProgress(undefined);
    }
  }

  return { send, cancel: () => running.current?.abort(), progress, refusal };
}
