import type {
  AddendumKind,
  ObservationAction,
  ObservationType,
} from '@relish/shared/reports/observations/choices.ts';
import {
  Accessibility,
  Bandage,
  BookHeart,
  CupSoda,
  HandHeart,
  Heart,
  type LucideIcon,
  MessageCircle,
  Smile,
  Sparkles,
  Sun,
  TriangleAlert,
  UsersRound,
  Wind,
} from 'lucide-react';

import { m } from '../../../words/m.ts';

export const TYPE_WORDS: Record<ObservationType, () => string> = {
  wellbeing_change: m.observations_type_wellbeing_change,
  communication: m.observations_type_communication,
  mobility_or_pain: m.observations_type_mobility_or_pain,
  eating_drinking: m.observations_type_eating_drinking,
  skin_or_injury_seen: m.observations_type_skin_or_injury_seen,
  behaviour_distress: m.observations_type_behaviour_distress,
  new_interest: m.observations_type_new_interest,
  memory_shared: m.observations_type_memory_shared,
  relationship: m.observations_type_relationship,
  equipment_need: m.observations_type_equipment_need,
  environment: m.observations_type_environment,
  compliment: m.observations_type_compliment,
  concern: m.observations_type_concern,
};

export const TYPE_ICONS: Record<ObservationType, LucideIcon> = {
  wellbeing_change: Heart,
  communication: MessageCircle,
  mobility_or_pain: Accessibility,
  eating_drinking: CupSoda,
  skin_or_injury_seen: Bandage,
  behaviour_distress: Wind,
  new_interest: Sparkles,
  memory_shared: BookHeart,
  relationship: UsersRound,
  equipment_need: HandHeart,
  environment: Sun,
  compliment: Smile,
  concern: TriangleAlert,
};

export const ACTION_WORDS: Record<ObservationAction, () => string> = {
  none: m.observations_action_none,
  told_nurse: m.observations_action_told_nurse,
  told_manager: m.observations_action_told_manager,
  care_plan: m.observations_action_care_plan,
  gp: m.observations_action_gp,
  safeguarding: m.observations_action_safeguarding,
};

export const ADDED_WORDS: Record<AddendumKind, () => string> = {
  note: m.observations_added_note,
  attended: m.observations_added_attended,
  settled: m.observations_added_settled,
};
