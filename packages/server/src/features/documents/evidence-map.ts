import type { Section } from '@relish/shared/documents/content.ts';
import { choosable, frameworkFor } from '@relish/shared/evidence/frameworks.ts';
import type { Region } from '@relish/shared/fields.ts';

import { counted } from '../../documents/in-words.ts';
import { numeric, table, text } from './blocks.ts';
import type { HomeData } from './home-data.ts';

const EXAMPLES = 3;

/** Records by the items of the regulator's framework that they are evidence for (domain 3.7). */
export function evidenceSection(
  { rows, titleOf, wanted: { to } }: HomeData,
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
    const examples = [...new Set(own.map(titleOf))].slice(0, EXAMPLES).join(', ');
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
          ['Question', 'Item', numeric('Sessions'), { label: 'For example', wide: true }],
          shown,
          'No record is linked to the framework yet.',
        ),
      ],
    },
  ];
}
