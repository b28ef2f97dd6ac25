import type { Permission } from '@relish/shared/permissions.ts';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

export type PlaceGroup = 'daily' | 'team' | 'you';

export interface Place {
  path: `/${string}`;
  label: () => string;
  icon: LucideIcon;
  group: PlaceGroup;
  /** Without a permission the place is open to every signed-in user. */
  permission?: Permission;
  /** Second key of the shortcut, after g. */
  key: string;
  /**
   * Shown in the phone's bar; all others are listed under More. Relatives read messages and look at
   * photos more often than at activities and events, which they get if there is room.
   */
  inBar?: true | 'for-relatives' | 'for-others' | 'if-room';
  /** Beside the name: how much is new. */
  badge?: ComponentType;
  /** Hidden where the rail is shown. */
  phoneOnly?: true;
}

/** The name by which guided tours find a place. */
export const tourName = (path: Place['path']) => `place-${path.split('/').at(-1)}`;
