import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Stack } from '../../../ui/layout/columns.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { m } from '../../../words/m.ts';
import { PURPOSE_GROUPS } from './purpose-words.ts';

export const ConsentsSkeleton = () => (
  <Stack>
    <VisuallyHidden>
      <output>{m.ui_loading()}</output>
    </VisuallyHidden>
    {PURPOSE_GROUPS.map(({ id, title, purposes }) => (
      <Card key={id} title={title()}>
        {purposes.map((purpose) => (
          <Skeleton key={purpose} shape="pair" width="long" />
        ))}
      </Card>
    ))}
  </Stack>
);
