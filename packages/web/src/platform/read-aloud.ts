const PACE = 0.85;

export const canReadAloud = (): boolean =>
  'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis;

/** Voices of this device only, because others send the text to a company. */
function findVoice(language: string) {
  const ours = speechSynthesis.getVoices().filter(({ localService }) => localService);
  const start = language.split('-')[0] ?? language;
  return (
    ours.find(({ lang }) => lang.replace('_', '-') === language) ??
    ours.find(({ lang }) => lang.startsWith(start))
  );
}

/** Slowly, and instead of anything still being read. */
export function readAloud(text: string, language: string): void {
  if (!canReadAloud()) return;
  speechSynthesis.cancel();
  const spoken = new SpeechSynthesisUtterance(text);
  Object.assign(spoken, { lang: language, rate: PACE, voice: findVoice(language) ?? null });
  speechSynthesis.speak(spoken);
}

export function stopReading(): void {
  if (canReadAloud()) speechSynthesis.cancel();
}
