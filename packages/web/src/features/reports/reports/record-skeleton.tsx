import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { m } from '../../../words/m.ts';

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
