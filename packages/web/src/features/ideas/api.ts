import type { Output } from '@relish/shared/calls.ts';
import { useState } from 'react';

import { useCall } from '../../api/hooks.ts';

export type Idea = Output<'dashboard/relative-activity-ideas'>[number]['ideas'][number];

/** While three others are on their way, those before stay. */
export function useIdeas(page: number) {
  const asked = useCall('dashboard/relative-activity-ideas', { page });
  const [kept, setKept] = useState(asked.data);
  if (asked.data !== undefined && asked.data !== kept) setKept(asked.data);
  return { ...asked, data: asked.data ?? kept };
}
