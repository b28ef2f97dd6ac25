import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { forgetDraft, readDraft, writeDraft } from '../../session/drafts.ts';
import type { SealedOwner } from '../../session/sealed-drafts.ts';
import type { PalSheet } from './api.ts';

const PAUSE_MS = 700;

export type Keeping = 'fresh' | 'saving' | 'saved' | 'on_device' | 'elsewhere';

interface Options {
  residentId: string;
  owner: SealedOwner;
  sheet: PalSheet;
  /** Of the draft on the server, if there is one. */
  version: number | null;
  savedAt: string | undefined;
  tell: (keeping: Keeping) => void;
  /** Whoever opens the sheet again must find what was saved. */
  saved: (sheet: PalSheet, version: number) => void;
}

/** Keeps a check while it is filled in: on the server, and on this device whenever that fails. */
export class CheckKeeper {
  readonly #given: Options;
  #sheet: PalSheet;
  /** Undefined: whatever is there is written over. */
  #version: number | null | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #busy = false;
  #over = false;

  constructor(given: Options) {
    this.#given = given;
    this.#sheet = given.sheet;
    this.#version = given.version;
  }

  get #form() {
    return `pal ${this.#given.residentId}`;
  }

  /** What this device kept when nothing could be sent, if the server has nothing newer. */
  async keptHere(): Promise<PalSheet | undefined> {
    const kept = await readDraft(this.#given.owner, this.#form);
    const savedAt = Date.parse(this.#given.savedAt ?? '');
    if (!kept || this.#timer !== undefined || savedAt > kept.at) return undefined;
    this.change(kept.values as PalSheet);
    return this.#sheet;
  }

  change(sheet: PalSheet) {
    this.#sheet = sheet;
    this.#soon();
  }

  #soon() {
    clearTimeout(this.#timer);
    if (!this.#over) this.#timer = setTimeout(() => void this.save(), PAUSE_MS);
  }

  /** Whoever leaves does not wait for the pause. */
  leave() {
    if (this.#timer !== undefined) void this.save();
  }

  async save() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#busy || this.#over) return;
    this.#busy = true;
    const { owner, residentId, tell, saved } = this.#given;
    const sent = this.#sheet;
    tell('saving');
    try {
      const draft = { resident_id: residentId, ...sent, version: this.#version };
      const { version } = await call('pal/save-draft', draft, { quiet: true });
      this.#version = version;
      if (!this.#over) saved(sent, version);
      void forgetDraft(owner, this.#form);
      tell('saved');
    } catch (error) {
      if (!this.#over) void writeDraft(owner, this.#form, { values: sent, base: null });
      const isElsewhere = error instanceof ApiError && error.body?.errors?.version !== undefined;
      tell(isElsewhere ? 'elsewhere' : 'on_device');
    }
    this.#busy = false;
    // What was chosen meanwhile goes after it.
    if (this.#sheet !== sent) this.#soon();
  }

  /** Once it is finished or thrown away nothing is saved any more. */
  end() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#over = true;
    void forgetDraft(this.#given.owner, this.#form);
  }

  /** From now on it is the newer one that is kept. */
  follow(sheet: PalSheet, version: number | null) {
    this.#sheet = sheet;
    this.#version = version;
    this.#given.tell('saved');
  }

  /** The one that is seen here wins over the one from the other device. */
  async insist() {
    this.#version = undefined;
    await this.save();
  }
}
