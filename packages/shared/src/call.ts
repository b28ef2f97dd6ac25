import type { z } from 'zod';

import type { Permission } from './permissions.ts';
import type { Topic } from './topics.ts';

export type Access = 'public' | 'authenticated' | Permission;

export interface Call {
  access: Access;
  summary: string;
  input: z.ZodType;
  output: z.ZodType;
  /** The topics whose rows the answer is made of: it is stale once one of them changes. */
  reads?: readonly Topic[];
  /** The topics whose rows the call changes. */
  changes?: readonly Topic[];
  /**
   * Renders a PDF or long text, directly or in a job: limited per user and hour, with bounded
   * concurrency.
   */
  renders?: { what: 'pdf' | 'text' | 'job'; perHour: number };
  /**
   * Not idempotent by itself, such as creating or editing under a version: takes an `Idempotency-Key`
   * header, a `client_uuid` or an `id` that the device has chosen, and stores nothing twice (N20).
   */
  creates?: true | 'by-client-uuid' | 'by-id';
  /** For large inputs; authentication comes before parsing the body. */
  maxBytes?: number;
  /** Acts on the real account, or leaves the home: refused in demo mode (N16). */
  notInDemo?: true;
  /** The body is the raw file, not JSON. */
  upload?: { maxBytes: number };
}

export type Calls = Record<string, Call>;

export const defineCalls = <const C extends Calls>(calls: C): C => calls;
