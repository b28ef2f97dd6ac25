import { reportProblems } from '@relish/shared/reports/rules.ts';

import { sentValues, type RecordDraft } from './record-values.ts';

export type Problems = Record<string, string[]>;

/** What the server would refuse, found before it is asked; schemas come with the first try. */
export async function problemsOf(draft: RecordDraft): Promise<Problems> {
  // Offline the check may not be at hand: then the server says it later.
  const loaded = await import('@relish/shared/reports/report.ts').catch(() => undefined);
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

/** The part of the form in which a problem stands. */
export function partOf(name: string): 'what' | 'who' | 'how' {
  if (['activity_id', 'free_title', 'category'].includes(name)) return 'what';
  return name === 'participations' ? 'who' : 'how';
}

const PERSON = /^participations\.(\d+)\.(.+)$/;

/** Whom a problem is about: where they stand in the record, and which field. */
export function personOf(name: string): { at: number; field: string } | undefined {
  const [, at, field] = PERSON.exec(name) ?? [];
  return at !== undefined && field !== undefined ? { at: Number(at), field } : undefined;
}
