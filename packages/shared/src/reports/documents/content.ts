import { z } from 'zod';

import { Id } from '../../fields.ts';
import { Picture } from '../../residents/residents/contract.ts';

/** Blocks shared by screen and PDF, so that both say the same. */

const Text = z.object({
  type: z.literal('text'),
  text: z.string(),
  soft: z.boolean().default(false),
});

const Quotes = z.object({
  type: z.literal('quotes'),
  quotes: z.array(z.object({ text: z.string(), about: z.string() })),
});

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
  figures: z.array(z.object({ label: z.string(), value: z.string(), definition: z.string() })),
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

/** A missing week is a gap, never zero. */
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
  /** Names no one, because it is shown in windows and lists. */
  title: z.string(),
  heading: z.string(),
  home: z.string(),
  /** Subject and period. */
  lead: z.string(),
  /** Confidentiality notice on every page. */
  notice: z.string(),
  sections: z.array(z.object({ title: z.string(), blocks: z.array(Block) })),
  footer: z.string(),
  /** For the author; not part of the document. */
  remark: z.string().nullable(),
});
export type DocumentContent = z.infer<typeof DocumentContent>;
export type Section = DocumentContent['sections'][number];
