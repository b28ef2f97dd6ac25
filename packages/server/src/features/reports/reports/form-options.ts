import type { formOptionCalls } from '@relish/shared/reports/reports/form-options.ts';

import { openReach } from '../../../content/reach.ts';
import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { findHomeSettings } from '../../accounts/home-settings/public.ts';
import { signPortraits } from '../../residents/consents/public.ts';
import { listGroups } from '../../residents/groups/public.ts';
import {
  deleteTemplate,
  findTemplateNamed,
  insertTemplate,
  listPresentable,
  listRecent,
  listTemplates,
} from './form-option-queries.ts';

export const formOptionHandlers: Handlers<typeof formOptionCalls> = {
  'reports/beginning': async (context) => {
    const { db, carehomeId, user } = context;
    const people = await listPresentable(db, carehomeId);
    const portrait = await signPortraits(context, people);
    const here = new Set(people.map(({ id }) => id));
    const stillHere = <T extends { resident_ids: string[] }>(each: T): T => ({
      ...each,
      resident_ids: each.resident_ids.filter((id) => here.has(id)),
    });
    return {
      people: people.map((person) => ({ ...person, picture: portrait(person) })),
      groups: (await listGroups(db, carehomeId))
        .filter(({ active }) => active)
        .map((group) => ({ ...group, member_ids: group.member_ids.filter((id) => here.has(id)) })),
      recent: (await listRecent(db, carehomeId, user.id)).map(stillHere),
      templates: (await listTemplates(db, carehomeId)).map(stillHere),
      share_by_default: (await findHomeSettings(db, carehomeId)).share_by_default,
    };
  },

  'reports/add-template': async (context, { free_title, ...values }) => {
    const { db, carehomeId, user, now } = context;
    const activity =
      values.activity_id === null
        ? undefined
        : (await openReach(context)).activity(values.activity_id);
    if (values.activity_id !== null && !activity) throw notFound();
    const title = activity?.title ?? free_title;
    if (title === null)
      throw invalid({ free_title: ['Choose an activity, or write what you do.'] });
    const people = new Set((await listPresentable(db, carehomeId)).map(({ id }) => id));
    if (!values.resident_ids.every((id) => people.has(id))) throw notFound();
    if (await findTemplateNamed(db, carehomeId, values.name))
      throw invalid({ name: ['There is a template of this name already.'] });
    const { id } = await insertTemplate(db, {
      ...values,
      title,
      carehome_id: carehomeId,
      created_by: user.id,
      created_at: now,
    });
    await insertAudit(db, context, {
      action: 'report-template.add',
      entity: 'report_template',
      entity_id: id,
    });
    return { id };
  },

  'reports/delete-template': async (context, { id }) => {
    const { db, carehomeId } = context;
    if (!(await deleteTemplate(db, carehomeId, id))) throw notFound();
    await insertAudit(db, context, {
      action: 'report-template.delete',
      entity: 'report_template',
      entity_id: id,
    });
    return {};
  },
};
