import type { Band } from '@relish/shared/risks/risk-assessments/matrix.ts';

import { Badge } from '../../../ui/feedback/badge.tsx';
import { BAND_LOOKS } from './bands.ts';
import { BAND_WORDS } from './risk-words.ts';

interface Props {
  band: Band;
  /** Text around the band's name. */
  words?: (of: { band: string }) => string;
}

const nameOnly = ({ band }: { band: string }) => band;

export function BandBadge({ band, words = nameOnly }: Props) {
  const { tone, icon } = BAND_LOOKS[band];
  return (
    <Badge kind={tone} icon={icon}>
      {words({ band: BAND_WORDS[band]() })}
    </Badge>
  );
}
