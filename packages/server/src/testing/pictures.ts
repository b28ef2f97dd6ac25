import sharp from 'sharp';

/** Red on the left, blue on the right, to detect rotation. */
export const testPicture = ({ width = 640, height = 320 } = {}) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    {
      input: {
        create: { width: Math.ceil(width / 2), height, channels: 3, background: '#ff0000' },
      },
      gravity: 'west',
    },
  ]);

/** Rotated, with location, date and camera in its metadata. */
export const photoOfAPhone = () =>
  testPicture()
    .withExif({
      IFD0: { Make: 'Telephone', Model: 'Nine' },
      IFD2: { DateTimeOriginal: '2026:11:15 09:00:00' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 30/1 26/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '0/1 7/1 39/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>Rose Cottage</secret></x:xmpmeta>')
    .jpeg()
    .toBuffer();

/** Mean of each channel in the top half. */
export async function topHalf(picture: Buffer) {
  const { width, height } = await sharp(picture).metadata();
  const top = await sharp(picture)
    .extract({ left: 0, top: 0, width, height: Math.floor(height / 2) })
    .png()
    .toBuffer();
  const [red, , blue] = (await sharp(top).stats()).channels.map(({ mean }) => mean);
  return { red: red ?? 0, blue: blue ?? 0 };
}

/** Numbers between 0 and 1 that are the same in every run. */
function seededNumbers(seed: number): () => number {
  let state = (seed + 1) * 0x9e37_79b9;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

const GRAIN_BYTES = 1 << 20;

/** As large as a phone takes them: soft colours, edges and the grain of a sensor. */
export async function largePhoto(
  seed: number,
  { width = 4000, height = 3000 } = {},
): Promise<Buffer> {
  const random = seededNumbers(seed);
  const [columns, rows] = [24, 18];
  const colours = Buffer.from(Array.from({ length: columns * rows * 3 }, () => random() * 256));
  const pixels = await sharp(colours, { raw: { width: columns, height: rows, channels: 3 } })
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  const grain = Int8Array.from({ length: GRAIN_BYTES }, () => (random() + random() - 1) * 30);
  for (let at = 0; at < pixels.length; at += 1) {
    const value = (pixels[at] ?? 0) + (grain[(at * 7) % GRAIN_BYTES] ?? 0);
    pixels[at] = value < 0 ? 0 : value > 255 ? 255 : value;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer();
}
