import { randomUUID } from 'node:crypto';

import { dayIn } from '@relish/shared/days.ts';

import type { DemoTemplates, TemplateRows } from '../core/demo-templates.ts';
import type { Passwords } from '../core/passwords.ts';
import type { Sealer } from '../core/sealed.ts';
import { newSecret } from '../core/secrets.ts';
import type { Database } from '../db/database.ts';
import {
  findTemplate,
  readHomeRows,
  saveTemplate,
  TEMPLATE_TIME_ZONE,
} from '../features/system/demo-mode/public.ts';
import { DEMO_ORGANISATIONS, type DemoOrganisation } from './accounts.ts';
import { readDemoPictures } from './demo-pictures.ts';
import { readDemoWeek } from './demo-week.ts';
import { makeDemoOrganisation } from './demo.ts';
import { readDemoHome } from './home-content.ts';

interface Options {
  database: Database;
  passwords: Passwords;
  sealer: Sealer;
}

export function createDemoTemplates(options: Options): DemoTemplates {
  const { database } = options;
  const building = new Map<string, Promise<TemplateRows[]>>();
  const build = async (kind: string, now: Date) => {
    const rows = await makeRows(kind, { ...options, now });
    const today = dayIn(TEMPLATE_TIME_ZONE, now);
    await database.system((db) => saveTemplate(db, kind, { today, now, rows }));
    return rows;
  };
  return {
    read: async (kind, now) => {
      const today = dayIn(TEMPLATE_TIME_ZONE, now);
      const found = await database.system((db) => findTemplate(db, kind, { today, now }));
      if (found) return found;
      const running = building.get(kind) ?? build(kind, now).finally(() => building.delete(kind));
      building.set(kind, running);
      return running;
    },
  };
}

/** Made like every demonstration, read, and rolled back: only its copies are homes. */
async function makeRows(
  kind: string,
  { database, passwords, sealer, now }: Options & { now: Date },
) {
  const organisation = findOrganisation(kind);
  const [name = ''] = organisation.homes;
  const content = await readDemoHome(name);
  const week = await readDemoWeek();
  const pictures = await readDemoPictures();
  const hash = await passwords.hash(newSecret(), 'demo');
  // Each copy replaces the id, so every copy has its own addresses.
  const address = (person: string) =>
    `${person.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@${randomUUID()}.relish.test`;
  let rows: TemplateRows[] = [];
  const rolledBack = new Error('rolled back');
  await database
    .system(async (db) => {
      const { organisationId, carehomeIds } = await makeDemoOrganisation(
        db,
        {
          ...organisation,
          people: organisation.people.map((person) => ({
            ...person,
            email: address(`${person.first_name} ${person.last_name}`),
          })),
        },
        {
          homes: new Map(content ? [[name, content]] : []),
          week,
          pictures,
          passwordHash: () => hash,
          staffEmail: address,
          sealer,
          now,
        },
      );
      rows = await readHomeRows(db, { organisationId, carehomeId: carehomeIds[0] ?? '' });
      throw rolledBack;
    })
    .catch((error: unknown) => {
      if (error !== rolledBack) throw error;
    });
  return rows;
}

function findOrganisation(kind: string): DemoOrganisation {
  const found = DEMO_ORGANISATIONS.find(
    (each) =>
      !each.expired &&
      !each.is_basic &&
      each.homes.length === 1 &&
      (each.kind === 'family' ? 'family' : each.package_title) === kind,
  );
  if (!found) throw new Error(`There is no demonstration for ${kind}.`);
  return found;
}
