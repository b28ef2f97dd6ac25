import { Archive, Ellipsis, Merge, Pencil } from 'lucide-react';

import { useCan } from '../../../session/use-session.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { m } from '../../../words/m.ts';
import type { ListedTag } from './api.ts';
import { TagChip } from './tag-chip.tsx';
import { groupTitle } from './tag-groups.ts';
import { useTagArchive } from './use-tag-archive.ts';

interface Props {
  tag: ListedTag;
  onDo: (what: 'rename' | 'merge') => void;
}

export function OwnTagRow({ tag, onDo }: Props) {
  const { archive } = useTagArchive();
  const mayMerge = useCan('tags.merge');
  const more = m.tags_more({ label: tag.label });
  const people = tag.uses === 0 ? m.tags_nobody() : m.tags_people({ count: tag.uses });
  return (
    <ListRow
      title={<TagChip tag={tag} />}
      subtitle={`${groupTitle(tag.group)} · ${people}`}
      trailing={
        <Menu
          label={more}
          align="end"
          trigger={
            <IconButton label={more}>
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
          choices={[
            {
              id: 'rename',
              label: m.tags_rename(),
              icon: Pencil,
              onSelect: () => onDo('rename'),
            },
            ...(mayMerge
              ? [
                  {
                    id: 'merge',
                    label: m.tags_merge(),
                    icon: Merge,
                    onSelect: () => onDo('merge'),
                  },
                ]
              : []),
            {
              id: 'archive',
              label: m.tags_archive(),
              icon: Archive,
              onSelect: () => archive(tag),
            },
          ]}
        />
      }
    />
  );
}
