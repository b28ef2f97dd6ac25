import type { actionCalls } from '@relish/shared/surveys/actions/contract.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Staged } from '../../../core/handler.ts';
import { checkPublic } from './publish.ts';
import { findActions } from './queries.ts';

type Poster = Staged<(typeof actionCalls)['actions/poster']>['staged'];

/** Only what was published; names are checked anew, because consent may have been withdrawn (N24). */
export const makePoster: Poster = async (context, { ids }) => {
  const { transaction, carehomeId, user, now, makePdf } = context;
  const wanted = [...new Set(ids)];
  const pairs = await transaction(async (db) => {
    const actions = await findActions(db, carehomeId, wanted);
    if (actions.length !== wanted.length) throw notFound();
    const texts = actions.map(({ theme, published_said, published_did }) => {
      if (published_said === null || published_did === null)
        throw invalid({ ids: ['Publish it first: a poster shows what is published.'] });
      return { theme, said: published_said, did: published_did };
    });
    for (const text of texts) await checkPublic({ db, carehomeId, now }, text);
    return texts;
  });
  const pdf = await makePdf({
    layout: 'poster',
    title: 'You said, we did',
    home: user.carehome.name,
    footer: 'Tell us what you think: speak to anyone who works here.',
    words: { said: 'You said', did: 'We did' },
    pairs,
  });
  return { file_name: 'you-said-we-did.pdf', base64: pdf.toString('base64') };
};
