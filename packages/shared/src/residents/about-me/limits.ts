import { type SectionKey, SECTIONS } from './sections.ts';

export const PICTURES_MAX = 6;
export const SUPPORTED_BY_MAX = 80;
export const PERIOD_MAX = 40;
export const PLACE_MAX = 80;

/** Faith, identity and distress are never shared. */
export const mayBeShared = (section: SectionKey): boolean => !SECTIONS[section].sensitive;
