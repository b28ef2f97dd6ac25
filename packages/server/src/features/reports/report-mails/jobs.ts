import type { Media } from '../../../files/media.ts';
import type { MailContext } from '../../../jobs/mail-jobs.ts';
import type { JobHandlers } from '../../../jobs/runner.ts';
import { update, updateAttached } from '../../../mail/messages.ts';
import { documentFile } from '../../../pdf/document-file.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import type { mailReport } from './job-kinds.ts';
import { findQueued, noteTry } from './queries.ts';
import { whatStandsAgainst } from './still-allowed.ts';

/** The runner's number of tries. */
const TRIES = 10;

export const reportMailJobs: JobHandlers<MailContext & { media: Media }, typeof mailReport> = {
  'mail-report': async ({ database, mailer, media, publicUrl, now }, { carehome_id, mail_id }) => {
    const mail = await database.system((db) => findQueued(db, carehome_id, mail_id));
    if (!mail) return;
    const note = (what: Parameters<typeof noteTry>[3]) =>
      database.system((db) => noteTry(db, carehome_id, mail_id, what));
    const tries = mail.tries + 1;
    const giveUp = (error_code: string) => note({ status: 'failed', tries, error_code });
    if (mail.state !== 'done' || mail.file_key === null || mail.removed_at !== null)
      return void (await giveUp('no_document'));
    const file = await media.getFile(documentFile(mail.file_key, mail.format));
    if (!file) return void (await giveUp('no_document'));
    // Checked again just before sending; a refusal is final.
    const against = await database.system((db) => whatStandsAgainst(db, carehome_id, mail, now));
    if (against) return void (await giveUp(against));
    try {
      await mailer.send({
        to: mail.address,
        isDemo: mail.is_demo,
        carehomeId: carehome_id,
        ...(mail.attach
          ? {
              ...updateAttached(mail.carehome_name),
              attachments: [
                {
                  filename: `update-${mail.to_day}.pdf`,
                  content: file,
                  contentType: 'application/pdf',
                },
              ],
            }
          : update(mail.carehome_name, `${publicUrl}/download-report?id=${mail.document_id}`)),
      });
    } catch (error) {
      const code = readErrorCode(error);
      if (isPermanent(error))
        return void (await note({ status: 'bounced', tries, error_code: code }));
      if (tries >= TRIES) return void (await giveUp(code));
      await note({ status: 'queued', tries, error_code: code });
      throw error;
    }
    await database.system(async (db) => {
      await noteTry(db, carehome_id, mail_id, {
        status: 'sent',
        tries,
        error_code: null,
        sha256: mail.sha256,
        sent_at: now,
      });
      await insertAudit(
        db,
        { now, carehomeId: carehome_id, user: { id: mail.sent_by } },
        {
          action: 'report-mail.sent',
          entity: mail.recipient_user_id === null ? 'report_mail' : 'user',
          entity_id: mail.recipient_user_id ?? mail_id,
          reason: `sha256 ${mail.sha256 ?? ''}`,
        },
      );
    });
  },
};

interface SmtpError {
  code?: string;
  responseCode?: number;
}

const readErrorCode = (error: unknown): string => {
  const { responseCode, code } = error as SmtpError;
  return String(responseCode ?? code ?? 'unknown');
};

/** Permanent SMTP failures: unknown recipient or rejected content, but not our own credentials. */
const isPermanent = (error: unknown): boolean => {
  const { responseCode = 0, code } = error as SmtpError;
  return responseCode >= 500 && responseCode < 600 && (code === 'EENVELOPE' || code === 'EMESSAGE');
};
