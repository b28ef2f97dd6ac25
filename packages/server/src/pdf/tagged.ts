import rendering from 'pdfmake/js/Renderer.js';

import { EDGE_SIZE, HEADING_SIZE, TITLE_SIZE } from './font-sizes.ts';

/** pdfmake draws lines, so paragraphs and headings are reassembled here for screen readers. */

interface Structure {
  add: (child: Structure | (() => void)) => Structure;
  end: () => void;
}
interface TaggedPdf {
  options: { tagged?: boolean };
  struct: (type: string, options?: { alt: string }) => Structure;
  addStructure: (structure: Structure) => void;
  markContent: (tag: string) => void;
  endMarkedContent: () => void;
}
interface Line {
  inlines: { fontSize: number }[];
  lastLineInParagraph: boolean;
}

interface Drawn {
  /** Alternative text. */
  alt?: string;
}

interface Rendering {
  pdfDocument: TaggedPdf;
  renderLine: (line: Line, x: number, y: number) => void;
  renderVector: (vector: object) => void;
  renderImage: (image: Drawn) => void;
  renderSVG: (svg: Drawn) => void;
}

const HEADINGS: Record<number, string> = { [TITLE_SIZE]: 'H1', [HEADING_SIZE]: 'H2' };

/** Per document: the root and the paragraph that the next line continues. */
const known = new WeakMap<TaggedPdf, { root: Structure; paragraph?: Structure | undefined }>();

function openState(pdf: TaggedPdf) {
  const before = known.get(pdf);
  if (before) return before;
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const state = { root };
  known.set(pdf, state);
  return state;
}

/** Decoration: hidden from screen readers. */
function aside(pdf: TaggedPdf, draw: () => void) {
  pdf.markContent('Artifact');
  draw();
  pdf.endMarkedContent();
}

function figure(pdf: TaggedPdf, alt: string, draw: () => void) {
  const structure = pdf.struct('Figure', { alt });
  openState(pdf).root.add(structure);
  structure.add(draw).end();
}

function words(pdf: TaggedPdf, line: Line, draw: () => void) {
  const size = line.inlines[0]?.fontSize ?? 0;
  if (size === EDGE_SIZE) return aside(pdf, draw);
  const state: { root: Structure; paragraph?: Structure | undefined } = openState(pdf);
  if (!state.paragraph) {
    state.paragraph = pdf.struct(HEADINGS[size] ?? 'P');
    state.root.add(state.paragraph);
  }
  state.paragraph.add(draw);
  if (!line.lastLineInParagraph) return undefined;
  state.paragraph.end();
  state.paragraph = undefined;
}

/** Patches pdfmake, so that documents can ask for tags. */
export function tagDocuments() {
  const prototype = rendering.default.prototype as Rendering;
  const { renderLine, renderVector, renderImage, renderSVG } = prototype;
  prototype.renderLine = function (line, x, y) {
    const draw = () => renderLine.call(this, line, x, y);
    if (this.pdfDocument.options.tagged) words(this.pdfDocument, line, draw);
    else draw();
  };
  prototype.renderVector = function (vector) {
    const draw = () => renderVector.call(this, vector);
    if (this.pdfDocument.options.tagged) aside(this.pdfDocument, draw);
    else draw();
  };
  prototype.renderImage = function (image) {
    const draw = () => renderImage.call(this, image);
    if (this.pdfDocument.options.tagged) figure(this.pdfDocument, image.alt ?? '', draw);
    else draw();
  };
  prototype.renderSVG = function (svg) {
    const draw = () => renderSVG.call(this, svg);
    if (this.pdfDocument.options.tagged) figure(this.pdfDocument, svg.alt ?? '', draw);
    else draw();
  };
}
