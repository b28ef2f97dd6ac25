import type { Band } from '@relish/shared/risks/risk-assessments/matrix.ts';
import { Circle, Diamond, type LucideIcon, Octagon, Triangle } from 'lucide-react';

/** Bands differ by word and shape, because colour alone carries no meaning. */
export const BAND_LOOKS: Record<
  Band,
  { tone: 'brand' | 'attention' | 'accent' | 'danger'; icon: LucideIcon }
> = {
  low: { tone: 'brand', icon: Circle },
  moderate: { tone: 'attention', icon: Triangle },
  high: { tone: 'accent', icon: Diamond },
  extreme: { tone: 'danger', icon: Octagon },
};
