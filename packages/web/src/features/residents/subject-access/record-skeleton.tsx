import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Columns } from '../../../ui/layout/columns.tsx';
import { m } from '../../../words/m.ts';

export const RecordSkeleton = () => (
  <Columns>
    <Card title={m.record_about_title()}>
      <Skeleton shape="pair" width="long" />
      <Skeleton shape="pair" width="long" />
    </Card>
    <Card title={m.record_download_title()}>
      <Skeleton shape="pair" width="long" />
    </Card>
  </Columns>
);
