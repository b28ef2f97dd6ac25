import type { Input } from '@relish/shared/calls.ts';
import type { ActivityPlace, Category } from '@relish/shared/library/activities/choices.ts';

export const LENGTHS = [15, 30, 45, 60, 90, 120] as const;

export interface ActivityFacts {
  id: string;
  title: string;
  category: Category;
  minutes: number;
  places: readonly ActivityPlace[];
}

/** Where people meet comes first: an event is rarely in someone's room. */
const PLACES: readonly ActivityPlace[] = ['lounge', 'kitchen', 'garden', 'community', 'own_room'];

export const toPlace = (places: readonly ActivityPlace[]): ActivityPlace | undefined =>
  PLACES.find((each) => places.includes(each));

export interface DraftValues {
  title: string;
  category: Category;
  activity_id: string | null;
  outdoors: boolean;
  day: string;
  start_time: string | null;
  minutes: number;
  place: string;
  group_ids: string[];
  resident_ids: string[];
}

/** Families of the people invited see it, or all families if it is open to everyone. */
export function toDraft({ place, ...values }: DraftValues): Input<'events/add'> {
  const isOpen = values.group_ids.length + values.resident_ids.length === 0;
  return {
    ...values,
    place: place.trim() || null,
    audience: isOpen ? 'all' : 'residents',
    family_scope: isOpen ? 'all_home' : 'linked_to_invited',
    is_draft: true,
  };
}
