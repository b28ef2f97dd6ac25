import type { z } from 'zod';

import { invalid, unreadable } from '../core/app-error.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

export function readInput<S extends z.ZodType>(
  schema: S,
  body: Buffer | undefined,
  contentType: string | undefined,
): z.output<S> {
  const parsed = schema.safeParse(parseJson(body, contentType));
  if (parsed.success) return parsed.data;
  throw invalid(errorsByField(parsed.error));
}

function parseJson(body: Buffer | undefined, contentType: string | undefined): unknown {
  if (!body || body.length === 0) return {};
  if (!/^application\/json\s*(;|$)/i.test(contentType ?? '')) throw unreadable('Please send JSON.');
  try {
    return JSON.parse(utf8.decode(body));
  } catch {
    throw unreadable('This is not readable as JSON.');
  }
}

const FIELDS_AT_MOST = 50;

function errorsByField(error: z.ZodError): Record<string, string[]> {
  // No prototype, so a field may have any name.
  const errors = Object.create(null) as Record<string, string[]>;
  for (const issue of error.issues.slice(0, FIELDS_AT_MOST)) {
    const field = issue.path.join('.');
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  return errors;
}
