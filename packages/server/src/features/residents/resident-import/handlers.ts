import { readCsvRows } from '@relish/shared/csv.ts';
import { dayIn } from '@relish/shared/days.ts';
import { IMPORT_ROWS, missingColumns } from '@relish/shared/residents/resident-import/columns.ts';
import {
  type CheckedRow,
  type ImportInput,
  type residentImportCalls,
} from '@relish/shared/residents/resident-import/contract.ts';
import { readRow } from '@relish/shared/residents/resident-import/read-row.ts';
import type { ResidentInput } from '@relish/shared/residents/residents/contract.ts';
import { dayProblem } from '@relish/shared/residents/residents/day-rules.ts';
import type { z } from 'zod';

import { invalid } from '../../../core/app-error.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { admit, listNeighbours } from '../residents/public.ts';
import { exportRows } from './export.ts';

interface Row extends CheckedRow {
  input?: ResidentInput;
}

export const residentImportHandlers: Handlers<typeof residentImportCalls> = {
  'resident-import/check': async (context, input) => {
    const rows = await checkRows(context, input);
    const bad = rows.filter(({ problems }) => problems.length > 0).length;
    return { rows, bad, ready: rows.length - bad };
  },

  'resident-import/run': async (context, input) => {
    const { db, carehomeId, user, now, sealer } = context;
    const rows = await checkRows(context, input);
    const people = rows.flatMap((row) =>
      row.input && row.problems.length === 0 ? [row.input] : [],
    );
    if (people.length < rows.length)
      throw invalid({
        csv: ['Some rows cannot be added, so nobody has been. Check the file again.'],
      });
    const ids = await admit(db, carehomeId, people, { userId: user.id, now, sealer });
    await insertAudit(db, context, { action: 'resident.import', entity: 'resident' });
    return { added: ids.length };
  },

  'residents/export-csv': async (context) => {
    const csv = await exportRows(context.db, context.carehomeId);
    await insertAudit(context.db, context, { action: 'resident.export-list' });
    return { csv };
  },
};

async function checkRows(
  { db, carehomeId, user, now }: InHome,
  { csv, mapping }: z.output<typeof ImportInput>,
): Promise<Row[]> {
  const lines = readCsvRows(csv).slice(1);
  if (lines.length === 0) throw invalid({ csv: ['There is nobody in this file.'] });
  if (lines.length > IMPORT_ROWS)
    throw invalid({ csv: [`Use at most ${IMPORT_ROWS} rows in one file.`] });
  const [missing] = missingColumns(mapping);
  if (missing !== undefined)
    throw invalid({ [`mapping.${missing}`]: ['Say which column of the file this is.'] });

  const today = dayIn(user.carehome.time_zone, now);
  const known = await listNeighbours(db, carehomeId);
  return lines.map(({ line, cells }) => {
    const { input, problems } = readRow(cells, mapping);
    const row: Row = { line, name: nameIn(cells, mapping), problems, warnings: [] };
    if (!input) return row;
    row.input = input;
    const wrong = dayProblem(input, today);
    if (wrong) row.problems.push({ column: wrong.field, message: wrong.message });
    if (input.room !== null && known.hasRoom(input.room))
      row.problems.push({ column: 'room', message: 'Somebody else has this room.' });
    const twin = known.findTwin(input);
    if (twin !== undefined) row.warnings.push(twin);
    known.add(input, `line ${row.line} of this file.`);
    return row;
  });
}

const nameIn = (
  cells: string[],
  { first_name, last_name }: z.output<typeof ImportInput>['mapping'],
) =>
  [first_name, last_name]
    .map((at) => (at === undefined ? '' : (cells[at] ?? '').trim().slice(0, 60)))
    .join(' ')
    .trim();
