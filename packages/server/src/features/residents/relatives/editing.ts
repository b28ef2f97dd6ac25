import { CONTACT_ONLY } from '@relish/shared/residents/relatives/choices.ts';
import type { relativeCalls } from '@relish/shared/residents/relatives/contract.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { seenAuthority } from './authority.ts';
import { closeAccess, reopenAccess } from './family-access-queries.ts';
import { audited, mailCode, mayMail } from './inviting.ts';
import {
  cancelCodes,
  clearMainContact,
  findLink,
  findRelative,
  findSamePerson,
  lockResident,
  updateLink,
  updateRelative,
} from './queries.ts';

type EditingCalls = Pick<typeof relativeCalls, 'relatives/edit' | 'relatives/edit-link'>;

const overtaken = () =>
  invalid({ version: ['Somebody has saved changes while you were writing. Look again first.'] });

export const editingHandlers: Handlers<EditingCalls> = {
  'relatives/edit': async (context, { id, version, ...values }) => {
    const { db, carehomeId, now } = context;
    const before = await findRelative(db, carehomeId, id);
    if (!before) throw notFound();
    if (before.version !== version) throw overtaken();
    if (before.email !== values.email) {
      if (before.user_id !== null)
        throw invalid({ email: ['They sign in with this address. It cannot be changed here.'] });
      const other =
        values.email === null
          ? undefined
          : await findSamePerson(db, carehomeId, { email: values.email });
      if (other) throw invalid({ email: ['Another relative of this home has this address.'] });
      // A code sent to a wrong address must not work.
      await cancelCodes(db, carehomeId, id, now);
    }
    const saved = await updateRelative(db, carehomeId, before, values);
    if (!saved) throw overtaken();
    await insertAudit(db, context, { action: 'relative.edit', entity: 'relative', entity_id: id });
    return saved;
  },

  'relatives/edit-link': {
    staged: async (context, { id, version, ...values }) => {
      const { carehomeId, now } = context;
      const current = await context.system((db) => findLink(db, carehomeId, id));
      if (!current) throw notFound();
      // A contact who gains access needs an account, so they are invited.
      const needsCode = (link: typeof current) =>
        link.status === 'active' && link.user_id === null && values.access_level > CONTACT_ONLY;
      if (needsCode(current)) {
        if (current.email === null)
          throw invalid({
            access_level: ['Add their e-mail address first: they sign in with it.'],
          });
        await mayMail(context, current.email);
      }
      return context.system(async (db) => {
        await lockResident(db, carehomeId, current.resident_id);
        const before = await findLink(db, carehomeId, id);
        if (!before) throw notFound();
        if (before.version !== version) throw overtaken();
        if (values.is_main_contact) await clearMainContact(db, carehomeId, before.resident_id);
        const invites = needsCode(before) && before.email !== null;
        const saved = await updateLink(db, carehomeId, id, {
          ...values,
          ...seenAuthority(context, values, before),
          ...(invites && { status: 'invited' }),
        });
        if (invites) await mailCode({ ...context, db }, id, before.email ?? '');
        await settle(before, values.access_level);
        await audited({ ...context, db }, 'relative.edit-link', id);
        return saved;

        async function settle(link: typeof current & object, level: number) {
          if (link.status !== 'active' || link.user_id === null) return;
          if (level === CONTACT_ONLY)
            await closeAccess(db, carehomeId, { linkId: id, userId: link.user_id }, now);
          else await reopenAccess(db, carehomeId, link.user_id, now);
        }
      });
    },
  },
};
