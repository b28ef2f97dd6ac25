import type { activityCalls } from '@relish/shared/activities/contract.ts';

import type { Staged } from '../../core/handler.ts';
import { countAgainst, printLimit } from '../../core/limits.ts';
import { GUIDE_WORDS } from '../../documents/guide-words.ts';
import { makePdf } from '../../documents/pdf.ts';
import { readDrawing } from '../../library/drawings.ts';
import { openAll } from './opening.ts';
import { cardInWords, guideInWords } from './printed.ts';

type Print = Staged<(typeof activityCalls)['activities/print']>['staged'];

/** Guides or cards to print, in the order in which they were chosen. */
export const printGuides: Print = async (context, { ids, layout }) => {
  const { system, transaction, user, now } = context;
  const wanted = [...new Set(ids)];
  const activities = await transaction(async (db) => {
    const { opened, reach } = await openAll({ ...context, db }, wanted);
    return opened.map((activity) => ({
      activity,
      // What a home adapted keeps the drawing of what it came from.
      source:
        activity.scope === 'library'
          ? activity
          : activity.basedOn === null
            ? undefined
            : reach.activity(activity.basedOn),
    }));
  });
  await system((db) => countAgainst(db, [printLimit(user.id)], now));
  const drawn = await Promise.all(
    activities.map(async ({ activity: { title, guide }, source }) => ({
      title,
      guide,
      picture: source?.scope === 'library' ? await readDrawing(source.code) : null,
    })),
  );
  const title = 'Activities';
  const pdf = await makePdf(
    layout === 'cards'
      ? { layout, title, cards: drawn.map(cardInWords) }
      : {
          layout: 'guides',
          title,
          footer: user.carehome.name,
          words: GUIDE_WORDS,
          guides: drawn.map(guideInWords),
        },
  );
  return {
    file_name: layout === 'cards' ? 'activity-cards.pdf' : 'activity-guides.pdf',
    base64: pdf.toString('base64'),
  };
};
