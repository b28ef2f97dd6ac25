import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { m } from '../../../words/m.ts';

export const InterestsSkeleton = () => (
  <Card title={m.interests_known_title()}>
    <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
    <Skeleton shape="line" width="short" />
    <Skeleton shape="pair" width="long" />
    <Skeleton shape="line" width="short" />
    <Skeleton shape="pair" width="middling" />
  </Card>
);
