import type { OwnGuide } from '@relish/shared/library/activities/own-activity.ts';
import type { Suggestible } from '@relish/shared/library/suggestions/reasons.ts';

interface Activity {
  id: string;
  title: string;
  guide: OwnGuide;
}

const prepared = new WeakMap<Activity, Suggestible & { id: string }>();

/** Returns the same object each time, so that its words are prepared only once. */
export function toSuggestible(activity: Activity): Suggestible & { id: string } {
  const cached = prepared.get(activity);
  if (cached) return cached;
  const { id, title, guide } = activity;
  const made = { ...guide, id, title };
  prepared.set(activity, made);
  return made;
}
