import type { SectionKey } from './sections.ts';

/** Special-category data, encrypted at rest. */
const SEALED: ReadonlySet<SectionKey> = new Set(['beliefs', 'identity']);

export const isSealedSection = (section: SectionKey): boolean => SEALED.has(section);
