import type { Output } from '@relish/shared/calls.ts';

import { useCallMutation } from '../../../api/hooks.ts';

export type Checked = Output<'resident-import/check'>;
export type CheckedRow = Checked['rows'][number];

export const useCheckFile = () => useCallMutation('resident-import/check');
export const useAddFromFile = () => useCallMutation('resident-import/run');
export const useExportList = () => useCallMutation('residents/export-csv');
