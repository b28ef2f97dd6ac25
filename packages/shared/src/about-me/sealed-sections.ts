import type { SectionKey } from './sections.ts';

/** Sections whose words are special-category data: unreadable in the database's own files. */
const SEALED: ReadonlySet<SectionKey> = new Set(['beliefs', 'identity']);

export const isSealedSection = (section: SectionKey): boolean => SEALED.has(section);
