import { findSeason } from '@relish/shared/library/activities/choices.ts';
import { needsNoWarning } from '@relish/shared/library/suggestions/care-notes.ts';
import { involvesFood } from '@relish/shared/library/suggestions/conflicts.ts';
import type { Person } from '@relish/shared/library/suggestions/people.ts';
import { type SafetyData, safetyData } from '@relish/shared/library/suggestions/safety-data.ts';
import type { Block } from '@relish/shared/reports/documents/content.ts';

import type { LibraryActivity } from '../../../content/shelf.ts';
import { toSuggestible } from '../../../content/suggestible.ts';
import { dayInWords } from '../../../pdf/in-words.ts';
import { findSuiting } from '../../library/suggestions/public.ts';
import { text } from './blocks.ts';
import { listHidden } from './content-queries.ts';
import type { Sources } from './sources.ts';

const IDEAS = 3;

interface VisitIdeas {
  title: string;
  blocks: Block[];
}

interface For {
  id: string;
  name: string;
  day: string;
  timeZone: string;
  seesInterests: boolean;
}

/** Activities that need a warning are dropped silently (N9, N13). */
export async function ideasForVisit(
  { db, carehomeId, library }: Sources,
  { id, name, day, timeZone, seesInterests }: For,
): Promise<VisitIdeas> {
  const person = (await findSuiting(db, carehomeId, [id])).get(id);
  if (!person) return NO_IDEAS;
  const { activities } = await library.shelf(db);
  const hidden = new Set(await listHidden(db, carehomeId));
  const season = findSeason(day);
  const { level } = person;
  const ideas = activities
    .filter(({ id: activityId, guide }) => guide.visit !== null && !hidden.has(activityId))
    .filter(({ guide }) => level === null || guide.levels.includes(level))
    // Holiday activities only fit their day.
    .filter(({ guide }) => guide.themes.length === 0)
    .filter(({ guide }) => guide.seasons.length === 0 || guide.seasons.includes(season))
    .filter((activity) => needsNoWarning(toSuggestible(activity), person))
    .map((activity) => ({ activity, liking: seesInterests ? liking(activity, person) : 0 }))
    .toSorted((one, other) => other.liking - one.liking)
    .slice(0, IDEAS);
  if (ideas.length === 0) return NO_IDEAS;
  const safety = safetyData(person, timeZone);
  const blocks: Block[] = [
    text(reliance(name, safety)),
    {
      type: 'moments',
      moments: ideas.map(({ activity: { title, guide } }) => ({
        title,
        when: `About ${guide.duration_min} minutes`,
        how: guide.summary ?? '',
        quote: guide.visit?.say ?? null,
        note: noteOn(guide),
      })),
    },
  ];
  return { title: safety.known ? TITLE : 'General ideas for your next visit', blocks };
}

const TITLE = 'Ideas for your next visit';
const NO_IDEAS: VisitIdeas = { title: TITLE, blocks: [] };

/** Worded without reference to health. */
function reliance(name: string, { checked_on, known }: SafetyData): string {
  const ask = `Please ask the team how ${name} is on the day before you start.`;
  if (!known) return `The home has not recorded yet what to look out for with ${name}. ${ask}`;
  const checked =
    checked_on === null ? 'not checked yet' : `last checked ${dayInWords(checked_on)}`;
  return `Chosen from what the home has recorded for ${name}, ${checked}. ${ask}`;
}

function noteOn(guide: LibraryActivity['guide']): string | null {
  const bring = guide.visit?.bring ?? [];
  const notes = [
    ...(bring.length > 0 ? [`Bring: ${bring.join(', ')}.`] : []),
    ...(involvesFood(guide) ? ['Food or drink: please ask the team first.'] : []),
  ];
  return notes.length > 0 ? notes.join(' ') : null;
}

const liking = ({ guide }: LibraryActivity, { stances }: Person): number =>
  guide.interests.reduce((sum, code) => {
    const stance = stances.get(code);
    if (stance === 'love') return sum + 3;
    if (stance === 'like') return sum + 2;
    return stance === 'not_for_me' ? sum - 4 : sum;
  }, 0);
