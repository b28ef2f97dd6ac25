import fc from 'fast-check';
import { expect, it } from 'vitest';

import { SurveyInput } from './contract.ts';
import {
  countUntranslated,
  keepLanguages,
  listTexts,
  readTranslations,
  translateHead,
  writeTranslations,
} from './translate.ts';

const SURVEY = SurveyInput.parse({
  title: 'Your view',
  intro: 'Five minutes.',
  audience: 'relative',
  anonymous: true,
  closes_on: '2026-12-01',
  languages: ['en', 'pl'],
  questions: [
    {
      key: 'food',
      type: 'faces3',
      text: 'The food is good.',
      section: 'Meals',
      help: 'All meals.',
    },
    { key: 'drink', type: 'faces3', text: 'The tea is hot.', section: 'Meals' },
    { key: 'likely', type: 'rating0_10', text: 'How likely?' },
    {
      key: 'floor',
      type: 'single',
      text: 'Which floor?',
      options: [
        { code: 'up', label: 'Upstairs' },
        { code: 'down', label: 'Downstairs' },
      ],
    },
    { key: 'more', type: 'text', text: 'Anything else?' },
  ],
});
const IDS = listTexts(SURVEY).map(({ id }) => id);

it('lists each text once, with labels of scales but not of ratings', () => {
  expect(IDS).toEqual([
    'title',
    'intro',
    'label happy',
    'label ok',
    'label unhappy',
    'label prefer_not',
    'label not_applicable',
    'section Meals',
    'question food',
    'help food',
    'question drink',
    'question likely',
    'question floor',
    'option floor up',
    'option floor down',
    'question more',
  ]);
});

it('reads every translation that was written, and the schema keeps it', () => {
  const texts = fc.dictionary(fc.constantFrom(...IDS), fc.stringMatching(/^[a-zżó]{1,20}$/));
  fc.assert(
    fc.property(texts, (written) => {
      const saved = SurveyInput.parse(writeTranslations(SURVEY, 'pl', written));
      expect(readTranslations(saved, 'pl')).toEqual(written);
      const missing = IDS.length - Object.keys(written).length;
      expect(countUntranslated(saved)).toEqual(missing === 0 ? [] : [{ language: 'pl', missing }]);
    }),
  );
});

it('asks for the text of a question that was added after the translation', () => {
  const all = Object.fromEntries(IDS.map((id) => [id, 'po polsku']));
  const translated = writeTranslations(SURVEY, 'pl', all);
  expect(countUntranslated(translated)).toEqual([]);
  const [first] = translated.questions;
  const added = { ...first!, key: 'new', section: null, help: null, translations: {} };
  const longer = { ...translated, questions: [...translated.questions, added] };
  expect(countUntranslated(longer)).toEqual([{ language: 'pl', missing: 1 }]);
});

it('forgets the translations of a language that is removed', () => {
  const translated = writeTranslations(SURVEY, 'pl', {
    title: 'Twoja opinia',
    'question food': 'x',
  });
  expect(translateHead(translated, 'pl').title).toBe('Twoja opinia');
  const without = keepLanguages(translated, ['en']);
  expect([without.translations, without.questions[0]?.translations]).toEqual([{}, {}]);
  expect(translateHead(without, 'pl').title).toBe('Your view');
});
