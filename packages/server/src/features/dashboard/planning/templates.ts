import { MOST_TEMPLATES } from '@relish/shared/dashboard/planning/choices.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { InHome } from '../../../core/handler.ts';
import type { TemplateEvent } from '../../../db/event-tables.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { addMissing, readSingles } from './copy.ts';
import {
  findDeletedName,
  findTemplate,
  hasTemplateNamed,
  insertTemplate,
  listTemplates,
  lockTemplates,
  updateTemplate,
} from './queries.ts';

const audit = (context: InHome, action: string, id: string) =>
  insertAudit(context.db, context, {
    action: `week-template.${action}`,
    entity: 'week_template',
    entity_id: id,
  });

/** A template holds no residents. An event for named residents only would become open to everyone, so it is left out. */
const withoutResidents = (events: readonly TemplateEvent[]): TemplateEvent[] =>
  events
    .filter(({ resident_ids, group_ids }) => resident_ids.length === 0 || group_ids.length > 0)
    .map((event) => ({ ...event, resident_ids: [] }));

async function checkName({ db, carehomeId }: InHome, name: string) {
  if (await hasTemplateNamed(db, carehomeId, name))
    throw invalid({ name: ['There is already a template with this name.'] });
}

export async function saveTemplate(
  context: InHome,
  { name, week }: { name: string; week: string },
) {
  const { db, carehomeId, user, now } = context;
  const events = withoutResidents(await readSingles(context, week));
  if (events.length === 0)
    throw invalid({ week: ['This week has no single events to save. Series repeat anyway.'] });
  await lockTemplates(db, carehomeId);
  await checkName(context, name);
  if ((await listTemplates(db, carehomeId)).length >= MOST_TEMPLATES)
    throw invalid({ name: [`There are already ${MOST_TEMPLATES} templates. Delete one first.`] });
  const { id } = await insertTemplate(db, {
    carehome_id: carehomeId,
    name,
    events: JSON.stringify(events),
    created_by: user.id,
    created_at: now,
  });
  await audit(context, 'add', id);
  return { id, name, events: events.length };
}

export async function applyTemplate(context: InHome, { id, week }: { id: string; week: string }) {
  const template = await findTemplate(context.db, context.carehomeId, id);
  if (!template) throw notFound();
  return addMissing(context, week, template.events);
}

export async function deleteTemplate(context: InHome, { id }: { id: string }) {
  const { db, carehomeId, now } = context;
  if (!(await updateTemplate(db, carehomeId, id, now))) throw notFound();
  await audit(context, 'delete', id);
  return {};
}

/** Refused if another one has taken its name since. */
export async function restoreTemplate(context: InHome, { id }: { id: string }) {
  const { db, carehomeId } = context;
  const template = await findDeletedName(db, carehomeId, id);
  if (!template) throw notFound();
  if (template.deleted_at === null) return {};
  await lockTemplates(db, carehomeId);
  await checkName(context, template.name);
  await updateTemplate(db, carehomeId, id, null);
  await audit(context, 'restore', id);
  return {};
}
