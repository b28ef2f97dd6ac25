import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { m } from '../../words/m.ts';

/** The card of the home's own tags, about to come. */
export const TagsSkeleton = () => (
  <Card title={m.tags_own_title()}>
    <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
    <Skeleton shape="line" width="long" />
    <Skeleton shape="line" width="middling" />
    <Skeleton shape="line" width="long" />
  </Card>
);
