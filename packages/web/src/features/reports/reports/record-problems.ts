import { reportProblems } from '@relish/shared/reports/reports/rules.ts';

import type { ListedFields } from '../../../forms/form-problems.ts';
import type { PersonHere } from './api.ts';
import { type Part, sentValues, type RecordDraft } from './record-values.ts';

export type Problems = Record<string, string[]>;

/** Validates before sending; the schemas are loaded with the first attempt. */
export async function listRecordProblems(draft: RecordDraft): Promise<Problems> {
  // Offline the schema may not be loaded; the server then checks later.
  const loaded = await import('@relish/shared/reports/reports/report.ts').catch(() => undefined);
  if (!loaded) return {};
  const { ReportFields } = loaded;
  const { data, error } = ReportFields.safeParse(sentValues(draft));
  if (data) return reportProblems(data, new Date());
  const problems: Problems = {};
  for (const { path, message } of error.issues) {
    const name = path.join('.');
    (problems[name] ??= []).push(message);
  }
  return problems;
}

interface ProblemField {
  name: string;
  part: Part;
  /** The resident whose sheet contains it. */
  person?: string;
  label?: (() => string) | undefined;
}

const inPart = (part: Part, names: readonly string[]): ProblemField[] =>
  names.map((name) => ({ name, part }));

const BEFORE_PEOPLE = [
  ...inPart('what', ['activity_id', 'free_title', 'category']),
  ...inPart('who', ['participations']),
  ...inPart('how', ['reason', 'started_at', 'duration_min', 'place', 'place_text', 'format']),
];
const SESSION = inPart('how', [
  'report_type',
  'photos',
  'note',
  'what_worked',
  'what_to_change',
  'led_by',
  'helpers',
  'evidence',
  'external_provider',
  'cost_pence',
]);

const PERSON = /^participations\.(\d+)\./;

/** Position of each problem in the form, prefixed with the resident's name if there are several. */
export function listRecordFields(
  ids: readonly string[],
  people: ReadonlyMap<string, PersonHere>,
): ListedFields<ProblemField> {
  const inSheets = ids.map((person, at): ProblemField => {
    const name = people.get(person)?.preferred_name;
    return {
      name: `participations.${at}`,
      part: 'how',
      person,
      label: name !== undefined && ids.length > 1 ? () => name : undefined,
    };
  });
  const fields = [...BEFORE_PEOPLE, ...inSheets, ...SESSION];
  return {
    fields,
    findField: (name) => {
      const at = PERSON.exec(name)?.[1];
      return at === undefined
        ? fields.find((field) => field.name === name || name.startsWith(`${field.name}.`))
        : inSheets[Number(at)];
    },
    // Shown by its own banner.
    elsewhere: ['version'],
  };
}
