/** Seeded with a word, so that the same guide always gives the same picture. */
export class Chance {
  private state: number;

  constructor(word: string) {
    this.state = 2166136261;
    for (const letter of word) {
      this.state = Math.imul(this.state ^ letter.charCodeAt(0), 16777619) >>> 0;
    }
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  pick<T>(list: readonly [T, ...T[]]): T {
    return list[Math.floor(this.next() * list.length)] ?? list[0];
  }

  side(): 1 | -1 {
    return this.next() < 0.5 ? -1 : 1;
  }

  private next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
}
