import { EyeOff } from 'lucide-react';

import { Badge } from '../../../ui/feedback/badge.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import type { ListedTag } from './api.ts';
import { TagChip } from './tag-chip.tsx';
import { byGroup } from './tag-groups.ts';

import styles from './system-tags.module.css';

export const SystemTags = ({ tags }: { tags: readonly ListedTag[] }) => (
  <Card title={m.tags_system_title()}>
    <p className={styles.note}>{m.tags_system_text()}</p>
    {byGroup(tags).map(({ group, title, tags: ofGroup }) => (
      <section key={group} className={styles.group} aria-label={title}>
        <div className={styles.heading}>
          <h3 className={styles.title}>{title}</h3>
          {ofGroup[0]?.special === true && <Badge icon={EyeOff}>{m.tags_special()}</Badge>}
        </div>
        {ofGroup[0]?.special === true && <p className={styles.note}>{m.tags_special_text()}</p>}
        <ul className={styles.tags} aria-label={title}>
          {ofGroup.map((tag) => (
            <li key={tag.tag}>
              <TagChip tag={tag} uses={tag.uses} />
            </li>
          ))}
        </ul>
      </section>
    ))}
  </Card>
);
