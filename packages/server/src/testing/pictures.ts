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
