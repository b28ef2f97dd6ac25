import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import type { useHome } from './api.ts';

/** Replaces only the parts that failed to load. */
export const HomeFailed = ({ home }: { home: ReturnType<typeof useHome> }) => (
  <Card title={m.home_error()}>
    <ErrorState level={3} busy={home.isFetching} onRetry={() => void home.refetch()} />
  </Card>
);
