import type { Category } from '@relish/shared/library/activities/choices.ts';

import type { DecorationName } from './decorations.ts';
import type { SceneName } from './scenes.ts';

/** The setting and the decorations of a category. */
export type Mood = {
  scenes: readonly [SceneName, ...SceneName[]];
  airs: readonly [DecorationName, ...DecorationName[]];
};

export const MOODS: Record<Category, Mood> = {
  PHY: { scenes: ['rug', 'arch', 'hills', 'window'], airs: ['wave', 'dot', 'ring'] },
  MUS: { scenes: ['curtains', 'rug', 'arch', 'window'], airs: ['note', 'dot'] },
  CRE: { scenes: ['table', 'shelf', 'window', 'blanket'], airs: ['stitch', 'dot', 'ring'] },
  COG: { scenes: ['table', 'shelf', 'rug', 'window'], airs: ['square', 'cross', 'dot'] },
  REM: { scenes: ['shelf', 'table', 'window', 'curtains'], airs: ['star', 'dot'] },
  SEN: { scenes: ['blanket', 'arch', 'waterside', 'window'], airs: ['bubble', 'petal', 'dot'] },
  SOC: { scenes: ['table', 'rug', 'window', 'shelf'], airs: ['steam', 'dot', 'ring'] },
  DOM: { scenes: ['shelf', 'window', 'table', 'rug'], airs: ['cross', 'star', 'dot'] },
  FOO: { scenes: ['table', 'blanket', 'shelf', 'window'], airs: ['steam', 'dot'] },
  NAT: { scenes: ['hills', 'fence', 'window', 'waterside'], airs: ['leaf', 'petal', 'dot'] },
  SPI: { scenes: ['arch', 'window', 'hills', 'curtains'], airs: ['star', 'petal', 'dot'] },
  REL: { scenes: ['blanket', 'waterside', 'arch', 'rug'], airs: ['petal', 'bubble', 'wave'] },
  ANI: { scenes: ['fence', 'rug', 'hills', 'blanket'], airs: ['paw', 'leaf', 'dot'] },
  COM: { scenes: ['hills', 'waterside', 'fence', 'window'], airs: ['leaf', 'dot', 'ring'] },
  TEC: { scenes: ['shelf', 'rug', 'table', 'arch'], airs: ['square', 'ring', 'dot'] },
  CEL: { scenes: ['curtains', 'table', 'hills', 'arch'], airs: ['streamer', 'star', 'dot'] },
};
