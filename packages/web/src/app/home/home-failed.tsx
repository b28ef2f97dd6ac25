import type { useHome } from '../../features/home/api.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { m } from '../../words/m.ts';

/** Instead of what could not be loaded; whatever needs no answer stays beside it. */
export const HomeFailed = ({ home }: { home: ReturnType<typeof useHome> }) => (
  <Card title={m.home_error()}>
    <ErrorState level={3} busy={home.isFetching} onRetry={() => void home.refetch()} />
  </Card>
);
