import type { Crop } from './crop.ts';
import type { Box } from './geometry.ts';
import type { Face } from './text-lines.ts';

export interface PlacedPicture {
  photo_id: string;
  box: Box;
  crop: Crop;
  /** Reaches the edge of the paper. */
  bleeds: boolean;
  /** Read aloud where there is no caption. */
  caption: string | null;
}

export type Ink = 'ink' | 'soft' | 'green' | 'apricot';

export interface PlacedLine {
  text: string;
  x: number;
  /** The baseline. */
  y: number;
  /** In points. */
  size: number;
  face: Face;
  ink: Ink;
  role: 'title' | 'heading' | 'text' | 'caption' | 'decoration';
}

export interface PlacedPage {
  w: number;
  h: number;
  tint: 'white' | 'paper' | 'green' | 'apricot';
  /** White sheets under pictures, and thin lines. */
  panels: (Box & { fill: 'white' | 'apricot' })[];
  pictures: PlacedPicture[];
  lines: PlacedLine[];
}
