/** The longest side of a picture that is sent. */
const LONGEST = 3000;
const THUMB = 192;
/** A picture that is small enough in both respects is sent as it is. */
const SMALL_BYTES = 1_500_000;
const QUALITY = 0.9;

export interface PreparedPicture {
  name: string;
  blob: Blob;
  /** Null where this device cannot read the picture; the server may still. */
  thumb: string | null;
}

/** Shrinks a picture on the device, upright and without the metadata of the camera. */
export async function preparePicture(file: File): Promise<PreparedPicture> {
  const original = { name: file.name, blob: file, thumb: null };
  if (!('createImageBitmap' in globalThis)) return original;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    try {
      const thumb = await readAddress(await draw(picture, THUMB, 0.7));
      const isSmall =
        file.size <= SMALL_BYTES && Math.max(picture.width, picture.height) <= LONGEST;
      const blob = isSmall ? file : await draw(picture, LONGEST, QUALITY);
      return { name: file.name, blob: blob.size < file.size ? blob : file, thumb };
    } finally {
      // Twelve megapixels take 48 MB until they are given back.
      picture.close();
    }
  } catch {
    return original;
  }
}

function draw(picture: ImageBitmap, longest: number, quality: number): Promise<Blob> {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This device cannot draw.');
  context.imageSmoothingQuality = 'high';
  // Transparent parts would turn black in a JPEG.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large to draw.'))),
      'image/jpeg',
      quality,
    );
  });
}

function readAddress(blob: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(blob);
  });
}
