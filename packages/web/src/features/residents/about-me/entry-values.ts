import {
  findPrompt,
  type SectionKey,
  SECTIONS,
} from '@relish/shared/residents/about-me/sections.ts';
import type { z } from 'zod';

import { m } from '../../../words/m.ts';
import type { Entry } from './api.ts';

/** Adds an entry, edits one, or suggests one. */
export type Way = 'add' | 'edit' | 'suggest';

export interface EntryValues {
  id: string;
  version: number;
  resident_id: string;
  section_key: SectionKey;
  prompt_key: string | null;
  text: string;
  /** No default, because a guess would attribute words to the wrong person. */
  voice: Entry['voice'] | null;
  supported_by: string;
  /** Empty means today, or the previous date. */
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

export const toEntryValues = ({ residentId, section, prompt, entry }: FormPlace, today: string) =>
  ({
    id: entry?.id ?? '',
    version: entry?.version ?? 0,
    resident_id: residentId,
    section_key: section,
    prompt_key: prompt,
    text: entry?.text ?? '',
    voice: entry?.voice ?? null,
    supported_by: entry?.supported_by ?? '',
    told_on: entry?.told_on ?? today,
    visibility: entry?.visibility ?? SECTIONS[section].visibility,
    period: entry?.period ?? '',
    place: entry?.place ?? '',
    media_ids: entry?.media_ids ?? [],
  }) satisfies EntryValues;

/** Each call's schema picks the values it needs. */
export async function chooseSchema(way: Way, today?: string) {
  const { Contribution, EntryEdit, EntryInput } =
    await import('@relish/shared/residents/about-me/contract.ts');
  const schema = { add: EntryInput, edit: EntryEdit, suggest: Contribution }[way];
  const isTold = ({ told_on }: { told_on: string | null }) => (told_on ?? '') <= (today ?? '9');
  const past = (schema as z.ZodType<{ told_on: string | null }>).refine(isTold, {
    path: ['told_on'],
    error: m.about_me_told_on_future(),
  });
  return past as unknown as z.ZodType<unknown, EntryValues>;
}

/** The question, or a general one for the section. */
export function findQuestion(section: SectionKey, prompt: string | null): string {
  if (prompt === 'please_do') return m.about_me_text_please_do();
  if (prompt === 'please_dont') return m.about_me_text_please_dont();
  if (section === 'memories') return m.about_me_text_memory();
  const question = prompt === null ? undefined : findPrompt(section, prompt);
  return question?.text ?? m.about_me_text_own();
}

export const formKey = ({ section, prompt, entry }: Omit<FormPlace, 'residentId'>) =>
  entry ? entry.id : `${section}/${prompt ?? ''}`;
