import { type Box, innerBox } from './geometry.ts';
import type { PageNote } from './page.ts';
import type { PlacedPage } from './placed.ts';
import { emptyPage, knownPhotos, placePictures, type Placing } from './placing.ts';
import { type Block, setStack, stack, stackFitting } from './stack-lines.ts';

/** In points: nothing on a gazette is smaller than 14, because its readers are old too. */
const SIZES = {
  title: 44,
  subtitle: 19,
  from: 16,
  caption: 16,
  quote: 19,
  by: 14,
  heading: 26,
  note: 16,
  foot: 18,
};
const RULE = 0.9;
const SPACE = 5;
/** Words never take more of a page than this. */
const WORDS_AT_MOST = 0.36;
/** In square millimetres, about 45 by 34. */
const SMALLEST_PICTURE = 1500;

/** Title, the best pictures and a quote. White, so that a home printer needs little ink. */
export function placeFront(placing: Placing): PlacedPage {
  const { page, setting } = placing;
  const placed = emptyPage(setting, 'white');
  const inner = innerBox(setting);
  const title: Block = {
    text: page.heading ?? '',
    size: SIZES.title,
    face: 'regular',
    ink: 'green',
    role: 'title',
  };
  const head = stackFitting([title], { w: inner.w, h: inner.h / 4 });
  placed.lines.push(...setStack(head, inner));
  const below: Block[] = [
    { text: page.text ?? '', size: SIZES.subtitle, face: 'regular', ink: 'ink', role: 'text' },
    { text: page.by ?? '', size: SIZES.from, face: 'italic', ink: 'soft', role: 'text' },
  ];
  const words = stack(below, inner.w);
  const top = inner.y + head.height + 2;
  placed.lines.push(...setStack(words, { ...inner, y: top }));
  const ruleAt = top + words.height + 3;
  placed.panels.push({ x: inner.x, y: ruleAt, w: inner.w, h: RULE, fill: 'apricot' });
  const y = ruleAt + RULE + SPACE;
  fill(placing, placed, { ...inner, y, h: inner.y + inner.h - y });
  return placed;
}

/** More pictures, quotes, what was enjoyed, and how to reach the home. */
export function placeBack(placing: Placing): PlacedPage {
  const { page, setting } = placing;
  const placed = emptyPage(setting, 'white');
  const inner = innerBox(setting);
  const heading: Block = {
    text: page.heading ?? '',
    size: SIZES.heading,
    face: 'regular',
    ink: 'green',
    role: 'heading',
  };
  const head = stack([heading], inner.w);
  placed.lines.push(...setStack(head, inner));
  const closing: Block = {
    text: page.text ?? '',
    size: SIZES.foot,
    face: 'bold',
    ink: 'green',
    role: 'text',
  };
  const foot = stack([closing], inner.w);
  const footAt = inner.y + inner.h - foot.height;
  placed.lines.push(...setStack(foot, { ...inner, y: footAt }));
  const y = inner.y + (head.height === 0 ? 0 : head.height + SPACE);
  if (foot.height > 0)
    placed.panels.push({ x: inner.x, y: footAt - 4, w: inner.w, h: RULE, fill: 'apricot' });
  const end = foot.height === 0 ? inner.y + inner.h : footAt - 4 - SPACE;
  fill(placing, placed, { ...inner, y, h: end - y });
  return placed;
}

/** Pictures above, words below; words alone begin at the top. */
function fill(placing: Placing, placed: PlacedPage, box: Box) {
  const known = knownPhotos(placing);
  const share = known.length === 0 ? 1 : WORDS_AT_MOST;
  const notes = (placing.page.notes ?? []).filter(({ text }) => text !== null);
  // The last notes are left out before a word or a picture becomes too small to enjoy.
  for (let count = notes.length; count >= 0; count -= 1) {
    const words = stack(toBlocks(notes.slice(0, count)), box.w);
    const isBelow = known.length > 0 && words.height > 0;
    const h = isBelow ? box.h - words.height - SPACE : box.h;
    const pictures = placePictures(known, {
      box: { ...box, h },
      size: SIZES.caption,
      setting: placing.setting,
      template: placing.page.template,
    });
    const isSmall = pictures.pictures.some((each) => each.box.w * each.box.h < SMALLEST_PICTURE);
    if (count > 0 && (words.height > box.h * share || isSmall)) continue;
    const y = isBelow ? box.y + box.h - words.height : box.y;
    placed.pictures.push(...pictures.pictures);
    placed.lines.push(...setStack(words, { ...box, y }), ...pictures.lines);
    return;
  }
}

/** Activities become one line, wherever the first of them is. */
function toBlocks(notes: readonly PageNote[]): Block[] {
  const activities = notes.filter(({ source }) => source.kind === 'activity');
  return notes.flatMap((note, at) => {
    if (note.source.kind !== 'activity') return toNote(note, at === 0);
    if (note !== activities[0]) return [];
    const text = activities.map((each) => each.text).join(', ');
    return toNote({ ...note, text }, at === 0);
  });
}

function toNote({ heading, text, by, source }: PageNote, isFirst: boolean): Block[] {
  const isQuote = source.kind === 'record';
  const above = isFirst ? 0 : 0.8;
  return [
    {
      text: heading ?? '',
      size: SIZES.note,
      face: 'bold',
      ink: 'green',
      role: 'heading',
      above,
    },
    {
      text: isQuote ? `“${text ?? ''}”` : (text ?? ''),
      size: isQuote ? SIZES.quote : SIZES.note,
      face: isQuote ? 'italic' : 'regular',
      ink: 'ink',
      role: 'text',
      above: heading === null ? above : 0,
    },
    { text: by ?? '', size: SIZES.by, face: 'regular', ink: 'soft', role: 'text', above: 0.1 },
  ];
}
