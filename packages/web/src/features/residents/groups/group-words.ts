import type { GroupColour, GroupKind } from '@relish/shared/residents/groups/choices.ts';
import {
  Heart,
  type LucideIcon,
  PersonStanding,
  Signpost,
  UsersRound,
  Utensils,
} from 'lucide-react';

import { m } from '../../../words/m.ts';

export const KINDS: Record<GroupKind, { words: () => string; icon: LucideIcon }> = {
  unit: { words: m.groups_kind_unit, icon: Signpost },
  interest: { words: m.groups_kind_interest, icon: Heart },
  ability: { words: m.groups_kind_ability, icon: PersonStanding },
  table: { words: m.groups_kind_table, icon: Utensils },
  custom: { words: m.groups_kind_custom, icon: UsersRound },
};

export const COLOUR_WORDS: Record<GroupColour, () => string> = {
  green: m.groups_colour_green,
  apricot: m.groups_colour_apricot,
  blue: m.groups_colour_blue,
  plum: m.groups_colour_plum,
  rose: m.groups_colour_rose,
  teal: m.groups_colour_teal,
  amber: m.groups_colour_amber,
  slate: m.groups_colour_slate,
};
