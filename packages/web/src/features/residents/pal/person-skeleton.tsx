import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Columns } from '../../../ui/layout/columns.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { m } from '../../../words/m.ts';

export const PersonSkeleton = () => (
  <Page title={m.pal_title()} back="/tabs/pal">
    <VisuallyHidden>
      <output>{m.ui_loading()}</output>
    </VisuallyHidden>
    <Columns>
      <Card title={m.pal_now_title()}>
        <Skeleton shape="disc" />
        <Skeleton shape="pair" width="long" />
        <Skeleton shape="line" width="long" />
      </Card>
      <Card title={m.pal_history_title()}>
        <Skeleton shape="pair" width="long" />
        <Skeleton shape="pair" width="long" />
      </Card>
    </Columns>
  </Page>
);
