import type { CurrentUser } from '@relish/shared/account/current-user.ts';
import { can, type Permission } from '@relish/shared/permissions.ts';
import { CircleUserRound, House, type LucideIcon, MailPlus, Menu } from 'lucide-react';

import { m } from '../words/m.ts';

type Group = 'daily' | 'team' | 'you';

export interface Place {
  path: `/${string}`;
  label: () => string;
  icon: LucideIcon;
  group: Group;
  /** Without it, everybody who is signed in. */
  permission?: Permission;
  /** The letter after g that leads there. */
  key: string;
  /** In the phone's bar; the others are found under More. */
  inBar?: true;
  /** Only where there is no rail with everything. */
  phoneOnly?: true;
}

// One row per place; bar, rail, More and the shortcuts are all made from it.
const PLACES: Place[] = [
  { path: '/tabs/home', label: m.place_home, icon: House, group: 'daily', key: 'h', inBar: true },
  {
    path: '/tabs/invitations',
    label: m.place_invitations,
    icon: MailPlus,
    group: 'team',
    permission: 'invitations.manage',
    key: 'i',
    inBar: true,
  },
  {
    path: '/tabs/account',
    label: m.place_account,
    icon: CircleUserRound,
    group: 'you',
    key: 'a',
    inBar: true,
  },
  {
    path: '/tabs/more',
    label: m.place_more,
    icon: Menu,
    group: 'you',
    key: 'm',
    inBar: true,
    phoneOnly: true,
  },
];

export const GROUPS: Record<Group, () => string> = {
  daily: m.places_daily,
  team: m.places_team,
  you: m.places_you,
};

/** The places that this person may see. */
export const placesFor = (user: CurrentUser, places = PLACES): Place[] =>
  places.filter(({ permission }) => permission === undefined || can(user, permission));
