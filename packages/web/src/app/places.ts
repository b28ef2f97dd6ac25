import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { can, type Permission } from '@relish/shared/permissions.ts';
import {
  BookHeart,
  Building2,
  CalendarDays,
  CircleUserRound,
  Clapperboard,
  ClipboardCheck,
  DoorOpen,
  Eye,
  FlaskConical,
  GraduationCap,
  HandHeart,
  HeartHandshake,
  House,
  IdCard,
  Images,
  Lightbulb,
  type LucideIcon,
  MailPlus,
  Menu,
  NotebookText,
  Palette,
  PencilRuler,
  Pin,
  ScanEye,
  Shapes,
  ShoppingBag,
  Signpost,
  SlidersHorizontal,
  Tags,
  UsersRound,
} from 'lucide-react';

import { m } from '../words/m.ts';

type Group = 'daily' | 'team' | 'you';

export interface Place {
  path: `/${string}`;
  label: () => string;
  icon: LucideIcon;
  group: Group;
  /** Without a permission the place is open to every signed-in user. */
  permission?: Permission;
  /** Second key of the shortcut, after g. */
  key: string;
  /**
   * Shown in the phone's bar; all others are listed under More. Relatives look at photos more often
   * than at activities, which they get if there is room.
   */
  inBar?: true | 'for-relatives' | 'for-others' | 'if-room';
  /** Hidden where the rail is shown. */
  phoneOnly?: true;
}

// One row per place; the bar, the rail, More and the shortcuts are built from it.
const PLACES: Place[] = [
  { path: '/tabs/home', label: m.place_home, icon: House, group: 'daily', key: 'h', inBar: true },
  {
    path: '/tabs/residents',
    label: m.place_residents,
    icon: UsersRound,
    group: 'daily',
    permission: 'residents.view',
    key: 'r',
    inBar: true,
  },
  {
    path: '/tabs/relatives',
    label: m.place_relatives,
    icon: HeartHandshake,
    group: 'daily',
    permission: 'relatives.view',
    key: 'f',
    inBar: true,
  },
  {
    path: '/tabs/activities',
    label: m.place_activities,
    icon: Palette,
    group: 'daily',
    permission: 'activities.view',
    key: 'a',
    inBar: 'for-others',
  },
  {
    path: '/tabs/events',
    label: m.place_events,
    icon: CalendarDays,
    group: 'daily',
    permission: 'events.view',
    key: 'e',
    inBar: true,
  },
  {
    path: '/visits',
    label: m.place_reception,
    icon: DoorOpen,
    group: 'daily',
    permission: 'reception.view',
    // Only relatives and inspectors use it otherwise, and they see no visitors.
    key: 'f',
  },
  {
    path: '/visits',
    label: m.place_visits,
    icon: DoorOpen,
    group: 'daily',
    permission: 'relatives.view',
    // Relatives send no invitations.
    key: 'i',
  },
  {
    path: '/tabs/notice-board',
    label: m.place_notice_board,
    icon: Pin,
    group: 'daily',
    permission: 'notices.view',
    key: 'n',
  },
  {
    path: '/tabs/photo-book',
    label: m.place_photo_book,
    icon: Images,
    group: 'daily',
    permission: 'photo-book.view',
    // Every letter is in use.
    key: '1',
    inBar: 'for-relatives',
  },
  {
    path: '/tabs/reports',
    label: m.place_reports,
    icon: NotebookText,
    group: 'daily',
    permission: 'reports.view',
    key: 'd',
  },
  {
    path: '/observations',
    label: m.place_observations,
    icon: Eye,
    group: 'daily',
    permission: 'observations.view',
    key: 'j',
  },
  {
    path: '/tabs/insights',
    label: m.place_insights,
    icon: Lightbulb,
    group: 'daily',
    permission: 'dashboard.view-graphs',
    key: 'x',
  },
  {
    path: '/tabs/videos',
    label: m.place_videos,
    icon: Clapperboard,
    group: 'daily',
    permission: 'videos.view',
    key: 'v',
  },
  {
    path: '/tabs/pal',
    label: m.place_pal,
    icon: HandHeart,
    group: 'daily',
    permission: 'pal.view',
    key: 'p',
    inBar: 'if-room',
  },
  {
    path: '/compare-homes',
    label: m.place_compare_homes,
    icon: Building2,
    group: 'team',
    permission: 'organisation.compare',
    key: 'q',
  },
  {
    path: '/inspection',
    label: m.place_inspection,
    icon: ScanEye,
    group: 'daily',
    permission: 'residents.inspect',
    // Only relatives use it otherwise, and they inspect nothing.
    key: 'f',
  },
  {
    path: '/manage-custom-activities',
    label: m.place_own_activities,
    icon: PencilRuler,
    group: 'team',
    permission: 'activities.write',
    key: 'w',
  },
  {
    path: '/manage-resident-groups',
    label: m.place_groups,
    icon: Shapes,
    group: 'team',
    permission: 'groups.manage',
    key: 'o',
  },
  {
    path: '/manage-custom-about-me-tags',
    label: m.place_tags,
    icon: Tags,
    group: 'team',
    permission: 'tags.manage',
    key: 'l',
  },
  {
    path: '/about-me-suggestions',
    label: m.place_about_me_suggestions,
    icon: BookHeart,
    group: 'team',
    permission: 'about-me.edit',
    key: 'b',
  },
  {
    path: '/consents-due',
    label: m.place_consents_due,
    icon: ClipboardCheck,
    group: 'team',
    permission: 'consents.edit',
    key: 'c',
  },
  {
    path: '/manage-staff',
    label: m.place_team,
    icon: IdCard,
    group: 'team',
    permission: 'staff.view',
    key: 't',
  },
  {
    path: '/tabs/invitations',
    label: m.place_invitations,
    icon: MailPlus,
    group: 'team',
    permission: 'invitations.manage',
    key: 'i',
  },
  {
    path: '/home-settings',
    label: m.place_home_settings,
    icon: SlidersHorizontal,
    group: 'team',
    permission: 'home.manage',
    key: 's',
  },
  {
    path: '/tabs/tutorials',
    label: m.place_tutorials,
    icon: GraduationCap,
    group: 'you',
    permission: 'tutorials.view',
    key: 'k',
  },
  {
    path: '/products',
    label: m.place_products,
    icon: ShoppingBag,
    group: 'you',
    permission: 'products.view',
    key: 'y',
  },
  {
    path: '/tours',
    label: m.place_tours,
    icon: Signpost,
    group: 'you',
    key: 'g',
  },
  {
    path: '/demo-mode',
    label: m.place_demo_mode,
    icon: FlaskConical,
    group: 'you',
    key: 'z',
  },
  {
    path: '/tabs/account',
    label: m.place_account,
    icon: CircleUserRound,
    group: 'you',
    key: 'u',
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

/** The name by which guided tours find a place. */
export const tourName = (path: Place['path']) => `place-${path.split('/').at(-1)}`;

export const placesFor = (user: CurrentUser, places = PLACES): Place[] =>
  places.filter(({ permission }) => permission === undefined || can(user, permission));
