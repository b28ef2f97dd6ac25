/** Where a square looks at a picture: its middle, from 0 to 1 of the picture, and how much it is enlarged. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const MOST_ZOOM = 4;

const between = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** The side of the square in the picture's own pixels. */
const sideOf = ({ width, height }: Size, zoom: number) => Math.min(width, height) / zoom;

/** The square never shows anything beside the picture. */
export function kept(crop: Crop, picture: Size): Crop {
  const zoom = between(crop.zoom, 1, MOST_ZOOM);
  const half = sideOf(picture, zoom) / 2;
  return {
    zoom,
    x: between(crop.x, half / picture.width, 1 - half / picture.width),
    y: between(crop.y, half / picture.height, 1 - half / picture.height),
  };
}

/** After dragging by so many pixels over a square of this side on the screen. */
export function moved(crop: Crop, picture: Size, by: { x: number; y: number }, side: number): Crop {
  const scale = sideOf(picture, crop.zoom) / side;
  return kept(
    {
      ...crop,
      x: crop.x - (by.x * scale) / picture.width,
      y: crop.y - (by.y * scale) / picture.height,
    },
    picture,
  );
}

export const zoomed = (crop: Crop, picture: Size, zoom: number): Crop =>
  kept({ ...crop, zoom }, picture);

/** The part of the picture that the square shows, in its own pixels. */
export function sourceOf(crop: Crop, picture: Size) {
  const side = sideOf(picture, crop.zoom);
  return {
    side,
    left: crop.x * picture.width - side / 2,
    top: crop.y * picture.height - side / 2,
  };
}
