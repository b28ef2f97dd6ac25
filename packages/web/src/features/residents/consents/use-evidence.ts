import { useRef, useState } from 'react';

import { upload } from '../../../api/upload.ts';
import type { FileState } from '../../../ui/forms/file-row.tsx';

/** Uploads the signed form once, however often the form is submitted. */
export function useEvidence() {
  const [files, setFiles] = useState<File[]>([]);
  const [state, setState] = useState<FileState>({});
  const sent = useRef(new Map<File, string>());

  async function send(): Promise<string | null> {
    const [file] = files;
    if (!file) return null;
    const uploadedId = sent.current.get(file);
    if (uploadedId !== undefined) return uploadedId;
    setState({ progress: 0 });
    try {
      const { id } = await upload('media/upload', file, {
        onProgress: (progress) => setState({ progress }),
      });
      sent.current.set(file, id);
      return id;
    } catch (error) {
      setState({});
      throw error;
    }
  }

  return { files, setFiles, findState: () => state, send };
}

export type Evidence = ReturnType<typeof useEvidence>;
