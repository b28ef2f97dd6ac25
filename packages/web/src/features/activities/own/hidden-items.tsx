import type { ItemKind } from '@relish/shared/library/contract.ts';
import {
  Clapperboard,
  Eye,
  GraduationCap,
  type LucideIcon,
  Palette,
  ShoppingBag,
} from 'lucide-react';

import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { List } from '../../../ui/list.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast-state.ts';
import { m } from '../../../words/m.ts';
import { useHidden, useSetHidden } from '../../library/api.ts';

const KINDS: Record<ItemKind, { word: () => string; icon: LucideIcon }> = {
  activity: { word: m.library_kind_activity, icon: Palette },
  video: { word: m.library_kind_video, icon: Clapperboard },
  tutorial: { word: m.library_kind_tutorial, icon: GraduationCap },
  product: { word: m.library_kind_product, icon: ShoppingBag },
};

/** What the organisation has taken away from its people, with a way to give it back. */
export function HiddenItems() {
  const { data, isError, isFetching, refetch } = useHidden();
  const set = useSetHidden();
  const show = (id: string, title: string) =>
    set.mutate(
      { id, hidden: false },
      { onSuccess: () => showToast({ title: m.library_shown({ title }), tone: 'success' }) },
    );
  return (
    <Card title={m.library_hidden_title()}>
      <p>{data?.length === 0 ? m.library_hidden_none() : m.library_hidden_text()}</p>
      {isError && !data && (
        <div>
          <Button kind="quiet" busy={isFetching} onClick={() => void refetch()}>
            {m.ui_try_again()}
          </Button>
        </div>
      )}
      {!data && !isError && <Skeleton shape="pair" width="long" />}
      {data && data.length > 0 && (
        <List label={m.library_hidden_title()} rows={data} rowKey={({ id }) => id}>
          {({ id, kind, title, summary }) => (
            <ListRow
              title={title}
              subtitle={summary}
              trailing={
                <>
                  <Badge icon={KINDS[kind].icon}>{KINDS[kind].word()}</Badge>
                  <Button
                    kind="quiet"
                    size="small"
                    icon={<Eye aria-hidden="true" />}
                    aria-label={m.library_show_named({ title })}
                    onClick={() => show(id, title)}
                  >
                    {m.library_show()}
                  </Button>
                </>
              }
            />
          )}
        </List>
      )}
    </Card>
  );
}
