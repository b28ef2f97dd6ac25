import type { z } from 'zod';

import type { Permission } from './permissions.ts';

/** Who may make a call: anyone, anyone signed in, or those who hold a permission. */
export type Access = 'public' | 'authenticated' | Permission;

export interface Call {
  access: Access;
  summary: string;
  input: z.ZodType;
  output: z.ZodType;
  /** For inputs larger than usual; nobody is read before they are known. */
  maxBytes?: number;
  /** The body is a file as it is, not JSON. */
  upload?: { maxBytes: number };
}

export type Calls = Record<string, Call>;

/** A feature's rows of the contract table; the literal types are what handlers and hooks are typed by. */
export const defineCalls = <const C extends Calls>(calls: C): C => calls;
