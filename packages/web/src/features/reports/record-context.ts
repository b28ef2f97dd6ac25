import { createContext, use } from 'react';

import type { Beginning, PersonHere, Report } from './api.ts';
import type { useRecord } from './use-record.ts';

export type Part = 'what' | 'who' | 'how';

export interface RecordForm extends ReturnType<typeof useRecord> {
  beginning: Beginning;
  /** Who can be in it, and who is in it already though they have moved since. */
  people: ReadonlyMap<string, PersonHere>;
  part: Part;
  goTo: (part: Part) => void;
  isFull: boolean;
  /** What it was before anybody changed it. */
  pristineType: 'quick' | 'full';
  report: Report | undefined;
  /** Whose sheet is open. */
  openPerson: string | undefined;
  setOpenPerson: (id: string | undefined) => void;
}

const Context = createContext<RecordForm | undefined>(undefined);
export const RecordProvider = Context.Provider;

export function useRecordForm(): RecordForm {
  const form = use(Context);
  if (!form) throw new Error('There is no record here.');
  return form;
}
