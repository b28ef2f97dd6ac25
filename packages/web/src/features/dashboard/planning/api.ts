import type { Output } from '@relish/shared/calls.ts';

import { useCall, useCallMutation } from '../../../api/hooks.ts';

export type Week = Output<'planning/week'>;
export type PlannedEvent = Week['events'][number];
export type Suggestion = Week['suggestions'][number];
export type Made = Output<'planning/copy-week'>;
export type Template = Output<'planning/templates'>[number];
export type PublishPreview = Output<'planning/publish-preview'>;

export const useWeek = (week: string) => useCall('planning/week', { week });
export const useTemplates = () => useCall('planning/templates', {});
export const usePublishPreview = (week: string) => useCall('planning/publish-preview', { week });

export const useAddDraft = () => useCallMutation('events/add');
export const useCopyWeek = () => useCallMutation('planning/copy-week');
export const useSaveTemplate = () => useCallMutation('planning/save-template');
export const useApplyTemplate = () => useCallMutation('planning/apply-template');
export const useDeleteTemplate = () => useCallMutation('planning/delete-template');
export const useRestoreTemplate = () => useCallMutation('planning/restore-template');
export const useRemoveDrafts = () => useCallMutation('planning/remove-drafts');
export const usePublishWeek = () => useCallMutation('planning/publish');
