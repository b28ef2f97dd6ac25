import type { SectionKey } from '@relish/shared/residents/about-me/sections.ts';
import {
  Baby,
  BookHeart,
  Briefcase,
  Clock,
  Flower2,
  Hand,
  Heart,
  HeartHandshake,
  type LucideIcon,
  MapPin,
  MessagesSquare,
  Music,
  Sparkles,
  Star,
  Sunrise,
  Umbrella,
  Users,
  UtensilsCrossed,
} from 'lucide-react';

export const SECTION_ICONS: Record<SectionKey, LucideIcon> = {
  essentials: Sunrise,
  matters: Heart,
  people: Users,
  roots: Baby,
  work: Briefcase,
  love_family: HeartHandshake,
  places: MapPin,
  interests: Music,
  routines: Clock,
  food_drink: UtensilsCrossed,
  beliefs: Sparkles,
  identity: Flower2,
  communication: MessagesSquare,
  comfort: Umbrella,
  please: Hand,
  wishes: Star,
  memories: BookHeart,
};

/** Anchor of a section. */
export const toAnchor = (section: SectionKey) => `about-me-${section}`;
