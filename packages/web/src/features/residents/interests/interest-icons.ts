import type { LucideIcon } from 'lucide-react';

import * as icons from './interest-icon-set.ts';

/** Icons by the names used in the taxonomy. */
export const INTEREST_ICONS: Record<string, LucideIcon | undefined> = icons;
