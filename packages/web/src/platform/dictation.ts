/** The little that browsers agree on; the language's own types do not know it yet. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /** Newer ones can do it without sending the voice anywhere. */
  processLocally?: boolean;
  start: () => void;
  stop: () => void;
  addEventListener: {
    (kind: 'result', listener: (event: Heard) => void): void;
    (kind: 'end' | 'error', listener: () => void): void;
  };
}

interface Heard {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

interface Offered {
  SpeechRecognition?: new () => Recognition;
  webkitSpeechRecognition?: new () => Recognition;
}

const recogniser = () => {
  const offered = globalThis as Offered;
  return offered.SpeechRecognition ?? offered.webkitSpeechRecognition;
};

export const canDictate = (): boolean => recogniser() !== undefined;

interface Listening {
  language: string;
  /** A few words that were understood. */
  onText: (text: string) => void;
  onEnd: () => void;
}

/** Listens until it is told to stop, or hears nothing more. Returns how to stop. */
export function dictate({ language, onText, onEnd }: Listening): () => void {
  const Recogniser = recogniser();
  if (!Recogniser) {
    onEnd();
    return () => undefined;
  }
  const listening = new Recogniser();
  Object.assign(listening, { lang: language, continuous: true, interimResults: false });
  listening.addEventListener('result', ({ resultIndex, results }) => {
    for (const result of Array.from(results).slice(resultIndex))
      if (result.isFinal) onText(result[0]?.transcript.trim() ?? '');
  });
  // A refused microphone ends it, too: then one types.
  listening.addEventListener('end', onEnd);
  listening.start();
  return () => listening.stop();
}
