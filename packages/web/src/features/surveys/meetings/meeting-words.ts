import type { EasySymbol, MeetingKind } from '@relish/shared/surveys/meetings/choices.ts';
import {
  BedDouble,
  Bus,
  CalendarDays,
  Check,
  Clock,
  Coffee,
  Coins,
  Flower2,
  HandHeart,
  House,
  Lightbulb,
  type LucideIcon,
  MessagesSquare,
  Music,
  Palette,
  ShieldCheck,
  Shirt,
  Stethoscope,
  UsersRound,
  Utensils,
  X,
} from 'lucide-react';

import { m } from '../../../words/m.ts';

export const KIND_WORDS: Record<MeetingKind, () => string> = {
  residents: m.meetings_residents,
  relatives: m.meetings_relatives,
  both: m.meetings_both,
};

export const SYMBOLS: Record<EasySymbol, LucideIcon> = {
  people: UsersRound,
  talk: MessagesSquare,
  yes: Check,
  no: X,
  food: Utensils,
  drink: Coffee,
  activity: Palette,
  music: Music,
  garden: Flower2,
  outing: Bus,
  home: House,
  bed: BedDouble,
  clothes: Shirt,
  money: Coins,
  time: Clock,
  calendar: CalendarDays,
  safe: ShieldCheck,
  health: Stethoscope,
  idea: Lightbulb,
  thanks: HandHeart,
};
