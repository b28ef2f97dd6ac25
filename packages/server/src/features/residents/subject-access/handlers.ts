import type { subjectAccessCalls } from '@relish/shared/residents/subject-access/contract.ts';

import type { Handlers } from '../../../core/handler.ts';
import type { PdfDocument } from '../../../pdf/pdf.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { checkHandlers, requireCheck } from './check.ts';
import { readRecord, type SubjectRecord } from './record.ts';

export const subjectAccessHandlers: Handlers<typeof subjectAccessCalls> = {
  ...checkHandlers,

  'subject-access/record': async (context, input) => {
    const { withheld } = await requireCheck(context, input.resident_id);
    const record = await readRecord(context, { ...input, withheld });
    await insertAudit(context.db, context, {
      action: 'resident.export-record',
      entity: 'resident',
      entity_id: input.resident_id,
    });
    return record;
  },

  'subject-access/pdf': {
    staged: async (context, input) => {
      const record = await context.transaction(async (db) => {
        const { withheld } = await requireCheck({ ...context, db }, input.resident_id);
        const read = await readRecord({ ...context, db }, { ...input, withheld });
        await insertAudit(db, context, {
          action: 'resident.export-record',
          entity: 'resident',
          entity_id: input.resident_id,
        });
        return read;
      });
      const pdf = await context.makePdf(layOutRecord(record, input));
      // No personal names in file names.
      const file_name = `${input.only_chat ? 'chat' : 'record'}-${input.resident_id.slice(0, 8)}.pdf`;
      return { file_name, base64: pdf.toString('base64') };
    },
  },
};

const layOutRecord = (
  { made_at, home, parts }: SubjectRecord,
  { only_chat }: { only_chat: boolean },
): PdfDocument => ({
  layout: 'record',
  title: only_chat ? 'Messages with your family' : 'Everything we keep about you',
  lead: `${home}, ${british(made_at)}`,
  header: `Confidential – ${home}`,
  parts: parts.map(({ title, rows }) => ({
    title,
    empty: 'Nothing is recorded.',
    rows: rows.map((row) =>
      Object.entries(row).map(([label, value]) => ({ label, text: inWords(value) })),
    ),
  })),
});

const british = (moment: string) =>
  `${moment.slice(8, 10)}/${moment.slice(5, 7)}/${moment.slice(0, 4)}`;

/** British dates, yes and no, comma-separated lists. */
function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(T|$)/.test(value))
    return british(value) + (value.includes('T') ? `, ${value.slice(11, 16)} UTC` : '');
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(inWords).join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .filter(([, each]) => each !== null && each !== false)
      .map(([name, each]) => `${name.replaceAll('_', ' ')}: ${inWords(each)}`)
      .join('; ');
  return typeof value === 'string' ? value.replaceAll('_', ' ') : JSON.stringify(value ?? '');
}
