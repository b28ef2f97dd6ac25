import type { Output } from '@relish/shared/calls.ts';
import type { Category } from '@relish/shared/library/activities/choices.ts';
import type { Level } from '@relish/shared/residents/pal/levels.ts';

import { useCall, useCallMutation } from '../../../api/hooks.ts';

export type VideoCard = Output<'dashboard/videos'>[number];
export type OpenVideo = Output<'videos/open'>;

export const useVideos = (filters: { category: Category | null; level: Level | null }) =>
  useCall('dashboard/videos', filters);
export const useVideo = (id: string | undefined) =>
  useCall('videos/open', { id: id ?? '' }, { enabled: id !== undefined });
export const useSetVideoProgress = () =>
  useCallMutation('videos/set-progress', { leaves: ['videos/open'] });
export const useWatchedTogether = () => useCallMutation('videos/watched-together');
