import { useCall, useCallMutation } from '../../../api/hooks.ts';

export const useExportCheck = (ids: string[]) => useCall('exports/check', { ids });
export const useMakeExport = () => useCallMutation('exports/make');
