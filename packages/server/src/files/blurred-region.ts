/** In thousandths of the picture. */
export interface BlurredRegion {
  x: number;
  y: number;
  w: number;
  h: number;
}
