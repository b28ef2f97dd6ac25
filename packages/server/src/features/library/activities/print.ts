import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { activityCalls } from '@relish/shared/library/activities/contract.ts';

import { CONTENT_FOLDER } from '../../../content/content-files.ts';
import type { Staged } from '../../../core/handler.ts';
import { GUIDE_WORDS } from '../../../pdf/guide-words.ts';
import { openAll } from './opening.ts';
import { cardInWords, guideInWords } from './printed.ts';

type Print = Staged<(typeof activityCalls)['activities/print']>['staged'];

export const printGuides: Print = async (context, { ids, layout }) => {
  const { transaction, user, makePdf } = context;
  const wanted = [...new Set(ids)];
  const activities = await transaction(async (db) => {
    const { opened, reach } = await openAll({ ...context, db }, wanted);
    return opened.map((activity) => ({
      activity,
      // A copied activity keeps the original's drawing.
      source:
        activity.scope === 'library'
          ? activity
          : activity.basedOn === null
            ? undefined
            : reach.activity(activity.basedOn),
    }));
  });
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

const readDrawing = (code: string): Promise<string | null> =>
  readFile(join(CONTENT_FOLDER, 'activities', 'pictures', `${code}.svg`), 'utf8').catch(() => null);
