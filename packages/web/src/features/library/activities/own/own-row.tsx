import { Archive, ArchiveRestore, Ellipsis, Pencil, PencilRuler } from 'lucide-react';
import { useNavigate } from 'react-router';

import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { ListRow } from '../../../../ui/layout/list-row.tsx';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import { CATEGORY_WORDS } from '../../../../words/activity-words.ts';
import { m } from '../../../../words/m.ts';
import { ActivityPicture } from '../activity-picture.tsx';
import { levelNames, minutesWords } from '../activity-words.ts';
import type { ActivityCard } from '../api.ts';
import { useOwnArchive } from './use-own-archive.ts';

import styles from './own-activities.module.css';

interface Props {
  activity: ActivityCard;
  archived: boolean;
}

export function OwnRow({ activity, archived }: Props) {
  const { id, title, category, duration_min, levels } = activity;
  const navigate = useNavigate();
  const { archive, restore } = useOwnArchive();
  const choices = archived
    ? [
        {
          id: 'restore',
          label: m.own_activity_restore(),
          icon: ArchiveRestore,
          onSelect: () => restore(activity),
        },
      ]
    : [
        {
          id: 'edit',
          label: m.guide_edit(),
          icon: Pencil,
          onSelect: () => void navigate(`/manage-custom-activities?id=${id}`),
        },
        {
          id: 'copy',
          label: m.guide_copy(),
          icon: PencilRuler,
          onSelect: () => void navigate(`/manage-custom-activities?from=${id}`),
        },
        {
          id: 'archive',
          label: m.own_activity_archive(),
          icon: Archive,
          onSelect: () => archive(activity),
        },
      ];
  return (
    <ListRow
      to={`/activity?id=${id}`}
      leading={
        <span className={styles.thumb}>
          <ActivityPicture activity={activity} />
        </span>
      }
      title={title}
      subtitle={[CATEGORY_WORDS[category](), minutesWords(duration_min), levelNames(levels)].join(
        ' · ',
      )}
      trailing={
        <Menu
          label={m.own_activity_more({ title })}
          align="end"
          trigger={
            <IconButton label={m.own_activity_more({ title })}>
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
          choices={choices}
        />
      }
    />
  );
}
