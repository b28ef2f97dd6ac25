import { ArchiveRestore } from 'lucide-react';

import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { m } from '../../../words/m.ts';
import type { ListedTag } from './api.ts';
import { groupTitle } from './tag-groups.ts';
import { useTagArchive } from './use-tag-archive.ts';

export function ArchivedTags({ tags }: { tags: readonly ListedTag[] }) {
  const { restore } = useTagArchive();
  if (tags.length === 0) return null;
  return (
    <Card title={m.tags_archive_title()}>
      <p>{m.tags_archive_text()}</p>
      <List label={m.tags_archive_title()} rows={tags} rowKey={({ tag }) => tag}>
        {(tag) => (
          <ListRow
            title={tag.label}
            subtitle={groupTitle(tag.group)}
            trailing={
              <Button
                kind="quiet"
                size="small"
                icon={<ArchiveRestore aria-hidden="true" />}
                aria-label={m.tags_restore_named({ label: tag.label })}
                onClick={() => restore(tag)}
              >
                {m.tags_restore()}
              </Button>
            }
          />
        )}
      </List>
    </Card>
  );
}
