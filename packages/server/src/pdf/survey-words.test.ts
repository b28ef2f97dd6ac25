import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { AUDIENCE_WORDS, NO_ANSWER_WORDS, SCALE_WORDS } from './survey-words.ts';

const SCREEN = JSON.parse(
  readFileSync(new URL('../../../web/words/en-GB.json', import.meta.url), 'utf8'),
) as Record<string, unknown>;

it('names answers on paper as on the screen', () => {
  const { faces3, faces5, agree5, freq4, yes_no_unsure } = SCALE_WORDS;
  const onScreen = (keys: Record<string, string>) =>
    Object.fromEntries(Object.entries(keys).map(([code, key]) => [code, SCREEN[key]]));
  const faces = { happy: 'survey_faces_happy', ok: 'survey_faces_ok' };
  expect(faces3).toEqual(onScreen({ ...faces, unhappy: 'survey_faces_unhappy' }));
  expect(faces5).toEqual(
    onScreen({
      ...faces,
      unhappy: 'survey_faces_unhappy',
      very_happy: 'survey_faces_very_happy',
      very_unhappy: 'survey_faces_very_unhappy',
    }),
  );
  expect(agree5).toEqual(
    onScreen({
      strongly_agree: 'survey_agree_strongly',
      agree: 'survey_agree',
      neither: 'survey_agree_neither',
      disagree: 'survey_disagree',
      strongly_disagree: 'survey_disagree_strongly',
    }),
  );
  expect(freq4).toEqual(
    onScreen(
      Object.fromEntries(Object.keys(freq4 ?? {}).map((code) => [code, `survey_freq_${code}`])),
    ),
  );
  expect(yes_no_unsure).toEqual(
    onScreen({ yes: 'survey_yes', no: 'survey_no', unsure: 'survey_unsure' }),
  );
});

it('names audiences and answers left out as on the screen', () => {
  for (const [audience, words] of Object.entries(AUDIENCE_WORDS))
    expect(words).toBe(SCREEN[`surveys_audience_${audience}`]);
  for (const [code, words] of Object.entries(NO_ANSWER_WORDS))
    expect(words).toBe(SCREEN[`survey_${code}`]);
});
