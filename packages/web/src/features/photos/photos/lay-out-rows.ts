interface Sized {
  width: number;
  height: number;
}

export interface Box<T> {
  item: T;
  width: number;
  height: number;
}

interface Space {
  width: number;
  /** No row is higher. */
  height: number;
  gap: number;
}

// Beyond these a picture is cropped a little, because one panorama would fill a screen.
const NARROWEST = 0.6;
const WIDEST = 2.2;

const ratioOf = ({ width, height }: Sized) =>
  Math.min(WIDEST, Math.max(NARROWEST, width / Math.max(1, height)));

/** Rows of equal width in which no ordinary picture is cropped. */
export function layOutRows<T extends Sized>(items: readonly T[], space: Space): Box<T>[][] {
  const rows: Box<T>[][] = [];
  let row: T[] = [];
  let ratios = 0;
  const close = (isFull: boolean) => {
    const free = space.width - space.gap * (row.length - 1);
    const height = isFull ? free / ratios : Math.min(space.height, free / ratios);
    rows.push(row.map((item) => ({ item, width: ratioOf(item) * height, height })));
    row = [];
    ratios = 0;
  };
  for (const item of items) {
    row.push(item);
    ratios += ratioOf(item);
    if (ratios * space.height + space.gap * (row.length - 1) >= space.width) close(true);
  }
  if (row.length > 0) close(false);
  return rows;
}
