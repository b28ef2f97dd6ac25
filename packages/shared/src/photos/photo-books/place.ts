import { coverCrop } from './crop.ts';
import { type Box, innerBox, pageSize, typeSizes } from './geometry.ts';
import { fillBox, PICTURE_SHARE, splitPage } from './picture-boxes.ts';
import { placeBack, placeFront } from './place-gazette.ts';
import type { PlacedLine, PlacedPage } from './placed.ts';
import { emptyPage, knownPhotos, placePictures, type Placing } from './placing.ts';
import { type Block, setStack, stack, stackFitting } from './stack-lines.ts';
import { measureText, toMm } from './text-lines.ts';

/** Where everything on a page is, in millimetres: for the preview and for the PDF. */
export function placePage(placing: Placing): PlacedPage {
  switch (placing.page.kind) {
    case 'title':
      return placeTitle(placing);
    case 'chapter':
    case 'month':
      return placeChapter(placing);
    case 'photos':
      return placePhotos(placing);
    case 'full':
      return placeFull(placing);
    case 'text':
      return placeText(placing);
    case 'front':
      return placeFront(placing);
    case 'back':
      return placeBack(placing);
  }
}

const RULE = 0.9;

function placeTitle(placing: Placing): PlacedPage {
  const { page, setting } = placing;
  const placed = emptyPage(setting, 'paper');
  const sizes = typeSizes(setting);
  const [cover] = knownPhotos(placing);
  const { outer, inside, words } = splitPage(placing, cover ? PICTURE_SHARE : 0);
  if (cover) placed.pictures.push(fillBox(cover, outer, inside));
  const box = cover ? words : innerBox(setting);
  const blocks: Block[] = [
    { text: page.heading ?? '', size: sizes.title, face: 'regular', ink: 'green', role: 'title' },
    {
      text: page.text ?? '',
      size: sizes.subtitle,
      face: 'regular',
      ink: 'ink',
      role: 'text',
      above: 1.6,
    },
    {
      text: page.by ?? '',
      size: sizes.caption,
      face: 'italic',
      ink: 'soft',
      role: 'text',
      above: 1.2,
    },
  ];
  const stacked = stackFitting(blocks, { w: box.w, h: box.h - 12 });
  const top = box.y + (box.h - stacked.height) * (cover ? 0.42 : 0.45);
  placed.panels.push({ x: box.x, y: top - 7, w: 22, h: RULE, fill: 'apricot' });
  placed.lines.push(...setStack(stacked, { ...box, y: top }));
  return placed;
}

function placeChapter(placing: Placing): PlacedPage {
  const { page, setting } = placing;
  const placed = emptyPage(setting, page.kind === 'chapter' ? 'paper' : 'green');
  const sizes = typeSizes(setting);
  const [opener] = knownPhotos(placing);
  const { outer, inside, words } = splitPage(placing, opener ? PICTURE_SHARE : 0);
  if (opener) placed.pictures.push(fillBox(opener, outer, inside));
  const box = opener ? words : innerBox(setting);
  const blocks: Block[] = [
    {
      text: page.heading ?? '',
      size: sizes.heading,
      face: 'regular',
      ink: 'green',
      role: 'heading',
    },
    {
      text: page.text ?? '',
      size: sizes.subtitle,
      face: 'regular',
      ink: 'ink',
      role: 'text',
      above: 1,
    },
    {
      text: opener?.caption ?? '',
      size: sizes.caption,
      face: 'italic',
      ink: 'soft',
      role: 'caption',
      above: 2,
    },
  ];
  const stacked = stackFitting(blocks, { w: box.w, h: box.h - 10 });
  const top = box.y + (box.h - stacked.height) * 0.44;
  placed.panels.push({ x: box.x, y: top - 6, w: 16, h: RULE, fill: 'apricot' });
  placed.lines.push(...setStack(stacked, { ...box, y: top }));
  return placed;
}

function placePhotos(placing: Placing): PlacedPage {
  const { page, setting } = placing;
  const placed = emptyPage(setting, 'white');
  const sizes = typeSizes(setting);
  const known = knownPhotos(placing);
  const inner = innerBox(setting);
  placed.lines.push(...folio(placing));
  let box: Box = { ...inner, h: inner.h - toMm(sizes.folio) };
  if (page.heading !== null) {
    const head: Block = {
      text: page.heading,
      size: sizes.subtitle * 1.4,
      face: 'regular',
      ink: 'green',
      role: 'heading',
    };
    const stacked = stack([head], box.w);
    placed.lines.push(...setStack(stacked, box));
    box = { ...box, y: box.y + stacked.height + 3, h: box.h - stacked.height - 3 };
  }
  if (known.length === 0) return placed;
  const space = { box, size: sizes.caption, setting, template: page.template };
  const { pictures, lines } = placePictures(known, space);
  placed.pictures.push(...pictures);
  placed.lines.push(...lines);
  return placed;
}

function placeFull(placing: Placing): PlacedPage {
  const { setting, bleed } = placing;
  const [only] = knownPhotos(placing);
  const placed = emptyPage(setting, 'white');
  if (!only) return { ...placed, lines: folio(placing) };
  const { w, h } = pageSize(setting);
  const inner = innerBox(setting);
  const { caption: size } = typeSizes(setting);
  const words: Block = {
    text: only.caption ?? '',
    size,
    face: 'italic',
    ink: 'ink',
    role: 'caption',
  };
  const stacked = stack([words], inner.w);
  const foot = stacked.height === 0 ? -bleed : stacked.height + inner.x * 0.9;
  const outer: Box = { x: -bleed, y: -bleed, w: w + 2 * bleed, h: h + bleed - foot };
  const crop = coverCrop(only.photo, outer.w / outer.h);
  if (!crop) return placePhotos(placing);
  placed.pictures.push({
    photo_id: only.photo.id,
    box: outer,
    crop,
    bleeds: true,
    caption: only.caption,
  });
  placed.lines.push(...setStack(stacked, { ...inner, y: h - foot + inner.x * 0.4 }));
  return placed;
}

/** A short sentence may be large, a long one has to fit. */
function quoteScale(text: string): number {
  if (text.length <= 60) return 1.7;
  return text.length <= 140 ? 1.35 : 1;
}

function placeText(placing: Placing): PlacedPage {
  const { page, setting } = placing;
  const placed = emptyPage(setting, 'apricot');
  const sizes = typeSizes(setting);
  const inner = innerBox(setting);
  const widest = inner.w * (setting.orientation === 'landscape' ? 0.74 : 0.88);
  const isQuote = page.source?.kind === 'record' || (page.source === null && page.by !== null);
  const scale = quoteScale(page.text ?? '');
  const size = sizes.quote * (page.heading === null ? scale : Math.sqrt(scale));
  // A lone sentence, such as the last of the book, is centred like a quote.
  const isCentred = isQuote || (page.source === null && page.heading === null);
  const mark = sizes.title * 1.9;
  const blocks: Block[] = [
    {
      text: page.heading ?? '',
      size: Math.max(sizes.subtitle, size * 0.85),
      face: 'bold',
      ink: 'green',
      role: 'heading',
    },
    {
      text: page.text ?? '',
      size,
      face: isQuote ? 'italic' : 'regular',
      ink: 'ink',
      role: 'text',
      above: page.heading === null ? 0 : 0.9,
    },
    {
      text: page.by ?? '',
      size: sizes.caption,
      face: 'regular',
      ink: 'soft',
      role: 'text',
      above: 1.6,
    },
  ];
  const stacked = stackFitting(blocks, { w: widest, h: inner.h - toMm(mark) });
  const w = isCentred
    ? widest
    : Math.min(widest, Math.max(...stacked.lines.map((line) => line.w), 0));
  const x = inner.x + (inner.w - w) / 2;
  const top = inner.y + (inner.h - stacked.height) * 0.47;
  if (isQuote)
    placed.lines.push({
      text: '“',
      x: x + (w - measureText('“', mark, 'bold')) / 2,
      y: top + toMm(mark) * 0.28,
      size: mark,
      face: 'bold',
      ink: 'apricot',
      role: 'decoration',
    });
  placed.lines.push(...setStack(stacked, { x, y: top, w }, isCentred), ...folio(placing));
  return placed;
}

function folio({ setting, number }: Placing): PlacedLine[] {
  const { folio: size } = typeSizes(setting);
  const { w, h } = pageSize(setting);
  const text = String(number);
  return [
    {
      text,
      x: (w - measureText(text, size, 'regular')) / 2,
      y: h - innerBox(setting).x * 0.48,
      size,
      face: 'regular',
      ink: 'soft',
      role: 'decoration',
    },
  ];
}
