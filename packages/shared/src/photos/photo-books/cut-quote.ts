/** A text that is too long for its place is offered in sentences; longer sentences are left out. */
export function cutQuote(text: string, longest: number): string[] {
  if (text.length <= longest) return [text];
  const sentences = new Intl.Segmenter('en-GB', { granularity: 'sentence' }).segment(text);
  return [...sentences]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '' && sentence.length <= longest);
}
