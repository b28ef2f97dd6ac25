import { Megaphone, Sprout } from 'lucide-react';

import { Badge } from '../../../ui/feedback/badge.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { IconDisc } from '../../../ui/tokens/icon-disc.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { STATE_KINDS, STATE_WORDS } from './action-words.ts';
import type { ActionRow } from './api.ts';

export const ActionRows = ({ rows }: { rows: readonly ActionRow[] }) => (
  <List label={m.actions_title()} rows={rows} rowKey={({ id }) => id}>
    {(action) => (
      <ListRow
        to={`/action?id=${action.id}`}
        leading={<IconDisc icon={action.published_at === null ? Sprout : Megaphone} tone="brand" />}
        title={action.theme}
        subtitle={[
          action.done_on === null
            ? m.actions_due({ day: formatDay(action.due_on) })
            : m.actions_done({ day: formatDay(action.done_on) }),
          action.owner.name,
          ...(action.published_at === null ? [] : [m.actions_published()]),
        ].join(' · ')}
        trailing={<Badge kind={STATE_KINDS[action.state]}>{STATE_WORDS[action.state]()}</Badge>}
      />
    )}
  </List>
);
