import type { ColumnKey } from '@relish/shared/residents/resident-import/columns.ts';

import { Select } from '../../../ui/forms/select.tsx';
import { m } from '../../../words/m.ts';
import type { ChosenFile } from './chosen-file.ts';
import { COLUMN_WORDS } from './column-words.ts';
import type { ResidentImport } from './use-resident-import.ts';

interface Props {
  column: ColumnKey;
  chosen: ChosenFile;
  work: ResidentImport;
}

/** Shows the column's first value, so that a wrong match is noticed. */
export function ColumnSelect({ column, chosen: { header, samples }, work }: Props) {
  const at = work.mapping[column];
  return (
    <Select
      name={`mapping.${column}`}
      label={COLUMN_WORDS[column]()}
      hint={at === undefined ? m.import_not_matched() : sampleWords(samples[at])}
      placeholder={m.import_not_in_file()}
      options={header.map((name, index) => ({
        value: String(index),
        label: name.trim() || m.import_unnamed({ number: index + 1 }),
      }))}
      value={at === undefined ? null : String(at)}
      onChange={(value) => work.match(column, value === null ? undefined : Number(value))}
      errors={work.columnErrors(column)}
      disabled={work.isAdding}
    />
  );
}

const sampleWords = (value = '') =>
  value === '' ? m.import_sample_none() : m.import_sample({ value: shortened(value) });

const shortened = (value: string) => (value.length > 40 ? `${value.slice(0, 39)}…` : value);
