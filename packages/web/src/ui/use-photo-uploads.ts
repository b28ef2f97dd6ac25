import { useEffect, useRef, useState } from 'react';

import { ApiError } from '../api/api-error.ts';
import { sentence } from '../api/error-catalogue.ts';
import { upload } from '../api/upload.ts';
import { m } from '../words/m.ts';
import type { FileState } from './file-row.tsx';

/** Photos on their way to the server; each is handed over when it has arrived. */
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
        // It has arrived only when the server says so.
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
    stateOf: (file: File) => states.get(file) ?? {},
    previewOf: (mediaId: string) => previews.get(mediaId),
    take: (files: readonly File[]) => {
      for (const file of states.keys()) if (!files.includes(file)) note(file, undefined);
      for (const file of files) if (!states.has(file)) void send(file);
    },
  };
}
