import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';

import { CannotStart } from '../core/cannot-start.ts';
import { systemClock } from '../core/clock.ts';
import { type Config, readConfig } from '../core/config.ts';
import { createPasswords } from '../core/passwords.ts';
import { createSealer } from '../core/sealed.ts';
import { openSecretKey } from '../core/secret-key.ts';
import { openDatabase } from '../db/connect.ts';
import { openMedia } from '../files/open-media.ts';
import { restoreFrom } from './backup.ts';
import { type Command, type Typed, UsageError } from './command.ts';
import { commands } from './commands.ts';
import { askRunningServer } from './socket.ts';

const restore: Omit<Command, 'run'> = {
  usage: 'restore FILE',
  about: 'Puts a backup of the embedded database in place; the server must be stopped',
  question: () => 'The database in DATA_DIR will be replaced (and kept beside it). Restore?',
};

process.umask(0o077);

try {
  const [name = 'help', ...rest] = process.argv.slice(2);
  const typed = readTyped(rest);
  if (name === 'backup' || name === 'restore') typed.words = [backupPath(typed.words[0], name)];
  if (name === 'content' && typed.words[1] !== undefined)
    typed.words[1] = whereTyped(typed.words[1]);
  const lines = name === 'help' ? usage() : await execute(name, typed, readConfig(process.env));
  console.log(lines.join('\n'));
} catch (error) {
  const expected = error instanceof UsageError || error instanceof CannotStart;
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}

async function execute(name: string, typed: Typed, config: Config): Promise<string[]> {
  const command = name === 'restore' ? restore : Object.hasOwn(commands, name) && commands[name];
  if (!command) throw new UsageError([`There is no command ${name}.`, ...usage()].join('\n'));
  await confirm(command.question?.(typed), typed);
  if (name === 'restore') return restoreFrom(config.DATA_DIR, typed.words[0] ?? '', systemClock());
  return run(name, typed, config);
}

async function run(name: string, typed: Typed, config: Config): Promise<string[]> {
  const answered =
    config.DATABASE_URL === undefined &&
    (await askRunningServer(config.DATA_DIR, { name, typed }, tell));
  if (answered) return answered;
  const { database, embedded, close } = await openDatabase(config);
  try {
    const secret = await openSecretKey(config);
    const context = {
      database,
      embedded,
      passwords: createPasswords(),
      sealer: createSealer(secret.derive('sealed-fields')),
      media: await openMedia(config, secret),
      tell,
      now: systemClock(),
    };
    return (await commands[name]?.run(context, typed)) ?? [];
  } finally {
    await close();
  }
}

function tell(line: string) {
  console.error(line);
}

/** Relative to the directory the command was typed in, not to the project or the server. */
function whereTyped(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', path);
}

function backupPath(word: string | undefined, name: string): string {
  const stamp = systemClock().toISOString().slice(0, 19).replaceAll(':', '-');
  if (word === undefined && name === 'restore') throw new UsageError('Name the file to restore.');
  return whereTyped(word ?? `relish-backup-${stamp}.tar.gz`);
}

function usage(): string[] {
  const all = [...Object.values(commands), restore];
  return [
    'npm run admin -- COMMAND',
    '',
    ...all.flatMap(({ usage: line, about }) => [`  ${line}`, `      ${about}`]),
    '',
    '  --yes answers the question that some commands ask.',
  ];
}

async function confirm(question: string | undefined, typed: Typed) {
  if (question === undefined || typed.options['yes'] !== undefined) return;
  if (!process.stdin.isTTY)
    throw new UsageError(`${question} There is no terminal to answer on: add --yes to confirm.`);
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question(`${question} (yes/no) `);
  prompt.close();
  if (answer.trim().toLowerCase() !== 'yes') throw new UsageError('Nothing was done.');
}

function readTyped(args: string[]): Typed {
  const typed: Typed = { words: [], options: {} };
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    if (arg === '--yes') typed.options['yes'] = 'yes';
    else if (arg.startsWith('--')) {
      const [name = '', inline] = arg.slice(2).split(/=(.*)/s);
      typed.options[name] = inline ?? args[(at += 1)];
    } else typed.words.push(arg);
  }
  return typed;
}
