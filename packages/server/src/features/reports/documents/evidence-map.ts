import type { Region } from '@relish/shared/fields.ts';
import type { Section } from '@relish/shared/reports/documents/content.ts';
import { choosable, frameworkFor } from '@relish/shared/reports/evidence/frameworks.ts';

import { counted } from '../../../pdf/in-words.ts';
import { numeric, table, text } from './blocks.ts';
import type { HomeData } from './home-data.ts';

const EXAMPLES = 3;

/** Records by item of the regulator's framework (domain 3.7). */
export function evidenceSection(
  { rows, formatTitle, wanted: { to } }: HomeData,
  region: Region,
): Section[] {
  const framework = frameworkFor(region, to);
  if (!framework) return [];
  const sessions = [...new Map(rows.map((row) => [row.report_id, row])).values()];
  const titles = new Map(framework.items.map(({ code, title }) => [code, title]));
  const items = choosable(framework);
  const shown = items.flatMap(({ code, parent, title }) => {
    const own = sessions.filter(({ evidence }) => evidence.includes(code));
    const under = parent === null ? '' : (titles.get(parent) ?? '');
    const examples = [...new Set(own.map(formatTitle))].slice(0, EXAMPLES).join(', ');
    return own.length === 0 ? [] : [[under, title, String(own.length), examples]];
  });
  return [
    {
      title: `Evidence: ${framework.title}`,
      blocks: [
        text(
          `${shown.length} of ${counted(items.length, 'item')} of the framework have records that staff linked to them.`,
        ),
        table(
          ['Question', 'Item', numeric('Activities'), { label: 'For example', wide: true }],
          shown,
          'No record is linked to the framework yet.',
        ),
      ],
    },
  ];
}
