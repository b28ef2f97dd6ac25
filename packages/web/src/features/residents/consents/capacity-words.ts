import { m } from '../../../words/m.ts';
import type { CapacityNote } from './api.ts';

export const OUTCOME_WORDS: Record<CapacityNote['outcome'], () => string> = {
  has_capacity: m.capacity_has,
  lacks_capacity: m.capacity_lacks,
  fluctuates: m.capacity_fluctuates,
};
