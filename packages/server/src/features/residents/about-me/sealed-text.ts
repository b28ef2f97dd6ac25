import { isSealedSection } from '@relish/shared/residents/about-me/sealed-sections.ts';
import type { SectionKey } from '@relish/shared/residents/about-me/sections.ts';

import type { Sealer } from '../../../core/sealed.ts';

export const sealText = (sealer: Sealer, section: SectionKey, text: string): string =>
  isSealedSection(section) ? sealer.seal(text) : text;

export const readText = (sealer: Sealer, section: SectionKey, text: string): string =>
  isSealedSection(section) ? sealer.unseal(text) : text;
