import { inflateSync } from 'node:zlib';

/** Text of a PDF without spaces, decoded through each subset font's character map. */
export function pdfText(pdf: Buffer): string {
  const objects = readObjects(pdf);
  const fonts = new Map<string, Map<string, string>>();
  for (const body of objects.values())
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];
      if (table !== undefined) fonts.set(name, readTable(readStream(objects.get(table) ?? '')));
    }
  return [...objects.values()]
    .map(readStream)
    .filter((stream) => stream.includes(' Tf'))
    .map((stream) => readPage(stream, fonts))
    .join('')
    .replaceAll(/\s/g, '');
}

/** In points, of everything that is written. */
export const listFontSizes = (pdf: Buffer): number[] =>
  [...readObjects(pdf).values()]
    .map(readStream)
    .flatMap((stream) => [...stream.matchAll(/\/F\d+ ([\d.]+) Tf/g)])
    .map(([, size]) => Number(size));

function readObjects(pdf: Buffer): Map<string, string> {
  const objects = new Map<string, string>();
  const found = pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  for (const [, id = '', body = ''] of found) objects.set(id, body);
  return objects;
}

function readStream(body: string): string {
  const content = /stream\n([\s\S]*)\nendstream/.exec(body)?.[1];
  if (content === undefined) return '';
  if (!body.includes('FlateDecode')) return content;
  return inflateSync(Buffer.from(content, 'latin1')).toString('latin1');
}

/** Character codes in hexadecimal. */
function readTable(table: string): Map<string, string> {
  const signs = new Map<string, string>();
  for (const [, from = '', list = ''] of table.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
    for (const [at, [, units = '']] of [...list.matchAll(/<([\da-f ]+)>/gi)].entries())
      signs.set(
        (Number.parseInt(from, 16) + at).toString(16).padStart(4, '0'),
        Buffer.from(units.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      );
  return signs;
}

function readPage(stream: string, fonts: Map<string, Map<string, string>>): string {
  let font: Map<string, string> | undefined;
  let read = '';
  for (const [, name, shown = ''] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g))
    if (name === undefined)
      for (const [, letters = ''] of shown.matchAll(/<([\da-f]*)>/gi))
        for (const sign of letters.match(/.{4}/g) ?? [])
          read += font?.get(sign.toLowerCase()) ?? '';
    else font = fonts.get(name);
  return read;
}
