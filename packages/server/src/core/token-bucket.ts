interface Bucket {
  tokens: number;
  at: number;
}

/** Above this many keys, full buckets are dropped. */
const KEPT = 10_000;

/** Token buckets, per process: `burst` at once, then `perMinute`. */
export class TokenBuckets {
  readonly #burst: number;
  readonly #perMs: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor({ burst, perMinute }: { burst: number; perMinute: number }) {
    this.#burst = burst;
    this.#perMs = perMinute / 60_000;
  }

  /** Returns 0, or the seconds until the next token. */
  take(key: string, now: Date): number {
    const at = now.getTime();
    const bucket = this.#buckets.get(key) ?? { tokens: this.#burst, at };
    // A clock set back refills nothing.
    const tokens = Math.min(this.#burst, bucket.tokens + Math.max(0, at - bucket.at) * this.#perMs);
    if (tokens < 1) return Math.max(1, Math.ceil((1 - tokens) / this.#perMs / 1000));
    if (!this.#buckets.has(key) && this.#buckets.size >= KEPT) this.#dropFull(at);
    this.#buckets.set(key, { tokens: tokens - 1, at });
    return 0;
  }

  #dropFull(now: number) {
    for (const [key, { tokens, at }] of this.#buckets)
      if (tokens + (now - at) * this.#perMs >= this.#burst) this.#buckets.delete(key);
  }
}
