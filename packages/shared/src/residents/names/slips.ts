/** Shorter names with a typo are too ambiguous. */
const LONG_ENOUGH = 6;

const without = (word: string): string[] =>
  Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1));

/** Edit distance of one: insertion, deletion, substitution or transposition. */
export class SlipIndex {
  readonly #byShorter = new Map<string, string[]>();

  add(name: string): void {
    if (name.length < LONG_ENOUGH) return;
    for (const shorter of new Set([name, ...without(name)])) {
      const names = this.#byShorter.get(shorter);
      if (names) names.push(name);
      else this.#byShorter.set(shorter, [name]);
    }
  }

  find(word: string): string[] {
    if (word.length < LONG_ENOUGH - 1) return [];
    const near = [word, ...without(word)].flatMap((each) => this.#byShorter.get(each) ?? []);
    return [...new Set(near)].filter((name) => isOneSlip(word, name));
  }
}

function isOneSlip(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [a, b] = [one.slice(start), other.slice(start)];
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a.slice(2) === b.slice(2) && a[0] === b[1] && a[1] === b[0])
  );
}
