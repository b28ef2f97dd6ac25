import { m } from '../../words/m.ts';
import type { People } from './use-people.ts';

/** Where they are: usually a room, sometimes elsewhere. */
export function whereabouts({ status, room }: People['people'][number]): string | undefined {
  if (status === 'hospital') return m.choose_hospital();
  if (status === 'away') return m.choose_away();
  return room === null ? undefined : m.choose_room({ room });
}
