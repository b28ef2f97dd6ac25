import { ArchiveRestore } from 'lucide-react';

import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { m } from '../../../words/m.ts';
import type { Group } from './api.ts';
import { GroupSign } from './group-sign.tsx';
import { KINDS } from './group-words.ts';
import { useArchiving } from './use-archiving.ts';

export function ArchivedGroups({ groups }: { groups: readonly Group[] }) {
  const { restore } = useArchiving();
  if (groups.length === 0) return null;
  return (
    <Card title={m.groups_archive_heading()}>
      <p>{m.groups_archive_text()}</p>
      <List label={m.groups_archive_heading()} rows={groups} rowKey={({ id }) => id}>
        {(group) => (
          <ListRow
            leading={<GroupSign group={group} />}
            title={group.name}
            subtitle={`${KINDS[group.kind].words()} · ${m.groups_people({ count: group.member_ids.length })}`}
            trailing={
              <Button
                kind="quiet"
                size="small"
                icon={<ArchiveRestore aria-hidden="true" />}
                aria-label={m.groups_restore_named({ name: group.name })}
                onClick={() => restore(group)}
              >
                {m.groups_restore()}
              </Button>
            }
          />
        )}
      </List>
    </Card>
  );
}
