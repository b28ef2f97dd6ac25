export const SIZES = { thumb: 96, small: 320, large: 1280 } as const;

export type Size = keyof typeof SIZES;
export const SIZE_NAMES = Object.keys(SIZES) as Size[];

export type BySize<T> = Record<Size, T>;

export const bySize = <T>(make: (size: Size) => T): BySize<T> => ({
  thumb: make('thumb'),
  small: make('small'),
  large: make('large'),
});

/** Longest side of the file for print: A4 at 300 dots per inch. */
export const PRINT_SIDE = 3508;
