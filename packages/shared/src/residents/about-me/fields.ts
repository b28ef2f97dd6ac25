import { z } from 'zod';

import { Id, longText, optionalDay, optionalLine } from '../../fields.ts';
import { PERIOD_MAX, PICTURES_MAX, PLACE_MAX } from './limits.ts';
import {
  ENTRY_MAX,
  PLEASE_MAX_LENGTH,
  findPrompt,
  SECTION_KEYS,
  type SectionKey,
  VISIBILITIES,
  VOICES,
} from './sections.ts';

export const SectionField = z.enum(SECTION_KEYS, { error: 'Choose a section.' });
export const VoiceField = z.enum(VOICES, { error: 'Say whose words these are.' });
export const VisibilityField = z.enum(VISIBILITIES, { error: 'Say who may read this.' });
export const PromptField = z
  .string()
  .max(40, 'Choose a question of this section.')
  .nullish()
  .transform((value) => value || null);

export const written = {
  text: longText(ENTRY_MAX, 'a few words'),
  /** Defaults to today. */
  told_on: optionalDay,
  period: optionalLine(PERIOD_MAX),
  place: optionalLine(PLACE_MAX),
  media_ids: z
    .array(Id)
    .max(PICTURES_MAX, `Use at most ${PICTURES_MAX} pictures.`)
    .refine((ids) => new Set(ids).size === ids.length, 'Use each picture once.')
    .default([]),
};

interface Placed {
  section_key: SectionKey;
  prompt_key: string | null;
  text: string;
  media_ids: string[];
}

/** Shared by form and server. */
export function misplaced({ section_key, prompt_key, text, media_ids }: Placed) {
  const wrong: Partial<Record<keyof Placed, string>> = {};
  if (prompt_key !== null && !findPrompt(section_key, prompt_key))
    wrong.prompt_key = 'Choose a question of this section.';
  if (section_key === 'please') {
    if (prompt_key === null) wrong.prompt_key = 'Say whether to do this, or not to.';
    if (text.length > PLEASE_MAX_LENGTH)
      wrong.text = `Use at most ${PLEASE_MAX_LENGTH} characters.`;
  }
  if (section_key !== 'memories' && media_ids.length > 0)
    wrong.media_ids = 'Pictures belong to the memory book.';
  return wrong;
}

export const wellPlaced = (entry: Placed, context: z.RefinementCtx) => {
  for (const [field, message] of Object.entries(misplaced(entry)))
    context.addIssue({ code: 'custom', path: [field], message });
};
