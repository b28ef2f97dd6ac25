import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type Paper, PAPERS } from '@relish/shared/events/sharing/choices.ts';
import { expect, it, onTestFinished } from 'vitest';

import { CONTENT_FOLDER } from '../content/content-files.ts';
import { minutes } from '../core/clock.ts';
import { countPages } from '../testing/pdf-pages.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { PdfWorkers } from './pdf-workers.ts';
import { type ProgrammeDocument, programmeLayout } from './programme-layout.ts';
import { estimateWidth } from './text-width.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const programme = (
  events: number,
  {
    text = 'Sing-along with Pat, Lounge',
    picture = null,
    days = DAYS,
    paper = 'a4',
  }: { text?: string; picture?: string | null; days?: string[]; paper?: Paper } = {},
): ProgrammeDocument => ({
  layout: 'programme',
  paper,
  title: 'What’s on: 16 to 22 November 2026',
  home: 'Rosewood House',
  footer: 'Sheet 12, printed on 15 November 2026. Plans can change: please ask us.',
  empty: 'No events planned',
  more: Array.from({ length: events }, (_, at) => `and ${at + 1} more`),
  days: days.map((heading) => ({
    heading,
    rows: Array.from({ length: events }, (_, at) => ({
      time: at === 0 ? 'All day' : `${9 + at}:30`,
      text,
      isCancelled: at === 2,
      picture,
    })),
  })),
  sizes: { most: 24, least: 14 },
});

it('fits one page, whatever the week holds', { timeout: 120_000 }, async () => {
  const workers = new PdfWorkers({ size: 1, heapMb: 192, idleMs: minutes(1) });
  onTestFinished(() => workers.close());
  const picture = await readFile(join(CONTENT_FOLDER, 'activities', 'glyphs', 'MUS.svg'), 'utf8');
  const long = `${'WONDERFUL '.repeat(6)}${'m'.repeat(80)} ÄÖ漢字`;
  for (const paper of PAPERS)
    for (const events of [0, 3, 12])
      for (const differences of [
        {},
        { picture },
        { text: long, picture },
        { days: ['Monday'], picture },
      ]) {
        const file = await workers.make(programme(events, { ...differences, paper }), minutes(1));
        expect(countPages(file)).toBe(1);
      }
  const full = pdfText(await workers.make(programme(12), minutes(1)));
  expect(full).toMatch(/and\d+more/);
  expect(full).toContain('Sheet12');
  expect(pdfText(await workers.make(programme(3), minutes(1)))).not.toMatch(/and\d+more/);
});

it.each(PAPERS)('keeps long names of homes and groups on the page: %s', (paper) => {
  const long = `Rosewood House, ${'The Monday Morning Gardening and Walking Group '.repeat(8)}`;
  const { pageSize, content } = programmeLayout({
    ...programme(0, { paper, days: [] }),
    home: long,
    title: long,
    footer: long,
  });
  const lines = content as { text: string; fontSize: number; absolutePosition: { x: number } }[];
  expect(lines).toHaveLength(3);
  for (const { text, fontSize, absolutePosition } of lines) {
    expect(text).toMatch(/^Rosewood House, The Monday.*…$/);
    const end = absolutePosition.x + estimateWidth(text, fontSize);
    expect(end).toBeLessThan(pageSize.width - absolutePosition.x / 2);
  }
});

it('shrinks a name that is a little too long instead of cutting it', () => {
  const home =
    'Rosewood House for people living with dementia, The Monday Gardening Group of the Garden Wing';
  const [line] = programmeLayout({ ...programme(0), home }).content as {
    text: string;
    fontSize: number;
  }[];
  expect(line?.text).toBe(home);
  expect(line?.fontSize).toBeLessThan(12);
});
