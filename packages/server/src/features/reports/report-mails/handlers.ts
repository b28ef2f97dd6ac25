import { DOCUMENT_DAYS } from '@relish/shared/constants.ts';
import { can } from '@relish/shared/permissions.ts';
import type { reportMailCalls } from '@relish/shared/reports/report-mails/contract.ts';
import { familyState } from '@relish/shared/residents/relatives/family-state.ts';
import type { z } from 'zod';

import { forbidden, invalid, notFound } from '../../../core/app-error.ts';
import { after, days } from '../../../core/clock.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { findHomeSettings } from '../../accounts/home-settings/public.ts';
import { listAgreements } from '../../residents/consents/public.ts';
import { insertDocument, makeDocument } from '../documents/public.ts';
import { type Addressee, countMails } from './limits.ts';
import { obstacleFor } from './obstacle.ts';
import {
  type FamilyMember,
  findAbout,
  hasShared,
  insertMails,
  listFamily,
  listMails,
} from './queries.ts';

type ToSend = z.output<(typeof reportMailCalls)['report-mails/send']['input']>;
type About = NonNullable<Awaited<ReturnType<typeof findAbout>>>;

export const reportMailHandlers: Handlers<typeof reportMailCalls> = {
  'report-mails/recipients': async (context, { resident_id }) => {
    const { db, carehomeId, now } = context;
    const about = await aboutWhom(context, resident_id);
    const family = await listFamily(db, carehomeId, resident_id);
    const isOver = familyState(about, now) === undefined;
    return {
      preferred_name: about.preferred_name,
      last_name: about.last_name,
      deceased: about.status === 'deceased',
      attachments: (await findHomeSettings(db, carehomeId)).email_attachments,
      recipients: family.map((member) => ({
        link_id: member.link_id,
        user_id: member.user_id,
        name: `${member.first_name} ${member.last_name}`,
        relationship: member.relationship,
        obstacle: obstacleFor(member) ?? (isOver ? 'over' : null),
      })),
    };
  },

  'report-mails/send': {
    staged: async (context, input) => {
      const { transaction, system, user, now } = context;
      const { about, to } = await transaction((db) => checkedMails({ ...context, db }, input));
      await system((db) => countMails(db, { senderId: user.id, about, to }, now));
      return transaction(context.creating((db) => queueMails({ ...context, db }, input, to)));
    },
  },

  'report-mails/list': async (context, { resident_id }) => {
    await aboutWhom(context, resident_id);
    return listMails(context.db, context.carehomeId, resident_id);
  },
};

/** Recipients, once each may be written to. */
async function checkedMails(context: InHome, input: ToSend) {
  const about = await aboutWhom(context, input.resident_id);
  await checkSending(context, about, input);
  return { about, to: addressees(await findRecipients(context, about, input), input.addresses) };
}

/** A chosen relative whose address was also typed gets one mail, as the relative. */
function addressees(recipients: FamilyMember[], addresses: string[]): Addressee[] {
  const chosen = recipients.map(({ user_id, email, first_name }) => ({
    recipient_user_id: user_id,
    address: email ?? '',
    name: first_name,
  }));
  const chosenAddresses = new Set(chosen.map(({ address }) => address.trim().toLowerCase()));
  const typed = [...new Set(addresses)].filter((address) => !chosenAddresses.has(address));
  return [
    ...chosen,
    ...typed.map((address) => ({ recipient_user_id: null, address, name: address })),
  ];
}

async function queueMails(context: InHome, input: ToSend, to: Addressee[]) {
  const { db, carehomeId, user, now } = context;
  const { resident_id, attach, from: from_day, to: to_day } = input;
  const document_id = await insertDocument(db, {
    carehome_id: carehomeId,
    kind: 'family_update',
    format: 'pdf',
    resident_id,
    from_day,
    to_day,
    options: JSON.stringify({
      resident_ids: [],
      names: false,
      pseudonyms: false,
      levels: false,
      concerns: false,
    }),
    requested_by: user.id,
    created_at: now,
    expires_at: after(now, days(DOCUMENT_DAYS)),
  });
  const mails = await insertMails(
    db,
    to.map(({ recipient_user_id, address }) => ({
      recipient_user_id,
      address,
      carehome_id: carehomeId,
      document_id,
      resident_id,
      attach,
      from_day,
      to_day,
      sent_by: user.id,
      created_at: now,
    })),
  );
  for (const { id } of mails)
    await insertAudit(db, context, {
      action: 'report-mail.queue',
      entity: 'report_mail',
      entity_id: id,
    });
  // The mails leave when the document is ready.
  await enqueue(db, makeDocument, { carehome_id: carehomeId, document_id }, now);
  return { document_id, mails: mails.length };
}

async function aboutWhom({ db, carehomeId }: InHome, residentId: string): Promise<About> {
  const about = await findAbout(db, carehomeId, residentId);
  if (!about) throw notFound();
  return about;
}

/** domain 3.6: who may send what outside the home. */
async function checkSending({ db, carehomeId, user }: InHome, about: About, input: ToSend) {
  const { addresses, recipient_ids, attach, addresses_checked, after_death } = input;
  // Users forced to basic can neither add nor send.
  if (!can(user, 'reports.add'))
    throw forbidden('Updates can be sent again when your package is active.');
  if (addresses.length > 0 && !can(user, 'reports.email-others'))
    throw forbidden('Only a manager can send an update to an address that is typed.');
  if (about.status === 'deceased' && !can(user, 'reports.email-others'))
    throw forbidden('Only a manager can send an update about somebody who has died.');
  const { email_attachments } = await findHomeSettings(db, carehomeId);
  const say = (field: string, message: string) => invalid({ [field]: [message] });
  if (recipient_ids.length + addresses.length === 0)
    throw say('recipient_ids', 'Choose who should get it.');
  if (attach && !email_attachments)
    throw say(
      'attach',
      'This home does not attach updates. A manager can allow it in the settings.',
    );
  if (addresses.length > 0 && !attach)
    throw say(
      'addresses',
      'Without an account a link opens nothing: attach the update, if the home allows it.',
    );
  if (addresses.length > 0 && !addresses_checked)
    throw say('addresses_checked', 'Say that you have checked each address.');
  if (about.status === 'deceased' && !after_death)
    throw say('after_death', 'Confirm that the personal representative agrees to this being sent.');
  const agreed = await listAgreements(db, carehomeId, [about.id]);
  if (!agreed(about.id, 'share_activity_family'))
    throw say(
      'resident_id',
      `${about.preferred_name} has not agreed that activities are shared with the family.`,
    );
  if (!(await hasShared(db, carehomeId, about.id, input)))
    throw say('from', 'Nothing of these days is shared with the family. Choose other days.');
}

/** Verified relatives of this resident only (N11); others are 404. */
async function findRecipients(
  { db, carehomeId, now }: InHome,
  about: About,
  { recipient_ids }: ToSend,
): Promise<FamilyMember[]> {
  if (recipient_ids.length === 0) return [];
  const family = await listFamily(db, carehomeId, about.id);
  const chosen = [...new Set(recipient_ids)].map((id) => {
    const member = family.find(({ user_id }) => user_id === id);
    if (!member) throw notFound();
    return member;
  });
  const refused = chosen.find((member) => obstacleFor(member) !== null);
  if (refused || familyState(about, now) === undefined)
    throw invalid({
      recipient_ids: [
        `${refused?.first_name ?? 'The family'} cannot be sent updates now. Look at their access first.`,
      ],
    });
  return chosen;
}
