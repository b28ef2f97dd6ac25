import { EVENT_LIMITS } from '@relish/shared/events/events/choices.ts';
import type { ActivityPlace } from '@relish/shared/library/activities/choices.ts';

import { ACTIVITY_PLACE_WORDS } from '../../../words/activity-words.ts';
import type { Activity } from '../../library/activities/api.ts';
import { addMinutes } from './event-times.ts';
import type { EventValues } from './event-values.ts';

/** Where people meet comes first: an event is rarely in someone's room. */
const PLACES: readonly ActivityPlace[] = ['lounge', 'kitchen', 'garden', 'community', 'own_room'];

const listEquipment = ({ guide }: Activity) =>
  guide.equipment
    .map(({ name, quantity }) => (quantity ? `${name} (${quantity})` : name))
    .join(', ')
    .slice(0, EVENT_LIMITS.equipment);

const prefillText = (activity: Activity) => {
  const place = PLACES.find((each) => activity.places.includes(each));
  return {
    title: activity.title.slice(0, EVENT_LIMITS.title),
    place: place === undefined ? '' : ACTIVITY_PLACE_WORDS[place](),
    equipment: listEquipment(activity),
  };
};

/** Text that the user has typed stays; text of the activity chosen before is replaced. */
export function withActivity(
  values: EventValues,
  activity: Activity,
  before?: Activity,
): EventValues {
  const [next, last] = [prefillText(activity), before && prefillText(before)];
  const choose = (field: keyof typeof next) =>
    values[field].trim() === '' || values[field] === last?.[field] ? next[field] : values[field];
  const place = choose('place');
  return {
    ...values,
    activity_id: activity.id,
    category: activity.category,
    title: choose('title'),
    place,
    equipment: choose('equipment'),
    outdoors: place === next.place ? place === ACTIVITY_PLACE_WORDS.garden() : values.outdoors,
    minutes:
      values.start_time === null
        ? values.minutes
        : addMinutes(values.start_time, activity.duration_min),
  };
}
