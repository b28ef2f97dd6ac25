import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { AUDIENCE_OF } from '@relish/shared/library/tutorials/audience.ts';
import type { TutorialCard, tutorialCalls } from '@relish/shared/library/tutorials/contract.ts';
import type { Tutorial } from '@relish/shared/library/tutorials/tutorial.ts';

import { openShelf } from '../../../content/reach.ts';
import type { Shelved } from '../../../content/shelf.ts';
import { notFound } from '../../../core/app-error.ts';
import type { Handlers, SignedIn } from '../../../core/handler.ts';
import type { Db } from '../../../db/database.ts';
import { find } from './find.ts';
import { listProgress, saveProgress } from './queries.ts';

export const tutorialHandlers: Handlers<typeof tutorialCalls> = {
  'dashboard/tutorials': async (context, { query, kind }) => {
    const { tutorials } = await openShelf(context);
    const card = await cards(context);
    const shown = tutorials.filter(
      (each) => isFor(context.user, each) && (!kind || each.kind === kind),
    );
    return find(shown, query).map(card);
  },

  'tutorials/get': async (context, { code }) => {
    const { tutorials } = await openShelf(context);
    const tutorial = tutorials.find((each) => each.code === code);
    if (!tutorial) throw notFound();
    const card = await cards(context);
    return {
      ...card(tutorial),
      steps: tutorial.steps.map(({ title, text, screenshot }, index) => ({
        title,
        text,
        screenshot: screenshot && {
          url: `/library/tutorials/${code}-${index + 1}.webp?v=${tutorial.version}`,
          alt: screenshot.alt,
          width: screenshot.width,
        },
      })),
      good_to_know: tutorial.good_to_know,
      related: tutorial.related
        .flatMap((other) => tutorials.find((each) => each.code === other) ?? [])
        .filter((each) => isFor(context.user, each))
        .map(card),
    };
  },

  'tutorials/set-progress': async (context, { code, step, done }) => {
    const { db, user, now } = context;
    const { tutorials } = await openShelf(context);
    const tutorial = tutorials.find((each) => each.code === code);
    if (!tutorial) throw notFound();
    const seen = done ? tutorial.steps.length : Math.min(step, tutorial.steps.length);
    await saveProgress(db, user.id, tutorial.id, { step: seen, done, now });
    return {};
  },
};

function isFor({ role }: CurrentUser, { audience }: Tutorial): boolean {
  const own = AUDIENCE_OF[role];
  return own !== null && audience.includes(own);
}

async function cards({ db, user }: SignedIn & { db: Db }) {
  const progress = await listProgress(db, user.id);
  return (tutorial: Shelved<Tutorial>): TutorialCard => ({
    id: tutorial.id,
    code: tutorial.code,
    title: tutorial.title,
    summary: tutorial.summary,
    kind: tutorial.kind,
    minutes: tutorial.minutes,
    steps: tutorial.steps.length,
    pages: tutorial.pages ?? [],
    search_words: tutorial.search_words,
    progress: progress.get(tutorial.id) ?? null,
  });
}
