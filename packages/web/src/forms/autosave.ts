import { ApiError } from '../api/api-error.ts';
import { forgetDraft, readDraft, writeDraft } from '../session/drafts.ts';
import type { SealedOwner } from '../session/sealed-drafts.ts';
import { currentSession } from '../session/session-state.ts';

const PAUSE_MS = 700;

export type Keeping = 'fresh' | 'saving' | 'saved' | 'on_device' | 'elsewhere';

export interface AutosaveOptions<V> {
  /** Key of the draft on this device. */
  form: string;
  owner: SealedOwner;
  values: V;
  /** Version of the draft on the server, if any. */
  version: number | null;
  savedAt: string | undefined;
  tell: (keeping: Keeping) => void;
  /** Saves over this version, or over any if undefined. Returns the new version. */
  send: (values: V, version: number | null | undefined) => Promise<number>;
  /** Updates the cache, so that reopening shows the saved values. */
  saved: (values: V, version: number) => void;
}

// Signing out empties the device, but an expired session keeps the draft for its owner.
function hasSignedOut(): boolean {
  const session = currentSession();
  return session.state === 'not-authenticated' && session.because === 'signed-out';
}

/** Saves a form while it is being filled in: on the server, or on the device if that fails. */
export class Autosave<V> {
  readonly #options: AutosaveOptions<V>;
  #values: V;
  /** Undefined overwrites any version. */
  #version: number | null | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #busy = false;
  #over = false;

  constructor(options: AutosaveOptions<V>) {
    this.#options = options;
    this.#values = options.values;
    this.#version = options.version;
  }

  /** Values stored on the device after a failed save, unless the server's are newer. */
  async keptHere(): Promise<V | undefined> {
    const kept = await readDraft(this.#options.owner, this.#options.form);
    const savedAt = Date.parse(this.#options.savedAt ?? '');
    if (!kept || this.#timer !== undefined || savedAt > kept.at) return undefined;
    this.change(kept.values as V);
    return this.#values;
  }

  change(values: V) {
    this.#values = values;
    this.#soon();
  }

  #soon() {
    clearTimeout(this.#timer);
    if (!this.#over) this.#timer = setTimeout(() => void this.save(), PAUSE_MS);
  }

  /** Saves immediately when the page is left. */
  leave() {
    if (this.#timer !== undefined) void this.save();
  }

  async save() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#busy || this.#over) return;
    this.#busy = true;
    const { form, owner, send, tell, saved } = this.#options;
    const sent = this.#values;
    tell('saving');
    try {
      const version = await send(sent, this.#version);
      this.#version = version;
      if (!this.#over) saved(sent, version);
      void forgetDraft(owner, this.#options.form);
      tell('saved');
    } catch (error) {
      if (!this.#over && !hasSignedOut())
        void writeDraft(owner, form, { values: sent, base: null });
      const isElsewhere = error instanceof ApiError && error.body?.errors?.version !== undefined;
      tell(isElsewhere ? 'elsewhere' : 'on_device');
    }
    this.#busy = false;
    // Changes made during the request are saved next.
    if (this.#values !== sent) this.#soon();
  }

  /** Stops saving once the form is submitted or discarded. */
  end() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#over = true;
    void forgetDraft(this.#options.owner, this.#options.form);
  }

  /** Continues from the newer version. */
  follow(values: V, version: number | null) {
    this.#values = values;
    this.#version = version;
    this.#options.tell('saved');
  }

  /** Overwrites the other device's version with this one. */
  async insist() {
    this.#version = undefined;
    await this.save();
  }
}
