import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { can, type Permission } from '@relish/shared/permissions.ts';
import {
  Clapperboard,
  GraduationCap,
  HandHeart,
  Lightbulb,
  type LucideIcon,
  NotebookText,
  Palette,
  ScanEye,
} from 'lucide-react';

import { LinkCard } from '../../../ui/layout/link-card.tsx';
import { IconDisc } from '../../../ui/tokens/icon-disc.tsx';
import { m } from '../../../words/m.ts';

import styles from './ways.module.css';

interface Way {
  to: string;
  icon: LucideIcon;
  title: () => string;
  text: () => string;
  permission: Permission;
}

const WAYS = {
  inspection: {
    to: '/inspection',
    icon: ScanEye,
    title: m.home_way_inspection,
    text: m.home_way_inspection_text,
    permission: 'residents.inspect',
  },
  choose: {
    to: '/choose-activity',
    icon: Lightbulb,
    title: m.home_way_choose,
    text: m.home_way_choose_text,
    permission: 'activities.choose',
  },
  activities: {
    to: '/tabs/activities',
    icon: Palette,
    title: m.home_way_activities,
    text: m.home_way_activities_text,
    permission: 'activities.view',
  },
  reports: {
    to: '/tabs/reports',
    icon: NotebookText,
    title: m.home_way_reports,
    text: m.home_way_reports_text,
    permission: 'reports.view',
  },
  tutorials: {
    to: '/tabs/tutorials',
    icon: GraduationCap,
    title: m.home_way_tutorials,
    text: m.home_way_tutorials_text,
    permission: 'tutorials.view',
  },
  videos: {
    to: '/tabs/videos',
    icon: Clapperboard,
    title: m.home_way_videos,
    text: m.home_way_videos_text,
    permission: 'videos.view',
  },
  pal: {
    to: '/pal-info',
    icon: HandHeart,
    title: m.home_way_pal,
    text: m.home_way_pal_text,
    permission: 'pal.view',
  },
} satisfies Record<string, Way>;

interface Props {
  user: CurrentUser;
  /** In this order; places without permission are left out. */
  ways: readonly (keyof typeof WAYS)[];
}

export function Ways({ user, ways }: Props) {
  const open = ways.map((way) => WAYS[way]).filter(({ permission }) => can(user, permission));
  if (open.length === 0) return null;
  return (
    <section className={styles.ways} aria-labelledby="home-ways">
      <h2 id="home-ways">{m.home_ways_title()}</h2>
      <div className={styles.cards}>
        {open.map(({ to, icon, title, text }) => (
          <LinkCard key={to} to={to} level={3} title={title()} leading={<IconDisc icon={icon} />}>
            {text()}
          </LinkCard>
        ))}
      </div>
    </section>
  );
}
