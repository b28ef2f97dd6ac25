import { useEffect, useRef, useState } from 'react';

import { ApiError } from '../../../api/api-error.ts';
import { sentence } from '../../../api/error-catalogue.ts';
import { upload } from '../../../api/upload.ts';
import type { FileState } from '../../../ui/forms/file-row.tsx';
import { m } from '../../../words/m.ts';

/** Uploads photos and calls `onSent` for each one that has arrived. */
export function usePhotoUploads(onSent: (mediaId: string) => void) {
  const [states, setStates] = useState<ReadonlyMap<File, FileState>>(new Map());
  const [previews] = useState(() => new Map<string, string>());
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => {
      controller.abort();
      for (const address of previews.values()) URL.revokeObjectURL(address);
    };
  }, [previews]);

  const note = (file: File, state: FileState | undefined) =>
    setStates((before) => {
      const next = new Map(before);
      if (state) next.set(file, state);
      else next.delete(file);
      return next;
    });

  const send = async (file: File) => {
    const { signal } = leaving.current;
    note(file, { progress: 0 });
    try {
      const { id } = await upload('media/upload', file, {
        // 100% only after the server's answer.
        onProgress: (sent) => note(file, { progress: Math.min(sent, 0.99) }),
        signal,
      });
      previews.set(id, URL.createObjectURL(file));
      note(file, undefined);
      onSent(id);
    } catch (failure) {
      if (signal.aborted) return;
      note(file, {
        error: failure instanceof ApiError ? sentence(failure) : m.reports_photo_failed(),
      });
    }
  };

  return {
    files: [...states.keys()],
    findState: (file: File) => states.get(file) ?? {},
    findPreview: (mediaId: string) => previews.get(mediaId),
    take: (files: readonly File[]) => {
      for (const file of states.keys()) if (!files.includes(file)) note(file, undefined);
      for (const file of files) if (!states.has(file)) void send(file);
    },
  };
}
