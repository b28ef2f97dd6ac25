import type { ComparedField } from '../../../forms/form-conflict.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { Entry } from './api.ts';
import { type EntryValues, type FormPlace, findQuestion } from './entry-values.ts';

type EntryField = ComparedField<EntryValues> & { name: keyof EntryValues };

const HELPER: Record<Entry['voice'], () => string> = {
  resident: m.about_me_helper_resident,
  relative: m.about_me_helper_relative,
  staff: m.about_me_helper_staff,
};
export const helperLabel = (voice: EntryValues['voice']) => HELPER[voice ?? 'staff']();

const VOICES: Record<Entry['voice'], (resident: { name: string }) => string> = {
  resident: m.about_me_voice_resident,
  relative: m.about_me_voice_relative,
  staff: m.about_me_voice_staff,
};
export const voiceOptions = (name: string) =>
  (['resident', 'relative', 'staff'] as const).map((value) => ({
    value,
    label: VOICES[value]({ name }),
  }));

type Place = Pick<FormPlace, 'section' | 'prompt'>;

/** In form order, for the list of problems and for comparing versions. */
export const entryFields = (
  { section, prompt }: Place,
  name: string,
  voice: EntryValues['voice'],
): EntryField[] => [
  { name: 'text', label: () => findQuestion(section, prompt), words: ({ text }) => text },
  { name: 'period', label: m.about_me_period, words: ({ period }) => period },
  { name: 'place', label: m.about_me_place, words: ({ place }) => place },
  {
    name: 'voice',
    label: m.about_me_voice_label,
    words: (values) => (values.voice === null ? '' : VOICES[values.voice]({ name })),
  },
  {
    name: 'supported_by',
    label: () => helperLabel(voice),
    words: ({ supported_by }) => supported_by,
  },
  {
    name: 'told_on',
    label: m.about_me_told_on,
    words: ({ told_on }) => (told_on === null ? '' : formatDay(told_on)),
  },
  {
    name: 'media_ids',
    label: m.about_me_pictures,
    words: ({ media_ids }) => String(media_ids.length),
  },
  {
    name: 'visibility',
    label: m.about_me_for_family,
    words: ({ visibility }) =>
      visibility === 'staff' ? m.about_me_read_by_staff() : m.about_me_read_by_family(),
  },
];

/** A newer version has its own banner. */
export const listedFields = (fields: readonly EntryField[]) => ({
  fields,
  findField: (name: string) => fields.find((field) => field.name === name.split('.')[0]),
  elsewhere: ['version'],
});
