import { readCsv } from '@relish/shared/csv.ts';

export interface ChosenFile {
  /** Undefined for pasted text. */
  file: File | undefined;
  csv: string;
  header: string[];
  /** The first non-empty value of each column. */
  samples: string[];
}

export async function openFile(file: File): Promise<ChosenFile> {
  return { ...readText(decode(await file.arrayBuffer())), file };
}

/** Cells copied from a spreadsheet are separated by tabs, which the CSV reader knows. */
export const openText = (text: string): ChosenFile => ({ ...readText(text), file: undefined });

function readText(csv: string) {
  const [header = [], ...rows] = readCsv(csv);
  const samples = header.map(
    (_, at) => rows.find((row) => (row[at] ?? '').trim() !== '')?.[at]?.trim() ?? '',
  );
  return { csv, header, samples };
}

/** Spreadsheets write UTF-8 or Windows-1252. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
