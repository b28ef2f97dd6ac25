/**
 * The common part of the browsers' speech recognition, which TypeScript's types do not include yet.
 */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /** Newer browsers can recognise speech without sending it to a server. */
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
  /** Receives each recognised phrase. */
  onText: (text: string) => void;
  onEnd: () => void;
}

/** Listens until stopped or silent. Returns a function that stops it. */
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
  // Also fires when the microphone is refused; the user can still type.
  listening.addEventListener('end', onEnd);
  listening.start();
  return () => listening.stop();
}
