import { seasonOf } from '@relish/shared/activities/choices.ts';
import { conflictsWith } from '@relish/shared/choosing/conflicts.ts';
import type { Person } from '@relish/shared/choosing/people.ts';
import type { Block } from '@relish/shared/documents/content.ts';

import type { LibraryActivity } from '../../library/shelf.ts';
import { listHidden } from '../document-content/queries.ts';
import { findSuiting } from '../ideas/queries.ts';
import type { Sources } from './sources.ts';

const IDEAS = 3;

/**
 * What family could do at the next visit, out of the library. Whatever speaks against something stays untold (N9, N13):
 * it is simply not among the ideas.
 */
export async function ideasForVisit(
  { db, carehomeId, library }: Sources,
  { id, day, seesInterests }: { id: string; day: string; seesInterests: boolean },
): Promise<Block[]> {
  const person = (await findSuiting(db, carehomeId, [id])).get(id);
  if (!person) return [];
  const { activities } = await library.shelf(db);
  const hidden = new Set(await listHidden(db, carehomeId));
  const season = seasonOf(day);
  const { level } = person;
  const ideas = activities
    .filter(({ id: activityId, guide }) => guide.visit !== null && !hidden.has(activityId))
    .filter(({ guide }) => level === null || guide.levels.includes(level))
    // A feast has its day: it is no idea for any other.
    .filter(({ guide }) => guide.themes.length === 0)
    .filter(({ guide }) => guide.seasons.length === 0 || guide.seasons.includes(season))
    .filter(({ title, guide }) => conflictsWith({ ...guide, title }, [person]).length === 0)
    .map((activity) => ({ activity, liking: seesInterests ? liking(activity, person) : 0 }))
    .toSorted((one, other) => other.liking - one.liking)
    .slice(0, IDEAS);
  if (ideas.length === 0) return [];
  return [
    {
      type: 'moments',
      moments: ideas.map(({ activity: { title, guide } }) => ({
        title,
        when: `About ${guide.duration_min} minutes`,
        how: guide.summary ?? '',
        quote: guide.visit?.say ?? null,
        note:
          guide.visit && guide.visit.bring.length > 0
            ? `Bring: ${guide.visit.bring.join(', ')}.`
            : null,
      })),
    },
  ];
}

const liking = ({ guide }: LibraryActivity, { stances }: Person): number =>
  guide.interests.reduce((sum, code) => {
    const stance = stances.get(code);
    if (stance === 'love') return sum + 3;
    if (stance === 'like') return sum + 2;
    return stance === 'not_for_me' ? sum - 4 : sum;
  }, 0);
