import { useRef, useState } from 'react';

import { upload } from '../../api/upload.ts';
import type { FileState } from '../../ui/file-row.tsx';

/** A picture of the signed form: sent with the answer, and only once however often the form is. */
export function useEvidence() {
  const [files, setFiles] = useState<File[]>([]);
  const [state, setState] = useState<FileState>({});
  const sent = useRef(new Map<File, string>());

  async function send(): Promise<string | null> {
    const [file] = files;
    if (!file) return null;
    const known = sent.current.get(file);
    if (known !== undefined) return known;
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

  return { files, setFiles, stateOf: () => state, send };
}

export type Evidence = ReturnType<typeof useEvidence>;
