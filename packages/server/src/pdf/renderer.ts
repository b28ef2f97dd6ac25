import { seconds } from '../core/clock.ts';
import { FairTurns, type Place } from '../core/fair-turns.ts';
import { PdfWorkers } from './pdf-workers.ts';
import type { MakePdf } from './pdf.ts';

type Rendering = 'pdf' | 'text';

export interface Renderer {
  /** Reserves a place for a request, or throws 429. */
  enter: (rendering: Rendering, who: string) => Place;
  /** Only with a turn. */
  makePdf: MakePdf;
  /** Jobs run one at a time, in a worker of their own. */
  asJob: <T>(work: (makePdf: MakePdf) => Promise<T>) => Promise<T>;
  close: () => void;
}

const HEAP_MB = 192;
// Together below the app's timeout of 30 seconds.
const PATIENCE_MS = seconds(9);
const REQUEST_MS = seconds(20);
// Enough for the largest home evidence with photos.
const JOB_MS = seconds(120);
const IDLE_MS = seconds(3);

const PLACES = { waitingAtMost: 20, perPerson: 2 };

// One document at a time leaves memory and a core to everyone else.
const DEFAULT_PDF_WORKERS = 1;

/** Bounds all rendering in this process. */
export function createRenderer({
  size = DEFAULT_PDF_WORKERS,
  patienceMs = PATIENCE_MS,
}: { size?: number | undefined; patienceMs?: number } = {}): Renderer {
  const workers = new PdfWorkers({ size: size + 1, heapMb: HEAP_MB, idleMs: IDLE_MS });
  const turns = {
    pdf: new FairTurns({ atOnce: size, patienceMs, ...PLACES }),
    // The embedded database has one connection, so a second text would only block others for
    // longer.
    text: new FairTurns({ atOnce: 1, patienceMs, ...PLACES }),
  };
  return {
    enter: (rendering, who) => turns[rendering].enter(who),
    makePdf: (document) => workers.make(document, REQUEST_MS),
    asJob: (work) => turns.pdf.asJob(() => work((document) => workers.make(document, JOB_MS))),
    close: () => workers.close(),
  };
}
