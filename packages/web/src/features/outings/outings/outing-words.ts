import { m } from '../../../words/m.ts';
import type { Goer } from './api.ts';

export const NEED_WORDS: Record<Goer['needs'][number]['about'], () => string> = {
  mobility: m.outing_need_mobility,
  eating: m.outing_need_eating,
  drinking: m.outing_need_drinking,
  communication: m.outing_need_communication,
  continence: m.outing_need_continence,
  allergies: m.outing_need_allergies,
  safety: m.outing_need_safety,
};
