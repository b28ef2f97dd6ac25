import { PACKAGE_TITLES } from '@relish/shared/constants.ts';
import { dayIn } from '@relish/shared/days.ts';
import { Email, Id, Region, TimeZone } from '@relish/shared/fields.ts';
import { roleFits } from '@relish/shared/roles.ts';
import type { z } from 'zod';

import { touchHome } from '../db/announce.ts';
import type { Db } from '../db/database.ts';
import { writeMaintenance } from '../db/maintenance.ts';
import { ensureDemoData } from '../demo/demo.ts';
import { insertInvitation, mailInvitation } from '../features/accounts/invitations/public.ts';
import {
  findCarehome,
  findOrganisation,
  insertCarehome,
  insertOrganisation,
  listCarehomes,
  listHomesOf,
  updateOrganisation,
} from '../features/accounts/organisations/public.ts';
import { deactivateUser, findUserByEmail, isMember } from '../features/accounts/people/public.ts';
import { enqueue } from '../jobs/queue.ts';
import { audited } from './audited.ts';
import { backupTo } from './backup.ts';
import { type Command, type CommandContext, need, type Typed, UsageError } from './command.ts';
import { contentCommands } from './content-commands.ts';
import { verifyRecords } from './verify-records.ts';

export const commands: Record<string, Command> = {
  list: {
    usage: 'list',
    about: 'Every organisation and home, with ids, package and number of people',
    run: async ({ database }) => {
      const rows = await database.system(listCarehomes);
      return rows.map((row) =>
        [
          row.id,
          row.name,
          row.package_title + (row.is_basic ? ' basic' : '') + (row.expired ? ' expired' : ''),
          ...(row.trial_ends_on === null ? [] : [`trial until ${row.trial_ends_on}`]),
          ...(row.is_risk_assessment_enabled ? ['risk assessment'] : []),
          row.carehome_id === null ? 'no home' : `${row.carehome_id}  ${row.carehome_name}`,
          `${row.people ?? 0} people`,
        ].join('  '),
      );
    },
  },

  'create-organisation': {
    usage: 'create-organisation --name NAME [--type care|family] [--package A]',
    about: 'A new organisation; it still needs a home and a first manager',
    run: async (context, typed) => {
      const type = typed.options['type'] ?? 'care';
      if (type !== 'care' && type !== 'family') throw new UsageError('--type is care or family.');
      const values = {
        name: need(typed, 'name'),
        kind: type === 'family' ? ('family' as const) : ('care_home' as const),
        package_title: packageTitle(typed.options['package'] ?? 'A'),
      };
      const id = await audited(context, 'organisation.create', async (db) =>
        insertOrganisation(db, values),
      );
      return [id];
    },
  },

  'create-home': {
    usage:
      'create-home --organisation ID --name NAME --region england|scotland|wales|northern_ireland|other [--time-zone Europe/London]',
    about: 'A new home (or, for a family organisation, its household)',
    run: async (context, typed) => {
      const values = {
        organisation_id: need(typed, 'organisation'),
        name: need(typed, 'name'),
        region: parse(Region, need(typed, 'region')),
        time_zone: parse(TimeZone, typed.options['time-zone'] ?? 'Europe/London'),
      };
      const id = await audited(context, 'carehome.create', async (db) => {
        await existing(findOrganisation, db, values.organisation_id, 'organisation');
        return insertCarehome(db, {
          ...values,
          first_day: dayIn(values.time_zone, context.now),
        });
      });
      return [id];
    },
  },

  'create-manager': {
    usage: 'create-manager --home ID --email ADDRESS [--role home_manager|org_admin|family_lead]',
    about: 'Mails an invitation to the first manager of a home',
    run: async (context, typed) => {
      const email = parse(Email, need(typed, 'email'));
      const role = typed.options['role'] ?? 'home_manager';
      if (role !== 'home_manager' && role !== 'org_admin' && role !== 'family_lead')
        throw new UsageError('--role is home_manager, org_admin or family_lead.');
      await audited(context, 'invitation.add', async (db) => {
        const home = await existing(findCarehome, db, need(typed, 'home'), 'home');
        if (!roleFits(role, home.organisation_type))
          throw new UsageError(
            'family_lead is for family organisations, the other roles for care homes.',
          );
        if (await isMember(db, home.id, email))
          throw new UsageError('This person already belongs to this home.');
        const inviter = { invitedBy: null, now: context.now };
        const id = await insertInvitation(db, home.id, { email, role }, inviter);
        await enqueue(db, mailInvitation, { invitation_id: id }, context.now);
        touchHome(db, home.id, 'invitations');
        return id;
      });
      return ['The invitation is on its way. The server mails it while it runs.'];
    },
  },

  'set-package': {
    usage: 'set-package --organisation ID --package A|B|C|D|E [--basic yes|no]',
    about: 'Changes what an organisation has subscribed to, and ends its trial',
    run: (context, typed) =>
      change(context, typed, 'organisation.set-package', {
        package_title: packageTitle(need(typed, 'package')),
        trial_ends_on: null,
        ...(typed.options['basic'] && { is_basic: yesNo(typed, 'basic') }),
      }),
  },

  expire: {
    usage: 'expire --organisation ID',
    about: 'Marks a subscription as expired',
    question: () =>
      'Its people will no longer be able to add reports, residents or events. Expire it?',
    run: (context, typed) => change(context, typed, 'organisation.expire', { expired: true }),
  },

  renew: {
    usage: 'renew --organisation ID',
    about: 'Ends the expired state, also after a trial',
    run: (context, typed) =>
      change(context, typed, 'organisation.renew', { expired: false, trial_ends_on: null }),
  },

  'risk-assessment': {
    usage: 'risk-assessment on|off --organisation ID',
    about: 'Enables or disables risk assessments for an organisation',
    run: (context, typed) =>
      change(context, typed, 'organisation.risk-assessment', {
        is_risk_assessment_enabled: onOff(typed),
      }),
  },

  'deactivate-user': {
    usage: 'deactivate-user --email ADDRESS',
    about: 'Ends an account and all its sessions at once; records keep the name',
    question: ({ options }) => `${options['email']} will be signed out everywhere. Deactivate?`,
    run: async (context, typed) => {
      const email = parse(Email, need(typed, 'email'));
      await audited(context, 'user.deactivate', async (db) => {
        const user = await findUserByEmail(db, email);
        if (!user) throw new UsageError('There is no active account with this address.');
        await deactivateUser(db, user.id, context.now);
        return user.id;
      });
      return ['Deactivated.'];
    },
  },

  maintenance: {
    usage: 'maintenance on ["TEXT"] | maintenance off',
    about: 'Closes the product for everybody within two seconds, with a text; or opens it again',
    question: (typed) =>
      onOff(typed) ? 'Everybody will be signed out. Close the product?' : undefined,
    run: async (context, typed) => {
      const text = typed.words[1] || 'Our servers are undergoing maintenance';
      const message = onOff(typed) ? text : null;
      await audited(context, 'maintenance', async (db) => {
        await writeMaintenance(db, message);
        return message === null ? 'off' : 'on';
      });
      return [message === null ? 'Open again.' : 'Closed for maintenance.'];
    },
  },

  ...contentCommands,

  'verify-records': {
    usage: 'verify-records',
    about: 'Checks every version of every record against its chain, and says what was altered',
    run: verifyRecords,
  },

  demo: {
    usage: 'demo',
    about:
      'Makes the demonstration organisations, unless they are there; start with DEMO_DATA=true to use them',
    run: async (context) => [(await ensureDemoData(context)) ? 'Made.' : 'They are there already.'],
  },

  backup: {
    usage: 'backup [FILE]',
    about: 'Writes the embedded database to a file, also while the server runs',
    run: backupTo,
  },
};

async function change(
  context: CommandContext,
  typed: Typed,
  action: string,
  values: Parameters<typeof updateOrganisation>[2],
): Promise<string[]> {
  await audited(context, action, async (db) => {
    const { id } = await existing(
      findOrganisation,
      db,
      need(typed, 'organisation'),
      'organisation',
    );
    await updateOrganisation(db, id, values);
    for (const home of await listHomesOf(db, id)) touchHome(db, home.id, 'account');
    return id;
  });
  return ['Changed.'];
}

async function existing<T>(
  find: (db: Db, id: string) => Promise<T | undefined>,
  db: Db,
  id: string,
  what: string,
): Promise<T> {
  const match = Id.safeParse(id).success ? await find(db, id) : undefined;
  if (!match) throw new UsageError(`There is no ${what} ${id}. The command "list" shows them all.`);
  return match;
}

function parse<S extends z.ZodType>(schema: S, value: string): z.output<S> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new UsageError(parsed.error.issues[0]?.message ?? 'Wrong value.');
  return parsed.data;
}

function packageTitle(letter: string) {
  const title = PACKAGE_TITLES.find((each) => each.endsWith(` ${letter.toUpperCase()}`));
  if (!title) throw new UsageError('--package is one of A, B, C, D, E.');
  return title;
}

function yesNo({ options }: Typed, name: string): boolean {
  if (options[name] !== 'yes' && options[name] !== 'no')
    throw new UsageError(`--${name} is yes or no.`);
  return options[name] === 'yes';
}

function onOff({ words }: Typed): boolean {
  if (words[0] !== 'on' && words[0] !== 'off') throw new UsageError('Say on or off.');
  return words[0] === 'on';
}
