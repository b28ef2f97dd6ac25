import { dayIn } from '@relish/shared/days.ts';
import { IMPORT_ROWS, missingColumns } from '@relish/shared/resident-import/columns.ts';
import {
  type CheckedRow,
  type ImportInput,
  type residentImportCalls,
} from '@relish/shared/resident-import/contract.ts';
import { readCsvRows } from '@relish/shared/resident-import/csv.ts';
import { readRow } from '@relish/shared/resident-import/read-row.ts';
import { calledName } from '@relish/shared/residents/called-name.ts';
import type { ResidentInput } from '@relish/shared/residents/contract.ts';
import { dayProblem } from '@relish/shared/residents/day-rules.ts';
import { fold, namesAreSimilar } from '@relish/shared/residents/match-name.ts';
import { livesHere } from '@relish/shared/residents/status-machine.ts';
import type { z } from 'zod';

import { invalid } from '../../core/app-error.ts';
import type { Handlers, SignedIn } from '../../core/handler.ts';
import type { Db } from '../../db/database.ts';
import { admit } from '../admissions/queries.ts';
import { insertAudit } from '../audit/queries.ts';
import { listNames } from '../residents/queries.ts';
import { exportRows } from './export.ts';

type Context = SignedIn & { db: Db };
type Known = Awaited<ReturnType<typeof listNames>>[number];
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
  { db, carehomeId, user, now }: Context,
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
  const known = await neighbours(db, carehomeId);
  return lines.map(({ line, cells }) => {
    const { input, problems } = readRow(cells, mapping);
    const row: Row = { line, name: nameIn(cells, mapping), problems, warnings: [] };
    if (!input) return row;
    row.input = input;
    const wrong = dayProblem(input, today);
    if (wrong) row.problems.push({ column: wrong.field, message: wrong.message });
    if (input.room !== null && known.hasRoom(input.room))
      row.problems.push({ column: 'room', message: 'Somebody else has this room.' });
    const twin = known.like(input);
    if (twin !== undefined) row.warnings.push(twin);
    known.add(input, row.line);
    return row;
  });
}

/** Who is there already, and who came earlier in the same file. */
async function neighbours(db: Db, carehomeId: string) {
  const here = await listNames(db, carehomeId, false);
  const past = await listNames(db, carehomeId, true);
  const rooms = new Set(
    here.flatMap(({ room, status }) => (room !== null && livesHere(status) ? [fold(room)] : [])),
  );
  const born = new Map<string, { last_name: string; where: string }[]>();
  const remember = (day: string, last_name: string, where: string) =>
    born.set(day, [...(born.get(day) ?? []), { last_name, where }]);
  for (const { date_of_birth, last_name, preferred_name } of [...here, ...past] satisfies Known[])
    remember(
      date_of_birth,
      last_name,
      `${calledName({ preferred_name, last_name })} is here already.`,
    );
  return {
    hasRoom: (room: string) => rooms.has(fold(room)),
    like: ({ date_of_birth, last_name }: ResidentInput) => {
      const twin = born
        .get(date_of_birth)
        ?.find((each) => namesAreSimilar(each.last_name, last_name));
      return twin && `Same birthday and a similar name: ${twin.where}`;
    },
    add: ({ room, date_of_birth, last_name }: ResidentInput, line: number) => {
      if (room !== null) rooms.add(fold(room));
      remember(date_of_birth, last_name, `line ${line} of this file.`);
    },
  };
}

const nameIn = (
  cells: string[],
  { first_name, last_name }: z.output<typeof ImportInput>['mapping'],
) =>
  [first_name, last_name]
    .map((at) => (at === undefined ? '' : (cells[at] ?? '').trim().slice(0, 60)))
    .join(' ')
    .trim();
