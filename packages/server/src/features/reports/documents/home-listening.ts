import type { Section } from '@relish/shared/reports/documents/content.ts';

import { numeric, table, text } from './blocks.ts';
import type { ListeningCounts } from './listening-queries.ts';

/** Surveys, meetings, complaints and what was done; left out where a home records none of it. */
export function listeningSection(counts: ListeningCounts): Section[] {
  if (Object.values(counts).every((count) => count === 0)) return [];
  const rows: [string, number][] = [
    ['Surveys started', counts.surveys],
    ['Meetings of residents and relatives', counts.meetings],
    ['Complaints received', counts.complaints],
    ['Concerns received', counts.concerns],
    ['Complaints and concerns answered', counts.answered],
    ['Answered as soon as promised', counts.answered_in_time],
    ['Upheld or partly upheld', counts.upheld],
    ['Compliments received', counts.compliments],
    ['“You said, we did”: actions added', counts.actions],
    ['“You said, we did”: actions done', counts.actions_done],
    ['Done and published', counts.actions_published],
  ];
  return [
    {
      title: 'Listening',
      blocks: [
        text(
          'How the home listens, and what it did. Answers count for what was received in this period.',
        ),
        table(
          ['What', numeric('Number')],
          rows.map(([what, count]) => [what, String(count)]),
          '',
        ),
      ],
    },
  ];
}
