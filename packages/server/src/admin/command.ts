import type { Passwords } from '../core/passwords.ts';
import type { Sealer } from '../core/sealed.ts';
import type { Database } from '../db/database.ts';
import type { Embedded } from '../db/pglite.ts';
import type { Media } from '../files/media.ts';

export class UsageError extends Error {}

export interface CommandContext {
  database: Database;
  embedded: Embedded | undefined;
  passwords: Passwords;
  sealer: Sealer;
  media: Media;
  tell: (line: string) => void;
  now: Date;
}

/** `--name value` pairs and positional words. */
export interface Typed {
  words: string[];
  options: Record<string, string | undefined>;
}

export interface Command {
  usage: string;
  about: string;
  /** Confirmation asked before a destructive command runs. */
  question?: (typed: Typed) => string | undefined;
  run: (context: CommandContext, typed: Typed) => Promise<string[]>;
}

export function need(typed: Typed, name: string): string {
  const value = typed.options[name];
  if (value === undefined || value.trim() === '') throw new UsageError(`--${name} is missing.`);
  return value.trim();
}
