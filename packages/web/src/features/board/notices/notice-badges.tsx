import type { NoticeAudience, NoticePriority } from '@relish/shared/board/notices/choices.ts';
import { EyeOff, Pin, Siren, TriangleAlert } from 'lucide-react';

import { Badge } from '../../../ui/feedback/badge.tsx';
import { m } from '../../../words/m.ts';
import { AUDIENCES, PRIORITIES } from './notice-words.ts';

import styles from './notice-card.module.css';

interface Props {
  notice: { pinned: boolean; priority: NoticePriority; audience: NoticeAudience };
  isNew?: boolean;
  isHidden?: boolean;
  /** Families do not see which notices others receive. */
  withAudience?: boolean;
}

export function NoticeBadges({ notice, isNew, isHidden, withAudience }: Props) {
  const { pinned, priority, audience } = notice;
  const { short, icon } = AUDIENCES[audience];
  return (
    <div className={styles.badges}>
      {priority === 'urgent' && (
        <Badge kind="danger" icon={Siren}>
          {PRIORITIES.urgent.label()}
        </Badge>
      )}
      {priority === 'important' && (
        <Badge kind="attention" icon={TriangleAlert}>
          {PRIORITIES.important.label()}
        </Badge>
      )}
      {pinned && (
        <Badge kind="brand" icon={Pin}>
          {m.notices_pinned()}
        </Badge>
      )}
      {isNew && <Badge kind="accent">{m.notices_new()}</Badge>}
      {withAudience && <Badge icon={icon}>{short()}</Badge>}
      {isHidden && (
        <Badge kind="attention" icon={EyeOff}>
          {m.notices_hidden()}
        </Badge>
      )}
    </div>
  );
}
