import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { m } from '../../words/m.ts';

export const RecordSkeleton = () => (
  <Page title={m.reports_record()} back="/tabs/home">
    <VisuallyHidden>
      <output>{m.reports_loading()}</output>
    </VisuallyHidden>
    <Skeleton shape="line" width="middling" />
    <Skeleton shape="pair" width="long" />
    <Skeleton shape="pair" width="long" />
  </Page>
);
