import { randomInt } from 'node:crypto';

import {
  formatPosterCode,
  isPosterCode,
  POSTER_ALPHABET,
  POSTER_LENGTH,
} from '@relish/shared/surveys/survey-entries/link-secret.ts';
import type { surveyCalls } from '@relish/shared/surveys/surveys/contract.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { SignedIn, Staged, Stages } from '../../../core/handler.ts';
import { dayInWords } from '../../../pdf/in-words.ts';
import { findSecrets, findSurvey, lockSurvey, setPoster } from './queries.ts';

type PrintPoster = Staged<(typeof surveyCalls)['surveys/print-poster']>['staged'];

const newPosterCode = () =>
  formatPosterCode(
    Array.from(
      { length: POSTER_LENGTH },
      () => POSTER_ALPHABET[randomInt(POSTER_ALPHABET.length)],
    ).join(''),
  );

/** The same every time, because copies may hang on walls. */
export async function openPoster(
  { transaction, system, carehomeId, sealer }: SignedIn & Stages,
  id: string,
) {
  const survey = await transaction((db) => findSurvey(db, carehomeId, id));
  if (!survey) throw notFound();
  if (survey.published_at === null) throw invalid({ id: ['Publish it first.'] });
  const secret = await system(async (db) => {
    await lockSurvey(db, carehomeId, id);
    const sealed = (await findSecrets(db, carehomeId, id))?.poster_sealed ?? null;
    if (sealed !== null) return sealer.unseal(sealed);
    const made = newPosterCode();
    await setPoster(db, carehomeId, id, { secret: made, sealed: sealer.seal(made) });
    return made;
  });
  return { survey, secret };
}

export const printPoster: PrintPoster = async (context, { id }) => {
  const { user, publicUrl, makePdf } = context;
  const { survey, secret } = await openPoster(context, id);
  const { title, anonymous, closes_on } = survey;
  const address = publicUrl.replace(/^https?:\/\//, '');
  const pdf = await makePdf({
    layout: 'survey-poster',
    home: user.carehome.name,
    title,
    sentence: 'Tell us what you think. Point the camera of your phone at the square.',
    link: `${publicUrl}/survey#${secret}`,
    typed: {
      lead: 'No camera? Open this page:',
      address: `${address}/survey`,
      // Surveys from before have a secret that nobody could type.
      code: isPosterCode(secret) ? secret : '',
      codeLead: isPosterCode(secret) ? 'and type the code' : '',
    },
    notes: [
      [anonymous ? 'Your answers are anonymous.' : '', 'You don’t need an account.']
        .join(' ')
        .trim(),
      ...(closes_on === null ? [] : [`Open until ${dayInWords(closes_on)}`]),
    ],
  });
  return { file_name: 'survey-poster.pdf', base64: pdf.toString('base64') };
};
