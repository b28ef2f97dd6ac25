import { isPosterCode } from '@relish/shared/surveys/survey-entries/link-secret.ts';
import { SurveyInput } from '@relish/shared/surveys/surveys/contract.ts';
import { listTexts, writeTranslations } from '@relish/shared/surveys/surveys/translate.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { countPages } from '../../../testing/pdf-pages.ts';
import { listFontSizes, pdfText } from '../../../testing/pdf-text.ts';
import { addSurvey, aSurvey, publishSurvey } from '../../../testing/survey-home.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
let manager: TestUser;
beforeAll(async () => {
  t = await testApp();
  manager = await t.signIn();
});

const read = ({ body }: { body: { base64: string } }) => Buffer.from(body.base64, 'base64');
/** The text of a PDF comes without its spaces. */
const close = (words: string) => words.replaceAll(' ', '');

describe('the poster for visitors', () => {
  it('has the title, the home, the last day and a code that opens the survey', async () => {
    const id = await publishSurvey(t, manager, { title: 'Your visit to us' });
    const pdf = read(await t.call('surveys/print-poster', { id }, manager));
    const { secret } = (await t.call('surveys/poster', { id }, manager)).body;
    expect(isPosterCode(secret)).toBe(true);
    const text = pdfText(pdf);
    const home = (await t.call('me', {}, manager)).body.carehome.name as string;
    for (const words of ['Your visit to us', home, '/survey', secret, 'Open until 31 Oct 2027'])
      expect(text).toContain(close(words));
    expect(countPages(pdf)).toBe(1);
    const opened = await t.call('survey-entries/open-link', { secret });
    expect(opened.body).toMatchObject({ link: 'poster', survey: { id } });
    const again = read(await t.call('surveys/print-poster', { id }, manager));
    expect(pdfText(again)).toContain(secret);
  });

  it('is for managers, once the survey is published', async () => {
    const id = await addSurvey(t, manager);
    expect((await t.call('surveys/print-poster', { id }, manager)).status).toBe(422);
    const carer = await t.signIn({ carehomeId: manager.carehomeId, role: 'carer' });
    expect((await t.call('surveys/print-poster', { id }, carer)).status).toBe(403);
  });

  it('stays on one page with the longest title', async () => {
    const id = await publishSurvey(t, manager, { title: 'Wonderful '.repeat(12).trim() });
    const pdf = read(await t.call('surveys/print-poster', { id }, manager));
    expect(countPages(pdf)).toBe(1);
  });
});

describe('the printed form', () => {
  const print = (id: string, language = 'en', by = manager) =>
    t.call('surveys/print-form', { id, language }, by);

  it('numbers questions and answers as the screen on which it is typed in', async () => {
    const id = await publishSurvey(t, manager, {
      audience: 'relative',
      questions: [
        { key: 'food', type: 'agree5', text: 'The food is good.' },
        { key: 'likely', type: 'rating0_10', text: 'How likely?' },
        { key: 'wish', type: 'text', text: 'A wish' },
      ],
    });
    const text = pdfText(read(await print(id)));
    const answers =
      '1Stronglyagree2Agree3Neither4Disagree5Stronglydisagree6Rathernotsay7Doesnotapply';
    expect(text).toContain(`1.Thefoodisgood.${answers}`);
    expect(text).toContain('2.Howlikely?012345678910');
    expect(text).toContain('3.Awish');
    expect(text).toContain('by31Oct2027');
  });

  it('N10: asks for no name when the survey is anonymous', async () => {
    const anonymous = pdfText(read(await print(await publishSurvey(t, manager))));
    expect(anonymous).toContain(close('Please do not write your name.'));
    expect(anonymous).not.toContain(close('Your name'));
    const named = await publishSurvey(t, manager, { anonymous: false });
    expect(pdfText(read(await print(named)))).toContain(close('Your name'));
  });

  it('is set in large print throughout', async () => {
    const pdf = read(await print(await publishSurvey(t, manager)));
    expect(Math.min(...listFontSizes(pdf))).toBeGreaterThanOrEqual(18);
  });

  it('comes in each language of the survey whose letters can be printed', async () => {
    const questions = [
      { key: 'food', type: 'faces3', text: 'The food is good.', section: 'Meals' } as const,
    ];
    const english = SurveyInput.parse(aSurvey({ languages: ['en', 'cy', 'hi'], questions }));
    const translate = (survey: SurveyInput, language: string, word: string) =>
      writeTranslations(
        survey,
        language,
        Object.fromEntries(listTexts(survey).map(({ id }) => [id, `${word} ${id}`])),
      );
    const welshToo = translate(english, 'cy', 'Cymraeg');
    const id = await publishSurvey(t, manager, translate(welshToo, 'hi', 'हिन्दी'));
    const welsh = pdfText(read(await print(id, 'cy')));
    for (const text of ['title', 'section Meals', 'question food', 'label happy'])
      expect(welsh).toContain(close(`Cymraeg ${text}`));
    expect(welsh).not.toContain(close('The food is good.'));
    const refused = [await print(id, 'hi'), await print(id, 'pl')];
    expect(refused.map(({ status }) => status)).toEqual([422, 422]);
  });

  it('is for everyone who collects answers, once the questions are fixed', async () => {
    const carer = await t.signIn({ carehomeId: manager.carehomeId, role: 'carer' });
    expect((await print(await publishSurvey(t, manager), 'en', carer)).status).toBe(200);
    expect((await print(await addSurvey(t, manager))).status).toBe(422);
  });

  it('answers forty requests at once with a file or "too many", and others meanwhile', async () => {
    const id = await publishSurvey(t, manager);
    const many = Array.from({ length: 40 }, () => print(id));
    expect((await t.call('surveys/get', { id }, manager)).status).toBe(200);
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
  });
});
