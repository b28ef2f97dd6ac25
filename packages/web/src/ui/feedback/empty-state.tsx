import { Sprout } from 'lucide-react';
import type { ReactNode } from 'react';

import { IconDisc } from '../tokens/icon-disc.tsx';
import { StatePanel } from './state-panel.tsx';

interface Props {
  illustration?: ReactNode;
  title: string;
  level?: 1 | 2 | 3;
  /** Why it is empty. */
  children: ReactNode;
  /** The next step. */
  action?: ReactNode;
}

export const EmptyState = ({ illustration, ...words }: Props) => (
  <StatePanel {...words} picture={illustration ?? <IconDisc icon={Sprout} size="large" />} />
);
