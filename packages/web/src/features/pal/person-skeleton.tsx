import { Card } from '../../ui/card.tsx';
import { Columns } from '../../ui/columns.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { m } from '../../words/m.ts';

/** The shape of the page that is about to appear. */
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
