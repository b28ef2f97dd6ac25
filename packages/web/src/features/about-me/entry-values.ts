import { promptOf, type SectionKey, SECTIONS } from '@relish/shared/about-me/sections.ts';
import type { z } from 'zod';

import { m } from '../../words/m.ts';
import type { Entry } from './api.ts';

/** How a form writes: into the book, over what stands there, or as a suggestion. */
export type Way = 'add' | 'edit' | 'suggest';

export interface EntryValues {
  id: string;
  version: number;
  resident_id: string;
  section_key: SectionKey;
  prompt_key: string | null;
  text: string;
  voice: Entry['voice'];
  supported_by: string;
  /** Empty is today, or the day that was said before. */
  told_on: string | null;
  visibility: Entry['visibility'];
  period: string;
  place: string;
  media_ids: string[];
}

export interface FormPlace {
  residentId: string;
  section: SectionKey;
  prompt: string | null;
  entry?: Entry | undefined;
}

export const valuesOf = (
  { residentId, section, prompt, entry }: FormPlace,
  way: Way,
  today: string,
) =>
  ({
    id: entry?.id ?? '',
    version: entry?.version ?? 0,
    resident_id: residentId,
    section_key: section,
    prompt_key: prompt,
    text: entry?.text ?? '',
    voice: entry?.voice ?? (way === 'suggest' ? 'staff' : 'resident'),
    supported_by: entry?.supported_by ?? '',
    told_on: entry?.told_on ?? today,
    visibility: entry?.visibility ?? SECTIONS[section].visibility,
    period: entry?.period ?? '',
    place: entry?.place ?? '',
    media_ids: entry?.media_ids ?? [],
  }) satisfies EntryValues;

/** Each call's own schema reads of these values what it needs and passes over the rest. */
export async function schemaOf(way: Way, today?: string) {
  const { Contribution, EntryEdit, EntryInput } =
    await import('@relish/shared/about-me/contract.ts');
  const schema = { add: EntryInput, edit: EntryEdit, suggest: Contribution }[way];
  const isTold = ({ told_on }: { told_on: string | null }) => (told_on ?? '') <= (today ?? '9');
  const past = (schema as z.ZodType<{ told_on: string | null }>).refine(isTold, {
    path: ['told_on'],
    error: m.about_me_told_on_future(),
  });
  return past as unknown as z.ZodType<unknown, EntryValues>;
}

/** What a form asks: the question itself, where there is one. */
export function questionOf(section: SectionKey, prompt: string | null): string {
  if (prompt === 'please_do') return m.about_me_text_please_do();
  if (prompt === 'please_dont') return m.about_me_text_please_dont();
  if (section === 'memories') return m.about_me_text_memory();
  const asked = prompt === null ? undefined : promptOf(section, prompt);
  return asked?.text ?? m.about_me_text_own();
}

export const formKey = ({ section, prompt, entry }: Omit<FormPlace, 'residentId'>) =>
  entry ? entry.id : `${section}/${prompt ?? ''}`;
