import { useEffect, useState } from 'react';

import { canReadAloud, readAloud, stopReading } from '../../../platform/read-aloud.ts';
import { readStored, store } from '../../../platform/storage.ts';
import { locale } from '../../../words/speak.ts';

const KEY = 'relish.read-questions';

/** Reads the text on demand, or each new text as it appears if that is switched on. */
export function useReadingAloud(text: string) {
  const [readsAll, setReadsAll] = useState(false);
  useEffect(() => {
    void readStored(KEY).then((kept) => setReadsAll(kept === 'true'));
    return stopReading;
  }, []);
  useEffect(() => {
    if (readsAll) readAloud(text, locale());
  }, [readsAll, text]);
  return {
    isPossible: canReadAloud(),
    readsAll,
    setReadsAll: (next: boolean) => {
      setReadsAll(next);
      if (!next) stopReading();
      void store(KEY, String(next));
    },
    read: () => readAloud(text, locale()),
  };
}
