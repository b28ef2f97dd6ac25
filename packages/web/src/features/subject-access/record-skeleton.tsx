import { Card } from '../../ui/card.tsx';
import { Columns } from '../../ui/columns.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { m } from '../../words/m.ts';

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
