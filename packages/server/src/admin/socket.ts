import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

import { type CommandContext, type Typed, UsageError } from './command.ts';
import { commands } from './commands.ts';

/**
 * Only one process can open an embedded database, so commands run inside the server through this
 * socket.
 */
const socketPath = (dataDir: string) => join(dataDir, 'admin.sock');

interface Request {
  name: string;
  typed: Typed;
}
type Answer = { lines: string[] } | { wrong: string } | { failed: string };
type Told = { told: string } | Answer;
type Context = Omit<CommandContext, 'now' | 'tell'>;

export class AdminSocket {
  readonly #path: string;
  readonly #context: Context;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  constructor(dataDir: string, context: Context) {
    this.#path = socketPath(dataDir);
    this.#context = context;
    this.#server = createServer({ allowHalfOpen: true }, (socket) => {
      this.#sockets.add(socket);
      socket.on('error', () => {}).on('close', () => this.#sockets.delete(socket));
      void this.#serve(socket);
    });
  }

  async listen() {
    await rm(this.#path, { force: true }); // Left by a killed process; we hold the folder's lock.
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject).listen(this.#path, resolve);
    });
    await chmod(this.#path, 0o600);
  }

  close() {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  async #serve(socket: Socket) {
    const say = (told: Told) => socket.write(`${JSON.stringify(told)}\n`);
    const tell = (told: string) => void say({ told });
    say(
      await this.#answer(await text(socket), tell).catch((error: unknown): Answer =>
        error instanceof UsageError ? { wrong: error.message } : { failed: String(error) },
      ),
    );
    socket.end();
  }

  async #answer(request: string, tell: CommandContext['tell']): Promise<Answer> {
    const { name, typed } = JSON.parse(request) as Request;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new UsageError(`The running server does not know the command ${name}.`);
    return { lines: await command.run({ ...this.#context, tell, now: new Date() }, typed) };
  }
}

/** Returns undefined when no server has this folder open. */
export async function askRunningServer(
  dataDir: string,
  request: Request,
  tell: CommandContext['tell'],
): Promise<string[] | undefined> {
  const socket = connect({ path: socketPath(dataDir), allowHalfOpen: true });
  const connected = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
  if (!connected) return undefined;
  socket.end(JSON.stringify(request));
  for await (const line of createInterface({ input: socket })) {
    const answer = JSON.parse(line) as Told;
    if ('wrong' in answer) throw new UsageError(answer.wrong);
    if ('failed' in answer) throw new Error(answer.failed);
    if ('lines' in answer) return answer.lines;
    tell(answer.told);
  }
  throw new Error('The server stopped before the command finished.');
}
