import {
  type ColumnKey,
  type Mapping,
  missingColumns,
  suggestMapping,
} from '@relish/shared/resident-import/columns.ts';
import { useState } from 'react';

import { sentence } from '../../api/error-catalogue.ts';
import { m } from '../../words/m.ts';
import { useAddFromFile, useCheckFile } from './api.ts';
import { type ChosenFile, openFile } from './chosen-file.ts';

const NOTHING_MATCHED: { header: string[]; mapping: Mapping } = { header: [], mapping: {} };
const NO_ANSWER = new Set([0, 504]);

/** One file on its way: chosen, matched, checked, added. */
export function useResidentImport() {
  const [chosen, setChosen] = useState<ChosenFile>();
  const [matched, setMatched] = useState(NOTHING_MATCHED);
  const [isUnreadable, setUnreadable] = useState(false);
  const [hasTried, setTried] = useState(false);
  const check = useCheckFile();
  const add = useAddFromFile();
  const { mapping } = matched;
  const missing = missingColumns(mapping);
  const refused = check.error?.body?.errors ?? {};
  const isUnsure = add.error !== null && NO_ANSWER.has(add.error.status);

  // What was found out about another file, or other columns, says nothing any more.
  function forget() {
    check.reset();
    add.reset();
  }

  async function choose([file]: File[]) {
    forget();
    setUnreadable(false);
    setTried(false);
    if (!file) return setChosen(undefined);
    try {
      const opened = await openFile(file);
      setChosen(opened);
      // The same file, put right, keeps what was matched by hand.
      setMatched((before) =>
        before.header.join('\n') === opened.header.join('\n')
          ? before
          : { header: opened.header, mapping: suggestMapping(opened.header) },
      );
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
    match,
    /** False when columns are missing: then nothing is sent. */
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
    // Who has been added is known only after another look.
    checked: isUnsure ? undefined : check.data,
    isUnsure,
    add: () => {
      if (chosen && !add.isPending) add.mutate({ csv: chosen.csv, mapping });
    },
    isAdding: add.isPending,
    added: add.data?.added,
    addProblem: add.error?.status === 422 ? sentenceOf(add.error) : undefined,
    fileErrors: isUnreadable ? [m.import_unreadable()] : refused.csv,
    columnErrors: (key: ColumnKey): string[] | undefined =>
      hasTried && missing.includes(key) ? [m.import_column_needed()] : refused[`mapping.${key}`],
    problem:
      check.error?.status === 422 && Object.keys(refused).length === 0
        ? sentence(check.error)
        : undefined,
    startAgain: () => {
      forget();
      setChosen(undefined);
      setTried(false);
    },
  };
}

const sentenceOf = (error: Parameters<typeof sentence>[0]) =>
  Object.values(error.body?.errors ?? {})
    .flat()
    .join(' ') || sentence(error);

export type ResidentImport = ReturnType<typeof useResidentImport>;
