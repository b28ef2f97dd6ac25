/** Differing bits of 64 up to which two pictures look the same. */
const ALIKE_BITS = 5;

/** Two looks that differ in five bits are equal in one of these six parts. */
const PARTS = [
  [0, 3],
  [3, 6],
  [6, 9],
  [9, 12],
  [12, 14],
  [14, 16],
] as const;

export interface Look {
  id: string;
  hash: string | null;
  /** 64 bits as hexadecimal digits. */
  look: string;
}

export interface AlikePair {
  /** The smaller id. */
  first: string;
  second: string;
  is_same_file: boolean;
}

/** Pairs in the order of their ids; only photos that share a part are compared. */
export function findAlike(looks: readonly Look[]): AlikePair[] {
  const byPart = new Map<string, { photo: Look; bits: Bits }[]>();
  const pairs = new Map<string, AlikePair>();
  for (const photo of looks) {
    const bits = readBits(photo.look);
    for (const [from, to] of PARTS) {
      const part = `${from} ${photo.look.slice(from, to)}`;
      const others = byPart.get(part) ?? [];
      for (const other of others)
        if (countDifferences(bits, other.bits) <= ALIKE_BITS) {
          const pair = toPair(photo, other.photo);
          pairs.set(`${pair.first} ${pair.second}`, pair);
        }
      others.push({ photo, bits });
      byPart.set(part, others);
    }
  }
  const keys = [...pairs.keys()].toSorted();
  return keys.flatMap((key) => pairs.get(key) ?? []);
}

function toPair(one: Look, other: Look): AlikePair {
  const [first, second] = one.id < other.id ? [one.id, other.id] : [other.id, one.id];
  return { first, second, is_same_file: one.hash !== null && one.hash === other.hash };
}

/** In two halves, because numbers have 32 bits. */
type Bits = readonly [number, number];

const readBits = (look: string): Bits => [
  Number.parseInt(look.slice(0, 8), 16),
  Number.parseInt(look.slice(8), 16),
];

const countDifferences = (a: Bits, b: Bits) => countOnes(a[0] ^ b[0]) + countOnes(a[1] ^ b[1]);

function countOnes(number: number): number {
  let ones = 0;
  // Each step removes the lowest one.
  for (let left = number; left !== 0; left &= left - 1) ones += 1;
  return ones;
}
