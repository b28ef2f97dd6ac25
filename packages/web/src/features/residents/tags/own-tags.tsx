import { TAG_LIMITS } from '@relish/shared/residents/tags/system-tags.ts';
import { lazy, Suspense, useState } from 'react';

import { Badge } from '../../../ui/feedback/badge.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { m } from '../../../words/m.ts';
import type { ListedTag } from './api.ts';
import { OwnTagRow } from './own-tag-row.tsx';

const RenameTag = lazy(() => import('./rename-tag.tsx'));
const MergeTag = lazy(() => import('./merge-tag.tsx'));

interface Props {
  tags: readonly ListedTag[];
  /** Tags to merge into. */
  all: readonly ListedTag[];
}

export function OwnTags({ tags, all }: Props) {
  const [doing, setDoing] = useState<{ what: 'rename' | 'merge'; tag: ListedTag }>();
  const stop = () => setDoing(undefined);
  return (
    <Card
      title={m.tags_own_title()}
      actions={
        <Badge>{m.tags_own_count({ count: tags.length, most: TAG_LIMITS.custom_per_home })}</Badge>
      }
    >
      {tags.length === 0 ? (
        <p>{m.tags_own_none()}</p>
      ) : (
        <List label={m.tags_own_title()} rows={tags} rowKey={({ tag }) => tag}>
          {(tag) => <OwnTagRow tag={tag} onDo={(what) => setDoing({ what, tag })} />}
        </List>
      )}
      <Suspense>
        {doing?.what === 'rename' && <RenameTag tag={doing.tag} onClose={stop} />}
        {doing?.what === 'merge' && <MergeTag tag={doing.tag} all={all} onClose={stop} />}
      </Suspense>
    </Card>
  );
}
