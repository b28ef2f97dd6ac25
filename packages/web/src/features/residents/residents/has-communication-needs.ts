import type { Resident } from './api.ts';

/** The same rule as the resident list. */
export function hasCommunicationNeeds({
  interpreter,
  communication: { hearing, sight, speech, reading, formats },
}: Pick<Resident, 'interpreter' | 'communication'>): boolean {
  const differs = (value: string | null, ...usual: string[]) =>
    value !== null && !usual.includes(value);
  return (
    interpreter ||
    differs(hearing, 'none') ||
    differs(sight, 'none', 'glasses') ||
    differs(speech, 'clear') ||
    differs(reading, 'yes') ||
    formats.length > 0
  );
}
