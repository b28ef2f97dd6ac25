import type { PdfDocument } from '../../../pdf/pdf.ts';
import type { PublicConsent } from './queries.ts';

export interface SheetPhoto {
  mediaId: string;
  fileName: string;
  picture: Buffer;
  consents: readonly PublicConsent[];
}

const formatter = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
export const formatDay = (day: string) => formatter.format(new Date(day));

const COLUMNS = ['Who', 'Decision', 'Basis', 'Date', 'Review by'];

/** Kept with the pictures: who agreed to public use, on what basis, and until when (N6). */
export const layOutSheet = (
  photos: readonly SheetPhoto[],
  { home, today }: { home: string; today: string },
): PdfDocument => ({
  layout: 'report',
  content: {
    title: 'Consent to public use',
    heading: 'Consent to public use',
    home,
    lead: `Photos released on ${formatDay(today)}`,
    notice: 'Confidential: keep with the pictures, do not publish',
    sections: photos.map(({ mediaId, fileName, consents }) => ({
      title: fileName,
      blocks: [
        { type: 'photos', photos: [{ media_id: mediaId, caption: null, picture: null }] },
        {
          type: 'table',
          columns: COLUMNS.map((label, at) => ({ label, numeric: false, wide: at === 0 })),
          rows: consents.map(({ first_name, last_name, from_date, review_on }) => [
            `${first_name} ${last_name}`,
            'Yes, to public use',
            'Own consent',
            formatDay(from_date),
            review_on === null ? 'Not set' : formatDay(review_on),
          ]),
          empty: 'No one can be recognised in this photo.',
        },
      ],
    })),
    footer: 'When a person withdraws consent, stop using the picture and ask others to remove it.',
    remark: null,
  },
  photos: Object.fromEntries(
    photos.map(({ mediaId, picture }) => [mediaId, new Uint8Array(picture)]),
  ),
});
