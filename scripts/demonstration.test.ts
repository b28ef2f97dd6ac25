import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { Voice } from '@relish/shared/residents/about-me/sections.ts';
import { describe, expect, it } from 'vitest';

import { CONTENT_FOLDER } from '../packages/server/src/content/content-files.ts';
import { type DemoResident, readDemoHome } from '../packages/server/src/demo/home-content.ts';

interface Said {
  field: string;
  text: string;
  voice: Voice;
}

function saidAbout(resident: DemoResident): Said[] {
  const please = (field: 'please_do' | 'please_dont') =>
    resident[field].map((text) => ({ field, text, voice: resident.please_voice }));
  return [
    ...resident.about_me.map(({ section, text, voice }) => ({ field: section, text, voice })),
    ...please('please_do'),
    ...please('please_dont'),
  ];
}

const QUOTED = /"[^"]*"|“[^”]*”|(?<!\w)'[^']*'(?!\w)/g;
const FIRST = /\b(I|I'm|I've|I'd|I'll|me|mine|[Mm]y)\b/;
const THIRD = { she: /\b(she|her|hers|herself)\b/i, he: /\b(he|him|his|himself)\b/i };
/** An instruction about somebody: "Give her a job". */
const INSTRUCTION =
  /(?:^|[.!?;:] )(?:Give|Let|Ask|Tell|Show|Offer|Help|Call|Leave|Take|Put|Bring|Greet|Sit with|Speak to|Talk to) (?:her|him)\b/;
const KIN =
  /\b(she|her|he|him|his|mum|mam|mamma|mother|mãe|dad|tad|father|husband|wife|nan|nana|gran|granny|grandad|taid|aunt|uncle|khala|brother|sister|her niece|his niece)\b/i;

/** Returns why the entry cannot be in the voice it claims, if so. */
function falseSource(resident: DemoResident, { field, text, voice }: Said): string | undefined {
  const words = text.replaceAll(QUOTED, ' ');
  const isList = field.startsWith('please_');
  if (voice === 'resident') {
    const { speech, formats } = resident.communication ?? { speech: 'clear', formats: [] };
    if (speech === 'no_words' && !formats.includes('bsl')) return 'of somebody without words';
    if (INSTRUCTION.test(words) && !FIRST.test(words)) return 'gives instructions about them';
    const own = resident.pronouns?.startsWith('he') ? THIRD.he : THIRD.she;
    if (isList && own.test(words) && !FIRST.test(words)) return 'speaks of them as she or he';
    const name = resident.preferred_name.split(' ').at(-1) ?? '';
    if (new RegExp(`^${name} (likes|loves|loved|enjoys|needs|prefers)\\b`).test(words))
      return 'speaks of them by name';
    return undefined;
  }
  if (!FIRST.test(words)) return undefined;
  if (isList || voice === 'staff') return 'says I or my, as the resident would';
  return KIN.test(words) ? undefined : 'says I or my of nobody but the resident';
}

const files = (await readdir(join(CONTENT_FOLDER, 'demo'))).filter((name) =>
  name.endsWith('.json'),
);

const peggy = (await readDemoHome('rosewood-house'))?.residents[0] as DemoResident;

describe('the entries of a demonstration resident', () => {
  it.each(files)('are in the voice of the person who said them: %s', async (file) => {
    const home = await readDemoHome(file.replace('.json', ''));
    expect(home?.residents.length).toBeGreaterThanOrEqual(24);
    const untrue = home?.residents.flatMap((resident) =>
      saidAbout(resident).flatMap((said) => {
        const reason = falseSource(resident, said);
        return reason === undefined
          ? []
          : [
              `demo/${file}: ${resident.key}: ${said.field}: ${said.voice}, ${reason}: ${said.text}`,
            ];
      }),
    );
    expect(untrue).toEqual([]);
  });

  const silent = {
    ...peggy,
    communication: { ...peggy.communication, speech: 'no_words', formats: [] },
  } as DemoResident;

  it.each<[string, DemoResident, Said]>([
    [
      'an instruction about the resident as the resident’s words',
      peggy,
      { field: 'please_do', text: 'Give her a job', voice: 'resident' },
    ],
    [
      'she or he as the resident’s words',
      peggy,
      { field: 'please_dont', text: 'Lose her thimble', voice: 'resident' },
    ],
    [
      'their own name as the resident’s words',
      peggy,
      { field: 'matters', text: 'Peggy loves to sing.', voice: 'resident' },
    ],
    [
      'words of somebody who has none',
      silent,
      { field: 'matters', text: 'Singing.', voice: 'resident' },
    ],
    [
      'the resident’s words as those of staff',
      peggy,
      { field: 'work', text: 'I was a buffer girl.', voice: 'staff' },
    ],
    [
      'the resident’s words as those of the family',
      peggy,
      { field: 'work', text: 'I was a buffer girl.', voice: 'relative' },
    ],
    [
      'the resident’s wishes as those of the family',
      peggy,
      { field: 'please_do', text: 'Sing to me', voice: 'relative' },
    ],
  ])('are rejected for %s', (_, resident, said) => {
    expect(falseSource(resident, said)).toBeDefined();
  });

  it('are accepted where residents speak of others and relatives of themselves', () => {
    for (const [voice, text] of [
      ['resident', 'My sister Jean. Ask her to sing and she will.'],
      ['relative', 'Mum sang in pubs. I am Susan.'],
      ['staff', 'Say "I have told you", and she laughs.'],
    ] as const)
      expect(falseSource(peggy, { field: 'people', text, voice })).toBeUndefined();
  });
});
