import type { Output } from '@relish/shared/calls.ts';
import { useState } from 'react';

import { useCall } from '../../../api/hooks.ts';

export type Ideas = Output<'dashboard/relative-activity-ideas'>[number];
export type Idea = Ideas['ideas'][number];

/** Keeps the previous three ideas while the next ones load. */
export function useIdeas(page: number) {
  const query = useCall('dashboard/relative-activity-ideas', { page });
  const [kept, setKept] = useState(query.data);
  if (query.data !== undefined && query.data !== kept) setKept(query.data);
  return { ...query, data: query.data ?? kept };
}
