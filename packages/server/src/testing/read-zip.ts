const ENTRY = 0x02_01_4b_50;
const END = 0x06_05_4b_50;

/** The files of an archive that is stored without compression. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = zip.length - 22;
  if (zip.readUInt32LE(end) !== END) throw new Error('not a complete archive');
  let at = zip.readUInt32LE(end + 16);
  while (zip.readUInt32LE(at) === ENTRY) {
    if (zip.readUInt16LE(at + 10) !== 0) throw new Error('a file is compressed');
    const size = zip.readUInt32LE(at + 24);
    const nameLength = zip.readUInt16LE(at + 28);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    files.set(
      zip.toString('utf8', at + 46, at + 46 + nameLength),
      zip.subarray(start, start + size),
    );
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}
