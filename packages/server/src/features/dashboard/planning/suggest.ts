import type { Missed } from '@relish/shared/dashboard/home/missed.ts';
import type { PlannedEvent, PlanSuggestion } from '@relish/shared/dashboard/planning/contract.ts';

import type { AnyActivity } from '../../../content/collections.ts';
import { openReach } from '../../../content/reach.ts';
import type { InHome } from '../../../core/handler.ts';
import { bestIdeas, type HereRow } from '../../library/suggestions/public.ts';

const FOR_PEOPLE = 5;
const FOR_THEMES = 2;
/** Residents whose best match is looked for. */
const LOOKED_FOR = 8;

interface Week {
  days: { from: string; to: string };
  events: readonly PlannedEvent[];
  missed: readonly Missed[];
  uninvited: readonly HereRow[];
  /** Residents who are invited to something. */
  reached: ReadonlySet<string>;
}

const toSuggestion = (activity: AnyActivity) => ({
  activity_id: activity.id,
  title: activity.title,
  category: activity.guide.category,
  minutes: activity.guide.duration_min,
  places: activity.guide.places,
});

/** Activities that suit residents who were missed or are invited to nothing, and theme days; no activity twice. */
export async function suggestForWeek(context: InHome, week: Week): Promise<PlanSuggestion[]> {
  const reach = await openReach(context);
  const planned = new Set(
    week.events
      .filter(({ status }) => status !== 'cancelled')
      .flatMap(({ activity_id }) => activity_id ?? []),
  );
  const isNew = ({ activity_id }: PlanSuggestion) => !planned.has(activity_id);
  const forPeople = (await suggestForPeople(context, week, reach.activity))
    .filter(isNew)
    .slice(0, FOR_PEOPLE);
  const open = reach.activities.filter(reach.isOpen);
  return [
    ...forPeople,
    ...suggestForThemes(context, week, open).filter(isNew).slice(0, FOR_THEMES),
  ];
}

async function suggestForPeople(
  context: InHome,
  { missed, uninvited, reached }: Week,
  findActivity: (id: string) => AnyActivity | undefined,
): Promise<PlanSuggestion[]> {
  const isMissed = new Set(missed.map(({ id }) => id));
  const waiting = uninvited.filter(({ id }) => !isMissed.has(id)).slice(0, LOOKED_FOR);
  const ideas = await bestIdeas(context, waiting);
  const found = [
    // Those who are invited to nothing first: the others have something to look forward to.
    ...missed
      .toSorted((one, other) => Number(reached.has(one.id)) - Number(reached.has(other.id)))
      .map(({ id, preferred_name, idea }) => ({
        why: 'missed' as const,
        person: { id, preferred_name },
        activity: idea ? findActivity(idea.activity_id) : undefined,
      })),
    ...waiting.map(({ id, preferred_name }) => ({
      why: 'uninvited' as const,
      person: { id, preferred_name },
      activity: ideas.get(id)?.activity,
    })),
  ];
  const suggestions = new Map<string, PlanSuggestion>();
  for (const { why, person, activity } of found) {
    if (!activity) continue;
    const before = suggestions.get(activity.id);
    if (before) before.people.push(person);
    else
      suggestions.set(activity.id, {
        ...toSuggestion(activity),
        why,
        people: [person],
        theme: null,
      });
  }
  return [...suggestions.values()];
}

/** One activity for each theme day of the week. */
function suggestForThemes(
  { library, user }: InHome,
  { days }: Week,
  open: readonly AnyActivity[],
): PlanSuggestion[] {
  const { region } = user.carehome;
  return library.calendar
    .filter((each) => each.region === null || each.region === region)
    .flatMap(({ theme, title, dates }) =>
      Object.values(dates)
        .filter(({ from, to }) => from <= days.to && to >= days.from)
        .flatMap(({ from }) => {
          const activity = open.find(({ guide }) => guide.themes.includes(theme));
          const day = from < days.from ? days.from : from;
          return activity
            ? [
                {
                  ...toSuggestion(activity),
                  why: 'theme' as const,
                  people: [],
                  theme: { title, day },
                },
              ]
            : [];
        }),
    );
}
