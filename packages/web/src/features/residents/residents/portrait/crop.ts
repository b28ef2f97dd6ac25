/** Centre of the square as a fraction of the picture, and the zoom. */
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

/** Side of the square in pixels of the picture. */
const squareSide = ({ width, height }: Size, zoom: number) => Math.min(width, height) / zoom;

/** Keeps the square inside the picture. */
export function kept(crop: Crop, picture: Size): Crop {
  const zoom = between(crop.zoom, 1, MOST_ZOOM);
  const half = squareSide(picture, zoom) / 2;
  return {
    zoom,
    x: between(crop.x, half / picture.width, 1 - half / picture.width),
    y: between(crop.y, half / picture.height, 1 - half / picture.height),
  };
}

/** Drags by screen pixels; `side` is the square's size on the screen. */
export function moved(crop: Crop, picture: Size, by: { x: number; y: number }, side: number): Crop {
  const scale = squareSide(picture, crop.zoom) / side;
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

/** The visible part in pixels of the picture. */
export function visibleArea(crop: Crop, picture: Size) {
  const side = squareSide(picture, crop.zoom);
  return {
    side,
    left: crop.x * picture.width - side / 2,
    top: crop.y * picture.height - side / 2,
  };
}
