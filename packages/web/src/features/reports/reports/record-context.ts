import { createContext, use } from 'react';

import { useFormValue } from '../../../forms/use-form-value.ts';
import type { Beginning, PersonHere, Report } from './api.ts';
import type { Part, RecordDraft, RecordValues } from './record-values.ts';
import type { useRecord } from './use-record.ts';

/** Stable while typing; values are read with `useRecordValue`. */
export interface RecordForm extends ReturnType<typeof useRecord> {
  beginning: Beginning;
  /** Selectable residents, and those in the record who have moved since. */
  people: ReadonlyMap<string, PersonHere>;
  part: Part;
  goTo: (part: Part) => void;
  isFull: boolean;
  /** The type before any change. */
  pristineType: 'quick' | 'full';
  report: Report | undefined;
  /** The resident whose sheet is open. */
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

export const useRecordDraft = <T>(select: (draft: RecordDraft) => T): T =>
  useFormValue(useRecordForm().form, select);

export const useRecordValue = <T>(select: (values: RecordValues) => T): T =>
  useRecordDraft(({ values }) => select(values));

export const residentIds = ({ participations }: RecordValues) =>
  participations.map(({ resident_id }) => resident_id);
