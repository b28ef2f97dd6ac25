import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { COLUMNS, IMPORT_BYTES } from './columns.ts';

const keys = COLUMNS.map(({ key }) => key);
const Column = z.enum(keys);

export const ImportInput = z.object({
  csv: z.string({ error: 'Choose a file.' }).min(1, 'The file is empty.').max(IMPORT_BYTES),
  mapping: z.partialRecord(Column, z.int().min(0).max(500)),
});

const CheckedRow = z.object({
  /** As in a spreadsheet: the header is line 1. */
  line: z.int(),
  name: z.string(),
  problems: z.array(z.object({ column: Column, message: z.string() })),
  warnings: z.array(z.string()),
});
export type CheckedRow = z.infer<typeof CheckedRow>;

export const residentImportCalls = defineCalls({
  'resident-import/check': {
    access: 'residents.import',
    reads: ['residents'],
    summary: 'Check a file of residents row by row without writing anything',
    input: ImportInput,
    output: z.object({ rows: z.array(CheckedRow), ready: z.int(), bad: z.int() }),
    maxBytes: IMPORT_BYTES * 2,
  },
  'resident-import/run': {
    access: 'residents.import',
    changes: ['residents'],
    creates: true,
    summary: 'Add all residents of a file, or none',
    input: ImportInput,
    output: z.object({ added: z.int() }),
    maxBytes: IMPORT_BYTES * 2,
  },
  'residents/export-csv': {
    access: 'residents.manage',
    reads: ['residents', 'consents', 'groups', 'about-me', 'interests', 'pal'],
    summary: 'Export the residents of this home as CSV',
    renders: { what: 'text', perHour: 30 },
    input: z.object({}),
    output: z.object({ csv: z.string() }),
  },
});
