import type { ItemKind } from '@relish/shared/library/hidden-items/contract.ts';
import {
  Clapperboard,
  Eye,
  GraduationCap,
  type LucideIcon,
  Palette,
  ShoppingBag,
} from 'lucide-react';

import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../../ui/feedback/toast-state.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { ListRow } from '../../../../ui/layout/list-row.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { m } from '../../../../words/m.ts';
import { useHidden, useSetHidden } from '../../hidden-items/api.ts';

const KINDS: Record<ItemKind, { word: () => string; icon: LucideIcon }> = {
  activity: { word: m.library_kind_activity, icon: Palette },
  video: { word: m.library_kind_video, icon: Clapperboard },
  tutorial: { word: m.library_kind_tutorial, icon: GraduationCap },
  product: { word: m.library_kind_product, icon: ShoppingBag },
};

/** Items hidden from the whole organisation, with a button to show them again. */
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
