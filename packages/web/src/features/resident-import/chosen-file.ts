import { readCsv } from '@relish/shared/resident-import/csv.ts';

export interface ChosenFile {
  file: File;
  csv: string;
  header: string[];
  /** The first value of each column. */
  samples: string[];
}

export async function openFile(file: File): Promise<ChosenFile> {
  const csv = decode(await file.arrayBuffer());
  const [header = [], ...rows] = readCsv(csv);
  const samples = header.map(
    (_, at) => rows.find((row) => (row[at] ?? '').trim() !== '')?.[at]?.trim() ?? '',
  );
  return { file, csv, header, samples };
}

/** Spreadsheets write UTF-8, or what Windows had before it. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
