import {
  type ColumnKey,
  type Mapping,
  missingColumns,
  suggestMapping,
} from '@relish/shared/residents/resident-import/columns.ts';
import { useState } from 'react';

import { sentence } from '../../../api/error-catalogue.ts';
import { m } from '../../../words/m.ts';
import { useAddFromFile, useCheckFile } from './api.ts';
import { type ChosenFile, openFile, openText } from './chosen-file.ts';

const NOTHING_MATCHED: { header: string[]; mapping: Mapping } = { header: [], mapping: {} };
const NO_ANSWER = new Set([0, 504]);

/** Steps of one import: choose, match, check, add. */
export function useResidentImport() {
  const [chosen, setChosen] = useState<ChosenFile>();
  const [matched, setMatched] = useState(NOTHING_MATCHED);
  const [isUnreadable, setUnreadable] = useState(false);
  const [hasTried, setTried] = useState(false);
  const [pasted, setPasted] = useState('');
  const check = useCheckFile();
  const add = useAddFromFile();
  const { mapping } = matched;
  const missing = missingColumns(mapping);
  const refused = check.error?.body?.errors ?? {};
  const isUnsure = add.error !== null && NO_ANSWER.has(add.error.status);

  // Results for another file or mapping no longer apply.
  function forget() {
    check.reset();
    add.reset();
  }

  function open(opened: ChosenFile) {
    setChosen(opened);
    // A corrected version of the same file keeps the matches made by hand.
    setMatched((before) =>
      before.header.join('\n') === opened.header.join('\n')
        ? before
        : { header: opened.header, mapping: suggestMapping(opened.header) },
    );
  }

  function begin() {
    forget();
    setUnreadable(false);
    setTried(false);
  }

  function paste(text: string) {
    begin();
    setPasted(text);
    if (text.trim() === '') setChosen(undefined);
    else open(openText(text));
  }

  async function choose([file]: File[]) {
    begin();
    setPasted('');
    if (!file) return setChosen(undefined);
    try {
      open(await openFile(file));
    } catch {
      setChosen(undefined);
      setUnreadable(true);
    }
  }

  function match(key: ColumnKey, at: number | undefined) {
    forget();
    const { [key]: _, ...others } = mapping;
    setMatched({ ...matched, mapping: at === undefined ? others : { ...others, [key]: at } });
  }

  return {
    chosen,
    mapping,
    missing,
    choose,
    pasted,
    paste,
    match,
    /** Returns false when columns are missing; nothing is sent then. */
    check: (onFileRefused: () => void): boolean => {
      setTried(true);
      if (!chosen || missing.length > 0) return false;
      add.reset();
      if (!check.isPending)
        check.mutate(
          { csv: chosen.csv, mapping },
          { onError: ({ body }) => body?.errors?.csv && onFileRefused() },
        );
      return true;
    },
    isChecking: check.isPending,
    // Without an answer to adding, only another check shows who has been added.
    checked: isUnsure ? undefined : check.data,
    isUnsure,
    add: () => {
      if (chosen && !add.isPending) add.mutate({ csv: chosen.csv, mapping });
    },
    isAdding: add.isPending,
    added: add.data?.added,
    addProblem: add.error?.status === 422 ? formatErrors(add.error) : undefined,
    fileErrors: isUnreadable ? [m.import_unreadable()] : refused.csv,
    columnErrors: (key: ColumnKey): string[] | undefined =>
      hasTried && missing.includes(key) ? [m.import_column_needed()] : refused[`mapping.${key}`],
    problem:
      check.error?.status === 422 && Object.keys(refused).length === 0
        ? sentence(check.error)
        : undefined,
    startAgain: () => {
      begin();
      setPasted('');
      setChosen(undefined);
    },
  };
}

const formatErrors = (error: Parameters<typeof sentence>[0]) =>
  Object.values(error.body?.errors ?? {})
    .flat()
    .join(' ') || sentence(error);

export type ResidentImport = ReturnType<typeof useResidentImport>;
