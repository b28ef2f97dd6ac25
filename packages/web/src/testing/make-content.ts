import type { DocumentContent } from '@relish/shared/reports/documents/content.ts';

/** An update about Peggy with a block of each kind. */
export const makeContent = (differences: Partial<DocumentContent> = {}): DocumentContent => ({
  title: 'An update from Rosewood House',
  heading: 'What Peggy has been doing',
  home: 'Rosewood House',
  lead: 'Peggy, 17 Oct 2026 to 15 Nov 2026',
  notice: 'For the named recipient',
  sections: [
    {
      title: 'In short',
      blocks: [{ type: 'text', text: 'Peggy took part 12 times.', soft: false }],
    },
    {
      title: 'Highlights',
      blocks: [
        {
          type: 'quotes',
          quotes: [{ text: 'I had forgotten I knew the words.', about: 'Name that tune' }],
        },
      ],
    },
    {
      title: 'How it went',
      blocks: [
        {
          type: 'trend',
          title: 'Engagement, mean of each week',
          lowest: { value: 0, label: 'Not with it' },
          highest: { value: 4, label: 'Absorbed' },
          points: [
            { label: '1 Nov', value: 2, text: '2 (3 times)' },
            { label: '8 Nov', value: 3.5, text: '3.5 (2 times)' },
          ],
        },
      ],
    },
  ],
  footer: 'Sent by Grace Adeyemi, 15 Nov 2026',
  remark: null,
  ...differences,
});
