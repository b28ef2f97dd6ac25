import type { LucideIcon } from 'lucide-react';

import * as icons from './interest-icon-set.ts';

/** The pictures of interests and of their groups, by the names that the taxonomy gives them. */
export const INTEREST_ICONS: Record<string, LucideIcon | undefined> = icons;
