import type { tourCalls } from '@relish/shared/library/tours/contract.ts';
import {
  countTourMinutes,
  isTourFor,
  listTourPages,
  type Tour,
} from '@relish/shared/library/tours/tour.ts';
import { userType } from '@relish/shared/roles.ts';

import { notFound } from '../../../core/app-error.ts';
import type { Handlers, SignedIn } from '../../../core/handler.ts';
import { listColleagues, listProgress, PRACTICE_PREFIX, saveProgress } from './queries.ts';

export const tourHandlers: Handlers<typeof tourCalls> = {
  'tours/list': async (context) => {
    const progress = await listProgress(context.db, context.user.id);
    return listTours(context).map((tour) => ({
      code: tour.code,
      title: tour.title,
      summary: tour.summary,
      kind: tour.kind,
      minutes: countTourMinutes(tour),
      pages: listTourPages(tour),
      steps: tour.steps,
      progress: progress.get(tour.code) ?? null,
    }));
  },

  'tours/progress': async (context, { code, step, state }) => {
    const { db, user, now } = context;
    const tour = listTours(context).find((each) => each.code === code);
    if (!tour) throw notFound();
    const last = tour.steps.length - 1;
    await saveProgress(db, user.id, code, { step: Math.min(step, last), state, now });
    return {};
  },

  'tours/colleagues': async ({ db, library, user, carehomeId, now }) => {
    const colleagues = await listColleagues(db, carehomeId, { exceptId: user.id, now });
    return colleagues.map(({ id, first_name, last_name, role, finished }) => {
      const colleague = { ...user, role, type: userType(role) };
      return {
        id,
        name: `${first_name} ${last_name}`,
        tours: library.tours
          .filter((tour) => isTourFor(colleague, tour))
          .map(({ code, title }) => ({ title, finished: finished.includes(code) })),
        practices: finished
          .filter((code) => code.startsWith(PRACTICE_PREFIX))
          .map((code) => code.slice(PRACTICE_PREFIX.length)),
      };
    });
  },
};

const listTours = ({ library, user }: SignedIn): Tour[] =>
  library.tours.filter((tour) => isTourFor(user, tour));
