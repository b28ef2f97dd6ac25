import { Eye } from 'lucide-react';

import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { List } from '../../../ui/list.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast-state.ts';
import { CATEGORY_WORDS } from '../../../words/activity-words.ts';
import { m } from '../../../words/m.ts';
import { useHiddenActivities, useHideActivity } from '../api.ts';
import { CategoryGlyph } from '../category-glyph.tsx';

/** What the organisation has taken away from its people, with a way to give it back. */
export function HiddenActivities() {
  const { data, isError, isFetching, refetch } = useHiddenActivities();
  const hide = useHideActivity();
  const show = (id: string, title: string) =>
    hide.mutate(
      { id, hidden: false },
      { onSuccess: () => showToast({ title: m.own_activity_shown({ title }), tone: 'success' }) },
    );
  return (
    <Card title={m.own_activity_hidden_title()}>
      <p>{data?.length === 0 ? m.own_activity_hidden_none() : m.own_activity_hidden_text()}</p>
      {isError && !data && (
        <div>
          <Button kind="quiet" busy={isFetching} onClick={() => void refetch()}>
            {m.ui_try_again()}
          </Button>
        </div>
      )}
      {!data && !isError && <Skeleton shape="pair" width="long" />}
      {data && data.length > 0 && (
        <List label={m.own_activity_hidden_title()} rows={data} rowKey={({ id }) => id}>
          {({ id, title, category }) => (
            <ListRow
              leading={<CategoryGlyph category={category} size={32} />}
              title={title}
              subtitle={CATEGORY_WORDS[category]()}
              trailing={
                <Button
                  kind="quiet"
                  size="small"
                  icon={<Eye aria-hidden="true" />}
                  aria-label={m.own_activity_show_named({ title })}
                  onClick={() => show(id, title)}
                >
                  {m.own_activity_show()}
                </Button>
              }
            />
          )}
        </List>
      )}
    </Card>
  );
}
