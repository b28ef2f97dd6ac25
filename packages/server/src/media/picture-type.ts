/** What the bytes say that a file is, whatever it is called; undefined for everything we do not take. */
export function isPicture(file: Buffer): boolean {
  return isJpeg(file) || isPng(file) || isWebp(file);
}

/** The family of HEIC and AVIF, which phones make by themselves: their owners deserve a better word. */
export const isPhoneFormat = (file: Buffer) => textAt(file, 4, 'ftyp');

const isJpeg = (file: Buffer) => file.subarray(0, 3).equals(JPEG);
const isPng = (file: Buffer) => file.subarray(0, 8).equals(PNG);
const isWebp = (file: Buffer) => textAt(file, 0, 'RIFF') && textAt(file, 8, 'WEBP');

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const textAt = (file: Buffer, at: number, text: string) =>
  file.toString('latin1', at, at + text.length) === text;
