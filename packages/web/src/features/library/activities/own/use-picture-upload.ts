import { useEffect, useRef, useState } from 'react';

import { ApiError } from '../../../../api/api-error.ts';
import { sentence } from '../../../../api/error-catalogue.ts';
import { upload } from '../../../../api/upload.ts';
import { m } from '../../../../words/m.ts';

/** Uploads a picture as soon as it is chosen; removing it cancels the upload. */
export function usePictureUpload(onSent: (id: string) => void) {
  const [file, setFile] = useState<File>();
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const clear = () => {
    running.current?.abort();
    setFile(undefined);
    setProgress(undefined);
    setError(undefined);
  };

  const send = async (chosen: File) => {
    clear();
    const controller = new AbortController();
    running.current = controller;
    setFile(chosen);
    setProgress(0);
    try {
      const { id } = await upload('media/upload', chosen, {
        // 100% only after the server's answer.
        onProgress: (sent) => setProgress(Math.min(sent, 0.99)),
        signal: controller.signal,
      });
      setProgress(1);
      onSent(id);
    } catch (failure) {
      if (controller.signal.aborted) return;
      setError(failure instanceof ApiError ? sentence(failure) : m.own_activity_picture_failed());
    }
  };

  return { file, progress, error, send, clear };
}
