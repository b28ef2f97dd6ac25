import type { Call } from '@relish/shared/call.ts';
import { z } from 'zod';

interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  format?: string;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  minimum?: number;
}

/** Valid input for a call, with the given id in every id field. */
export const sampleInput = ({ input }: Call, id: string): object =>
  makeSample(
    z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema,
    id,
  ) as object;

function makeSample(schema: Schema, id: string): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return makeSample(schema.anyOf.at(0) ?? {}, id);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name) || /(^|_)ids?$/.test(name))
          .map(([name, each]) => [name, makeSample(each, id)]),
      );
    case 'array':
      return [makeSample(schema.items ?? {}, id)];
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return makeText(schema.format, id);
  }
}

function makeText(format: string | undefined, id: string): string {
  if (format === 'uuid') return id;
  if (format === 'email') return 'somebody@example.org';
  if (format === 'date') return '2026-11-01';
  if (format === 'date-time') return '2026-11-01T09:00:00.000Z';
  return 'Some words';
}
