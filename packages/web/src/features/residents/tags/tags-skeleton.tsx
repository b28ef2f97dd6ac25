import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { m } from '../../../words/m.ts';

export const TagsSkeleton = () => (
  <Card title={m.tags_own_title()}>
    <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
    <Skeleton shape="line" width="long" />
    <Skeleton shape="line" width="middling" />
    <Skeleton shape="line" width="long" />
  </Card>
);
