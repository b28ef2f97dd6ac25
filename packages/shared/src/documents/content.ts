import { z } from 'zod';

import { Id } from '../fields.ts';
import { Picture } from '../residents/contract.ts';

/** What a document says, piece by piece: the screen shows it and the paper is set from it, so both say the same. */

const Text = z.object({
  type: z.literal('text'),
  text: z.string(),
  soft: z.boolean().default(false),
});

const Quotes = z.object({
  type: z.literal('quotes'),
  quotes: z.array(z.object({ text: z.string(), about: z.string() })),
});

/** What somebody did, one after the other, in words. */
const Moments = z.object({
  type: z.literal('moments'),
  moments: z.array(
    z.object({
      title: z.string(),
      when: z.string(),
      how: z.string(),
      quote: z.string().nullable(),
      note: z.string().nullable(),
    }),
  ),
});

const Figures = z.object({
  type: z.literal('figures'),
  figures: z.array(
    z.object({ code: z.string(), label: z.string(), value: z.string(), definition: z.string() }),
  ),
});

const Table = z.object({
  type: z.literal('table'),
  columns: z.array(z.object({ label: z.string(), numeric: z.boolean(), wide: z.boolean() })),
  rows: z.array(z.array(z.string())),
  empty: z.string(),
});

const Point = z.object({ label: z.string(), value: z.number().nullable(), text: z.string() });

const Bars = z.object({
  type: z.literal('bars'),
  title: z.string(),
  bars: z.array(Point.extend({ colour: z.string() })),
  empty: z.string(),
});

/** From week to week; a week without a value is a gap, never a nought. */
const Trend = z.object({
  type: z.literal('trend'),
  title: z.string(),
  lowest: z.object({ value: z.number(), label: z.string() }),
  highest: z.object({ value: z.number(), label: z.string() }),
  points: z.array(Point),
});

const Photos = z.object({
  type: z.literal('photos'),
  photos: z.array(
    z.object({ media_id: Id, caption: z.string().nullable(), picture: Picture.nullable() }),
  ),
});

export const Block = z.discriminatedUnion('type', [
  Text,
  Quotes,
  Moments,
  Figures,
  Table,
  Bars,
  Trend,
  Photos,
]);
export type Block = z.infer<typeof Block>;
export type BlockOf<T extends Block['type']> = Extract<Block, { type: T }>;

export const DocumentContent = z.object({
  /** What a window or a list calls it: it tells nobody's name. */
  title: z.string(),
  heading: z.string(),
  home: z.string(),
  /** Whom it is about, and which days. */
  lead: z.string(),
  /** Who may read it; on every page. */
  notice: z.string(),
  sections: z.array(z.object({ title: z.string(), blocks: z.array(Block) })),
  footer: z.string(),
  /** For whoever makes it; not in the document. */
  remark: z.string().nullable(),
});
export type DocumentContent = z.infer<typeof DocumentContent>;
export type Section = DocumentContent['sections'][number];
