import { Card } from '../../ui/card.tsx';
import { Stack } from '../../ui/columns.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { m } from '../../words/m.ts';
import { PURPOSE_GROUPS } from './purpose-words.ts';

/** The groups are known before the answers are. */
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
