import type { Paper } from '@relish/shared/events/sharing/choices.ts';

import { GREEN, GREY, RULE } from './colours.ts';
import { fitLine, wrapText } from './text-width.ts';

interface ProgrammeRow {
  time: string;
  text: string;
  isCancelled: boolean;
  /** SVG; null where the sheet has no pictures. */
  picture: string | null;
}

export interface ProgrammeDay {
  heading: string;
  rows: ProgrammeRow[];
}

export interface ProgrammeDocument {
  layout: 'programme';
  paper: Paper;
  title: string;
  home: string;
  footer: string;
  /** For a day without events. */
  empty: string;
  /** One text for each number of events that are left out, from one on. */
  more: string[];
  days: ProgrammeDay[];
  /** Largest and smallest size of its type, in points. */
  sizes: { most: number; least: number };
}

const PAGES: Record<Paper, { width: number; height: number }> = {
  a4: { width: 595, height: 842 },
  a3: { width: 842, height: 1191 },
};
const MARGIN = 36;
const HOME = 12;
const TITLE = 26;
/** From the top of the name of the home to the top of the title. */
const TITLE_FROM = 18;
/** How far a line shrinks before it is cut. */
const LEAST = 0.7;
const LINE = 1.25;
const STEP = 0.5;
/** In parts of the size of the type. */
const DAY_GAP = 0.5;
const ROW_GAP = 0.2;
const TIME_WIDTH = 4;
const PICTURE_WIDTH = 2.1;
const HEADING = 1.1;

interface Shown extends ProgrammeRow {
  lines: string[];
  height: number;
}
interface Plan {
  size: number;
  days: { heading: string; rows: Shown[]; more: string | null }[];
  height: number;
}

/** Everything is placed by its own measure, so that no programme ever needs a second page. */
export function programmeLayout(document: ProgrammeDocument) {
  const page = PAGES[document.paper];
  const scale = page.width / PAGES.a4.width;
  const width = page.width - 2 * MARGIN;
  const top = MARGIN + (TITLE_FROM + TITLE * 1.4) * scale;
  const bottom = page.height - MARGIN - 20 * scale;
  const plan = fit(document, { width, height: bottom - top, scale });
  /** On one line, however long the name of a home or group is. */
  const within = (words: string, y: number, most: number, look: object) => {
    const { text, size } = fitLine(words, width, {
      most: most * scale,
      least: most * scale * LEAST,
    });
    return line(text, MARGIN, y, { fontSize: size, ...look });
  };
  return {
    info: { title: document.title },
    pageSize: { width: page.width, height: page.height },
    pageMargins: [MARGIN, MARGIN, MARGIN, 0],
    content: [
      within(document.home, MARGIN, HOME, { color: GREY }),
      within(document.title, MARGIN + TITLE_FROM * scale, TITLE, { bold: true, color: GREEN }),
      ...draw(plan, { top, width, empty: document.empty }),
      within(document.footer, bottom + 8 * scale, 10, { color: GREY }),
    ],
  };
}

/** The largest type at which everything fits, and with the smallest type as many events of each day as fit. */
function fit(document: ProgrammeDocument, box: { width: number; height: number; scale: number }) {
  const { most, least } = document.sizes;
  for (let size = most * box.scale; size >= least; size -= STEP) {
    const plan = measure(document, box.width, size);
    if (plan.height <= box.height) return plan;
  }
  const shown = document.days.map(() => 0);
  let hasGrown = true;
  while (hasGrown) {
    hasGrown = false;
    for (const [day, { rows }] of document.days.entries()) {
      const more = shown.with(day, (shown[day] ?? 0) + 1);
      if ((more[day] ?? 0) > rows.length) continue;
      if (measure(document, box.width, least, more).height > box.height) continue;
      shown.splice(0, shown.length, ...more);
      hasGrown = true;
    }
  }
  return measure(document, box.width, least, shown);
}

function measure(
  { days, more }: ProgrammeDocument,
  width: number,
  size: number,
  shownOf?: readonly number[],
) {
  const hasPictures = days.some(({ rows }) => rows.some(({ picture }) => picture !== null));
  const textWidth = width - size * (TIME_WIDTH + (hasPictures ? PICTURE_WIDTH : 0));
  const plan: Plan = { size, days: [], height: 0 };
  for (const [day, { heading, rows }] of days.entries()) {
    const shown = rows.slice(0, shownOf?.[day]).map((row) => {
      const lines = wrapText(row.text, textWidth, size);
      const least = row.picture === null ? 0 : PICTURE_WIDTH * size;
      return { ...row, lines, height: Math.max(size * (lines.length * LINE + ROW_GAP), least) };
    });
    const left = rows.length - shown.length;
    plan.days.push({ heading, rows: shown, more: left > 0 ? (more[left - 1] ?? null) : null });
    const extra = left > 0 || rows.length === 0 ? 1 : 0;
    plan.height += size * (HEADING * LINE + DAY_GAP + extra * LINE);
    for (const { height } of shown) plan.height += height;
  }
  return plan;
}

function draw(
  { size, days }: Plan,
  { top, width, empty }: { top: number; width: number; empty: string },
): object[] {
  const drawn: object[] = [];
  let y = top;
  for (const { heading, rows, more } of days) {
    drawn.push(
      {
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineColor: RULE, lineWidth: 1 }],
        absolutePosition: { x: MARGIN, y },
      },
      line(heading, MARGIN, y + size * 0.15, {
        fontSize: size * HEADING,
        bold: true,
        color: GREEN,
      }),
    );
    y += size * (HEADING * LINE + DAY_GAP / 2);
    for (const row of rows) {
      drawn.push(...drawRow(row, y, size));
      y += row.height;
    }
    const note = more ?? (rows.length === 0 ? empty : null);
    if (note !== null) {
      drawn.push(line(note, MARGIN, y, { fontSize: size, color: GREY }));
      y += size * LINE;
    }
    y += (size * DAY_GAP) / 2;
  }
  return drawn;
}

function drawRow(row: Shown, y: number, size: number): object[] {
  const { picture, time, lines, isCancelled } = row;
  const look = { fontSize: size, ...(isCancelled && { color: GREY }) };
  const x = MARGIN + (picture === null ? 0 : PICTURE_WIDTH * size);
  const textX = x + TIME_WIDTH * size;
  // Beside a picture, the words are in its middle.
  const textY = y + (row.height - lines.length * size * LINE) / 2;
  return [
    ...(picture === null
      ? []
      : [{ svg: picture, width: size * 1.8, absolutePosition: { x: MARGIN, y: y + size * 0.15 } }]),
    line(time, x, textY, { ...look, bold: true }),
    ...lines.map((text, at) => line(text, textX, textY + at * size * LINE, look)),
  ];
}

const line = (text: string, x: number, y: number, look: object) => ({
  text,
  noWrap: true,
  absolutePosition: { x, y },
  ...look,
});
