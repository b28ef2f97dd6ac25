import { z } from 'zod';

import { defineCalls } from '../call.ts';
import { COLUMNS, IMPORT_BYTES } from './columns.ts';

const keys = COLUMNS.map(({ key }) => key);
const Column = z.enum(keys);

export const ImportInput = z.object({
  csv: z.string({ error: 'Choose a file.' }).min(1, 'The file is empty.').max(IMPORT_BYTES),
  mapping: z.partialRecord(Column, z.int().min(0).max(500)),
});

const CheckedRow = z.object({
  /** As a spreadsheet counts: the header is line 1. */
  line: z.int(),
  name: z.string(),
  problems: z.array(z.object({ column: Column, message: z.string() })),
  /** Worth a look, but no reason to stop. */
  warnings: z.array(z.string()),
});
export type CheckedRow = z.infer<typeof CheckedRow>;

export const residentImportCalls = defineCalls({
  'resident-import/check': {
    access: 'residents.import',
    summary: 'Reads a file of residents and tells what is wrong with each row; nothing is written',
    input: ImportInput,
    output: z.object({ rows: z.array(CheckedRow), ready: z.int(), bad: z.int() }),
    maxBytes: IMPORT_BYTES * 2,
  },
  'resident-import/run': {
    access: 'residents.import',
    summary: 'Adds every resident of a file, or none',
    input: ImportInput,
    output: z.object({ added: z.int() }),
    maxBytes: IMPORT_BYTES * 2,
  },
  'residents/export-csv': {
    access: 'residents.manage',
    summary: 'The people of this home as a file for a spreadsheet',
    input: z.object({}),
    output: z.object({ csv: z.string() }),
  },
});
