/** The JPEG files embedded in a PDF, in the order in which they were written. */
export function listPdfPictures(pdf: Buffer): Buffer[] {
  const source = pdf.toString('latin1');
  return [...source.matchAll(/\/Subtype \/Image[\s\S]*?\/Length (\d+)[\s\S]*?stream\n/g)].map(
    (found) => {
      const from = found.index + found[0].length;
      return pdf.subarray(from, from + Number(found[1]));
    },
  );
}
