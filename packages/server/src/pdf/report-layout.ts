import type { Block, DocumentContent } from '@relish/shared/reports/documents/content.ts';

import { APRICOT, GREEN, GREY, RULE } from './colours.ts';
import { EDGE_SIZE, HEADING_SIZE, TITLE_SIZE } from './font-sizes.ts';
import { blockLayout } from './report-blocks.ts';
import { ROWS_TOGETHER } from './unbroken-table.ts';

export interface ReportDocument {
  layout: 'report';
  content: DocumentContent;
  photos: Record<string, Uint8Array<ArrayBuffer>>;
}

const SIDE = 48;
const A4_WIDTH = 595.28;

export function reportLayout({ content, photos: files }: ReportDocument) {
  const photos = Object.fromEntries(
    Object.entries(files).map(([id, file]) => [
      id,
      `data:image/jpeg;base64,${Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('base64')}`,
    ]),
  );
  const width = A4_WIDTH - 2 * SIDE;
  const outer = [SIDE, 0, SIDE, 0];
  return {
    info: { title: content.title, author: content.home },
    language: 'en-GB',
    displayTitle: true,
    // For screen readers; needs this PDF version.
    tagged: true,
    version: '1.7',
    pageSize: 'A4',
    pageMargins: [SIDE, 64, SIDE, 60],
    defaultStyle: { fontSize: 10, lineHeight: 1.25, color: '#232a24' },
    header: (page: number) => ({
      margin: [SIDE, 26, SIDE, 0],
      fontSize: EDGE_SIZE,
      color: GREY,
      columns: [
        { text: page === 1 ? '' : content.home },
        { text: content.notice, alignment: 'right', noWrap: true },
      ],
    }),
    footer: (page: number, pages: number) => ({
      margin: outer,
      fontSize: EDGE_SIZE,
      color: GREY,
      stack: [
        {
          canvas: [
            { type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.5, lineColor: RULE },
          ],
          margin: [0, 0, 0, 6],
        },
        {
          columns: [
            { width: '*', text: content.footer },
            { width: 70, text: `Page ${page} of ${pages}`, alignment: 'right' },
          ],
        },
      ],
    }),
    content: [
      top(content, width),
      ...content.sections.flatMap(({ title, blocks }) => {
        const parts = blocks.flatMap((block) => blockLayout(block, { photos, width }));
        const heading = {
          text: title,
          headlineLevel: 2,
          fontSize: HEADING_SIZE,
          bold: true,
          color: GREEN,
          margin: [0, 16, 0, 6],
        };
        if (parts.length === 0) return [];
        // Only a table may span pages; everything else stays with its heading.
        if (isLong(blocks[0])) return [heading, ...parts];
        const kept = blocks[0]?.type === 'text' && !isLong(blocks[1]) ? 2 : 1;
        return [
          { stack: [heading, ...parts.slice(0, kept)], unbreakable: true },
          ...parts.slice(kept),
        ];
      }),
    ],
    // A heading never ends a page.
    pageBreakBefore: (
      node: { headlineLevel?: number },
      { getFollowingNodesOnPage }: { getFollowingNodesOnPage: () => unknown[] },
    ) => node.headlineLevel === 2 && getFollowingNodesOnPage().length === 0,
  };
}

const isLong = (block: Block | undefined) =>
  block?.type === 'table' && block.rows.length > ROWS_TOGETHER;

const top = ({ home, heading, lead }: DocumentContent, width: number) => ({
  stack: [
    { text: home, color: GREEN, bold: true, fontSize: 11 },
    {
      text: heading,
      headlineLevel: 1,
      fontSize: TITLE_SIZE,
      bold: true,
      color: GREEN,
      lineHeight: 1.1,
    },
    { text: lead, color: GREY, fontSize: 11, margin: [0, 2, 0, 8] },
    { canvas: [{ type: 'rect', x: 0, y: 0, w: width, h: 3, r: 1.5, color: APRICOT }] },
  ],
});
