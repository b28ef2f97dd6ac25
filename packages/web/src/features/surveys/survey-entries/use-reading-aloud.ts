import { useEffect, useState } from 'react';

import { canReadAloud, readAloud, stopReading } from '../../../platform/read-aloud.ts';
import { readStored, store } from '../../../platform/storage.ts';
import { locale } from '../../../words/speak.ts';

const KEY = 'relish.read-questions';

/** Reads the text on demand, or each new text as it appears if that is switched on. */
export function useReadingAloud(text: string, language: string) {
  // English with the accent of the app; other languages with any voice for them.
  const spoken = locale().startsWith(language) ? locale() : language;
  const [readsAll, setReadsAll] = useState(false);
  useEffect(() => {
    void readStored(KEY).then((kept) => setReadsAll(kept === 'true'));
    return stopReading;
  }, []);
  useEffect(() => {
    if (readsAll) readAloud(text, spoken);
  }, [readsAll, text, spoken]);
  return {
    isPossible: canReadAloud(),
    readsAll,
    setReadsAll: (next: boolean) => {
      setReadsAll(next);
      if (!next) stopReading();
      void store(KEY, String(next));
    },
    read: () => readAloud(text, spoken),
  };
}
