import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { can, type Permission } from '@relish/shared/permissions.ts';
import {
  BookOpen,
  CircleQuestionMark,
  FileSpreadsheet,
  FileText,
  FlaskConicalOff,
  HandHelping,
  Keyboard,
  KeyRound,
  LogOut,
  type LucideIcon,
  MailPlus,
  MapPin,
  MicVocal,
  NotebookPen,
  Package,
  PencilRuler,
  Pin,
  Repeat,
  Sparkles,
  UserPen,
  UserPlus,
  UsersRound,
} from 'lucide-react';

import { m } from '../../words/m.ts';

export interface PaletteEffects {
  go: (path: string) => void;
  openHelp: () => void;
  openShortcuts: () => void;
  leaveDemo: () => void;
  signOut: () => void;
}

interface Action {
  id: string;
  label: () => string;
  /** Other words people use for it, separated by spaces. */
  keywords?: () => string;
  icon: LucideIcon;
  permission?: Permission;
  isFor?: (user: CurrentUser) => boolean;
  run: (effects: PaletteEffects) => void;
}

// In the order in which they are listed before anything is typed.
const ACTIONS: Action[] = [
  {
    id: 'record',
    label: m.palette_record,
    keywords: m.palette_record_words,
    icon: NotebookPen,
    permission: 'reports.add',
    run: ({ go }) => go('/manage-report'),
  },
  {
    id: 'choose-activity',
    label: m.palette_choose,
    keywords: m.palette_choose_words,
    icon: Sparkles,
    permission: 'activities.choose',
    run: ({ go }) => go('/choose-activity'),
  },
  {
    id: 'add-resident',
    label: m.residents_add,
    keywords: m.palette_add_resident_words,
    icon: UserPlus,
    permission: 'residents.add',
    run: ({ go }) => go('/manage-resident'),
  },
  {
    id: 'add-residents',
    label: m.quick_add_title,
    keywords: m.palette_add_resident_words,
    icon: UsersRound,
    permission: 'residents.add',
    run: ({ go }) => go('/add-residents'),
  },
  {
    id: 'import-residents',
    label: m.import_title,
    keywords: m.palette_import_words,
    icon: FileSpreadsheet,
    permission: 'residents.import',
    run: ({ go }) => go('/import-residents'),
  },
  {
    id: 'invite',
    label: m.palette_invite,
    keywords: m.palette_invite_words,
    icon: MailPlus,
    permission: 'invitations.manage',
    run: ({ go }) => go('/tabs/invitations'),
  },
  {
    id: 'write-notice',
    label: m.notices_write,
    keywords: m.palette_notice_words,
    icon: Pin,
    permission: 'notices.manage',
    run: ({ go }) => go('/manage-notice-board?new'),
  },
  {
    id: 'write-activity',
    label: m.palette_write_activity,
    keywords: m.palette_write_activity_words,
    icon: PencilRuler,
    permission: 'activities.write',
    run: ({ go }) => go('/manage-custom-activities?new=1'),
  },
  {
    id: 'performers',
    label: m.performers_title,
    keywords: m.palette_performers_words,
    icon: MicVocal,
    permission: 'performers.view',
    run: ({ go }) => go('/performers'),
  },
  {
    id: 'places',
    label: m.places_title,
    keywords: m.palette_places_words,
    icon: MapPin,
    permission: 'places.view',
    run: ({ go }) => go('/places'),
  },
  {
    id: 'proposals',
    label: m.proposals_title,
    keywords: m.palette_proposals_words,
    icon: HandHelping,
    permission: 'proposals.view',
    run: ({ go }) => go('/proposals'),
  },
  {
    id: 'make-document',
    label: m.palette_document,
    keywords: m.palette_document_words,
    icon: FileText,
    permission: 'reports.download',
    run: ({ go }) => go('/download-report'),
  },
  {
    id: 'package',
    label: m.package_title,
    icon: Package,
    permission: 'package.manage',
    run: ({ go }) => go('/package'),
  },
  {
    id: 'help',
    label: m.shortcuts_help,
    keywords: m.palette_help_words,
    icon: CircleQuestionMark,
    run: (effects) => effects.openHelp(),
  },
  {
    id: 'switch',
    label: m.switch_title,
    keywords: m.palette_switch_words,
    icon: Repeat,
    isFor: ({ carehomes_count }) => carehomes_count > 1,
    run: ({ go }) => go('/switch'),
  },
  {
    id: 'leave-demo',
    label: m.palette_leave_demo,
    icon: FlaskConicalOff,
    isFor: ({ demo }) => demo,
    run: (effects) => effects.leaveDemo(),
  },
  {
    id: 'my-details',
    label: m.palette_details,
    keywords: m.palette_details_words,
    icon: UserPen,
    isFor: ({ demo }) => !demo,
    run: ({ go }) => go('/my-details'),
  },
  {
    id: 'change-password',
    label: m.change_password_title,
    keywords: m.palette_password_words,
    icon: KeyRound,
    isFor: ({ demo }) => !demo,
    run: ({ go }) => go('/change-password'),
  },
  {
    id: 'shortcuts',
    label: m.shortcuts_title,
    icon: Keyboard,
    run: (effects) => effects.openShortcuts(),
  },
  { id: 'intro', label: m.first_steps_intro, icon: BookOpen, run: ({ go }) => go('/intro') },
  {
    id: 'sign-out',
    label: m.sign_out,
    keywords: m.palette_sign_out_words,
    icon: LogOut,
    run: (effects) => effects.signOut(),
  },
];

/** Actions this user may do, with what each of them runs. */
export const actionsFor = (user: CurrentUser, effects: PaletteEffects) =>
  ACTIONS.filter(
    ({ permission, isFor }) =>
      (permission === undefined || can(user, permission)) && (isFor === undefined || isFor(user)),
  ).map(({ id, label, keywords, icon, run }) => ({
    id: `action ${id}`,
    group: 'actions' as const,
    label: label(),
    keywords: keywords ? [keywords()] : [],
    icon,
    run: () => run(effects),
  }));
