import type { Passwords } from '../core/passwords.ts';
import type { Sealer } from '../core/sealed.ts';
import type { Database } from '../db/database.ts';
import type { Embedded } from '../db/pglite.ts';
import type { Media } from '../media/media.ts';

export class UsageError extends Error {}

export interface CommandContext {
  database: Database;
  embedded: Embedded | undefined;
  passwords: Passwords;
  sealer: Sealer;
  media: Media;
  /** What is to be seen while a long command runs. */
  tell: (line: string) => void;
  now: Date;
}

/** What was typed after the command's name: `--name value` pairs and the words between them. */
export interface Typed {
  words: string[];
  options: Record<string, string | undefined>;
}

export interface Command {
  usage: string;
  about: string;
  /** Asked before anything happens, for commands that take something away. */
  question?: (typed: Typed) => string | undefined;
  /** The lines to print. */
  run: (context: CommandContext, typed: Typed) => Promise<string[]>;
}

export function need(typed: Typed, name: string): string {
  const value = typed.options[name];
  if (value === undefined || value.trim() === '') throw new UsageError(`--${name} is missing.`);
  return value.trim();
}
