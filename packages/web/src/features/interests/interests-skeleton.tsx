import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { m } from '../../words/m.ts';

/** What is known, about to come. */
export const InterestsSkeleton = () => (
  <Card title={m.interests_known_title()}>
    <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
    <Skeleton shape="line" width="short" />
    <Skeleton shape="pair" width="long" />
    <Skeleton shape="line" width="short" />
    <Skeleton shape="pair" width="middling" />
  </Card>
);
