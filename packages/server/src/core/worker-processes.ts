import { type ChildProcess, fork } from 'node:child_process';
import type { Socket } from 'node:net';

import { timedOut } from './app-error.ts';
import { type Frame, readFrames, writeFrame } from './frames.ts';

// A quarter less memory than V8’s default, and little slower.
const YOUNG_HEAP_MB = 2;

export interface WorkerLimits {
  /** Processes at the same time. */
  size: number;
  /** Heap of each process. */
  heapMb: number;
  /** How long an idle process is kept. */
  idleMs: number;
  /** Given to each process. */
  args?: readonly string[];
}

interface Worker {
  child: ChildProcess;
  /** Carries large files, which messages would copy several times. */
  pipe: Socket;
  busy: boolean;
  idle?: NodeJS.Timeout;
}

/** The answer of a process that could not do its work; it is replaced. */
export interface WorkerFault {
  fault: string;
}

/** A process ended before it answered. */
export class WorkerExited extends Error {
  readonly isOutOfMemory: boolean;

  constructor(code: number | null, signal: string | null) {
    super(`a worker exited with ${signal ?? code}`);
    // V8 aborts a process that outgrows its heap; nothing else in a worker does.
    this.isOutOfMemory = signal === 'SIGABRT' || code === ABORTED;
  }
}

/** Sharp allocates in several threads; pixels are returned to the system as soon as they are freed. */
const LESS_MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' };

/** SIGABRT as a shell reports it. */
const ABORTED = 134;

/**
 * Processes rather than threads, because a thread that outgrows its heap or meets a fault in native
 * code can end the server. One that fails or is too slow is killed and replaced.
 */
export class WorkerProcesses<Message extends object, Answer extends object> {
  readonly #file: string;
  readonly #limits: WorkerLimits;
  readonly #workers = new Set<Worker>();

  constructor(file: string, limits: WorkerLimits) {
    this.#file = file;
    this.#limits = limits;
  }

  /** Callers wait for their turn elsewhere. */
  ask(message: Message, timeoutMs: number): Promise<Answer> {
    return this.#use(async (worker) => {
      const { message: answer } = await exchange(worker, timeoutMs, (onSent) =>
        worker.child.send(message, onSent),
      );
      checkAnswer(answer);
      return answer as Answer;
    });
  }

  /** Sends a file with the message; the answer may have bytes too. */
  askAbout(file: Buffer, message: Message, timeoutMs: number) {
    return this.#use(async (worker) => {
      const { message: answer, bytes } = await exchange(worker, timeoutMs, () =>
        writeFrame(worker.pipe, message, [file]),
      );
      checkAnswer(answer);
      return { answer: answer as Answer, bytes };
    });
  }

  async #use<T>(work: (worker: Worker) => Promise<T>): Promise<T> {
    const worker = this.#take();
    try {
      const answer = await work(worker);
      this.#release(worker);
      return answer;
    } catch (error) {
      this.#end(worker);
      throw error;
    }
  }

  close() {
    for (const worker of this.#workers) this.#end(worker);
  }

  #take(): Worker {
    for (const worker of this.#workers)
      if (!worker.busy) {
        clearTimeout(worker.idle);
        worker.busy = true;
        return worker;
      }
    // Turns never exceed the number of workers.
    if (this.#workers.size >= this.#limits.size) throw new Error('no worker is free');
    const child = fork(this.#file, this.#limits.args, {
      execArgv: [
        `--max-old-space-size=${this.#limits.heapMb}`,
        `--max-semi-space-size=${YOUNG_HEAP_MB}`,
      ],
      // Workers need no configuration, so they get no secrets.
      env: LESS_MEMORY,
      // Pictures travel as bytes, not as JSON.
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
    });
    // Both ways, although the types know only streams to write to.
    const pipe = child.stdio[PIPE] as Socket;
    // Idle workers do not keep the server alive.
    child.unref();
    child.channel?.unref();
    pipe.unref();
    const worker: Worker = { child, pipe, busy: true };
    readFrames(pipe, (frame) => child.emit(FRAME, frame));
    // A broken pipe is reported by the exit that follows it.
    pipe.on('error', () => {});
    this.#workers.add(worker);
    // Without a listener, an error while idle would end the server.
    child.on('error', () => this.#workers.delete(worker));
    child.on('exit', () => this.#workers.delete(worker));
    return worker;
  }

  #release(worker: Worker) {
    worker.busy = false;
    worker.idle = setTimeout(() => this.#end(worker), this.#limits.idleMs).unref();
  }

  #end(worker: Worker) {
    clearTimeout(worker.idle);
    this.#workers.delete(worker);
    worker.child.kill('SIGKILL');
  }
}

/** The file descriptor of the pipe, in both processes. */
export const PIPE = 4;
const FRAME = 'frame';

function checkAnswer(answer: object) {
  if ('fault' in answer) throw new Error((answer as WorkerFault).fault);
}

function exchange(
  { child }: Worker,
  timeoutMs: number,
  send: (onSent: (error: Error | null) => void) => void,
) {
  return new Promise<Frame>((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(timedOut())), timeoutMs);
    const onFrame = (frame: Frame) => settle(() => resolve(frame));
    const onMessage = (message: object) => onFrame({ message, bytes: NO_BYTES });
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = (code: number | null, signal: string | null) =>
      settle(() => reject(new WorkerExited(code, signal)));
    const settle = (how: () => void) => {
      clearTimeout(timer);
      child.off('message', onMessage).off(FRAME, onFrame).off('error', onError).off('exit', onExit);
      how();
    };
    child.on('message', onMessage).on(FRAME, onFrame).on('error', onError).on('exit', onExit);
    send((error) => {
      if (error) onError(error);
    });
  });
}

const NO_BYTES = Buffer.alloc(0);
