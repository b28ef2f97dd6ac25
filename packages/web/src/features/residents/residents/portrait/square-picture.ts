import { type Crop, visibleArea } from './crop.ts';

/** Large enough for every screen; more would only slow the upload. */
const SIDE = 1024;
const QUALITY = 0.9;

/** Draws the square onto a canvas of `side` pixels. */
export function drawSquare(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  crop: Crop,
  side: number,
) {
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return;
  const source = visibleArea(crop, picture);
  // White background, because transparent areas turn black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, source.left, source.top, source.side, source.side, 0, 0, side, side);
}

export function squarePicture(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  drawSquare(canvas, picture, crop, Math.min(SIDE, Math.round(visibleArea(crop, picture).side)));
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.'))),
      'image/jpeg',
      QUALITY,
    );
  });
}
