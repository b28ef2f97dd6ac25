import type { Category } from '@relish/shared/activities/choices.ts';
import type { Output } from '@relish/shared/calls.ts';
import type { Level } from '@relish/shared/pal/levels.ts';

import { useCall, useCallMutation } from '../../api/hooks.ts';

export type VideoCard = Output<'dashboard/videos'>[number];
export type OpenVideo = Output<'videos/open'>;

export const useVideos = (filters: { category: Category | null; level: Level | null }) =>
  useCall('dashboard/videos', filters);
export const useVideo = (id: string | undefined) =>
  useCall('videos/open', { id: id ?? '' }, { enabled: id !== undefined });
export const useSetVideoProgress = () =>
  useCallMutation('videos/set-progress', { refreshes: ['dashboard/videos'] });
export const useWatchedTogether = () => useCallMutation('videos/watched-together');
