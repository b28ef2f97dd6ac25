import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { GraduationCap, Route } from 'lucide-react';

import type { TourLink } from '../../features/library/tours/public.tsx';
import type { TutorialCard } from '../../features/library/tutorials/api.ts';
import { m } from '../../words/m.ts';
import { placesFor } from '../places.ts';
import type { PaletteItem } from './find-items.ts';
import { actionsFor, type PaletteEffects } from './palette-actions.ts';

/** Other words people use for a place, separated by spaces. */
const PLACE_WORDS: Partial<Record<string, () => string>> = {
  '/tabs/account': m.palette_account_words,
  '/tabs/insights': m.palette_insights_words,
  '/tabs/pal': m.palette_pal_words,
  '/tabs/reports': m.palette_reports_words,
  '/manage-staff': m.palette_team_words,
  '/home-settings': m.palette_settings_words,
  '/demo-mode': m.palette_demo_words,
};

interface Sources {
  user: CurrentUser;
  tutorials: readonly TutorialCard[];
  tours: readonly TourLink[];
  effects: PaletteEffects;
}

/** Everything this user can search for. */
export const paletteItems = ({ user, tutorials, tours, effects }: Sources): PaletteItem[] => [
  ...actionsFor(user, effects),
  ...placesFor(user)
    .filter(({ phoneOnly }) => !phoneOnly)
    .map(({ path, label, icon }) => ({
      id: `place ${path}`,
      group: 'places' as const,
      label: label(),
      keywords: [PLACE_WORDS[path]?.() ?? ''],
      icon,
      run: () => effects.go(path),
    })),
  ...tutorials.map(({ code, title, search_words }) => ({
    id: `tutorial ${code}`,
    group: 'tutorials' as const,
    label: title,
    keywords: search_words,
    icon: GraduationCap,
    run: () => effects.go(`/tutorial?code=${code}`),
  })),
  ...tours.map(({ id, title, start }) => ({
    id: `tour ${id}`,
    group: 'tours' as const,
    label: title,
    keywords: [],
    icon: Route,
    run: start,
  })),
];
