export const SIZES = { thumb: 96, small: 320, large: 1280 } as const;

export type Size = keyof typeof SIZES;
export const SIZE_NAMES = Object.keys(SIZES) as Size[];

export type BySize<T> = Record<Size, T>;

export const bySize = <T>(make: (size: Size) => T): BySize<T> => ({
  thumb: make('thumb'),
  small: make('small'),
  large: make('large'),
});
