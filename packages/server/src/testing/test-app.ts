import { randomBytes, randomInt, randomUUID } from 'node:crypto';

import type { CallName, Input } from '@relish/shared/calls.ts';
import type { ErrorBody } from '@relish/shared/errors.ts';
import type { Role } from '@relish/shared/roles.ts';
import type { LightMyRequestResponse } from 'fastify';

import { buildApp } from '../app/build-app.ts';
import { jobHandlers, jobKinds } from '../app/jobs.ts';
import { Maintenance } from '../app/maintenance.ts';
import { openLive } from '../app/open-live.ts';
import type { PageOptions } from '../app/page-config.ts';
import { withTray } from '../app/tray-mailer.ts';
import { readBankHolidays, readCalendar, readRiskTemplates } from '../content/content-files.ts';
import { createLibrary } from '../content/library.ts';
import { readTours } from '../content/tours.ts';
import { after, minutes } from '../core/clock.ts';
import type { Config } from '../core/config.ts';
import { type OperatorConfig, readOperator } from '../core/operator.ts';
import { createPasswords, type Passwords } from '../core/passwords.ts';
import { createPseudonyms } from '../core/pseudonyms.ts';
import { createSealer } from '../core/sealed.ts';
import { createSecretKey } from '../core/secret-key.ts';
import type { OpenDatabase } from '../db/connect.ts';
import { createDemoTemplates } from '../demo/templates.ts';
import { startSession } from '../features/accounts/account/public.ts';
import { makeHome } from '../features/accounts/organisations/make.ts';
import type { NewOrganisation } from '../features/accounts/organisations/public.ts';
import { makePerson } from '../features/accounts/people/make.ts';
import { openMedia } from '../files/open-media.ts';
import { JobRunner } from '../jobs/runner.ts';
import { createMailer } from '../mail/mailer.ts';
import { createRenderer } from '../pdf/renderer.ts';
import { openPusher } from '../web-push/open-pusher.ts';
import { testMailbox } from './mailbox.ts';
import { testDatabase } from './test-database.ts';

export const PASSWORD = 'a long enough password';

// Real Argon2id at a low cost.
const cheapPasswords = createPasswords({
  algorithm: 2,
  memoryCost: 1024,
  timeCost: 1,
  parallelism: 1,
});
const cheapHash = cheapPasswords.hash(PASSWORD, 'test');

const secret = createSecretKey(randomBytes(32));

const calendar = readCalendar();
const tours = readTours();
const bankHolidays = readBankHolidays();
const riskTemplates = readRiskTemplates();

export interface TestUser {
  id: string;
  email: string;
  token: string;
  sessionId: string;
  carehomeId: string;
  organisationId: string;
}

export interface Answer {
  status: number;
  headers: LightMyRequestResponse['headers'];
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look at whatever was answered
  body: any;
  error: ErrorBody;
}

/** The real app on a real database, with a movable clock. */
/** The pages that a mailed link with a secret leads to. */
type MailedPage =
  | 'register'
  | 'confirm-email'
  | 'reset-password'
  | 'confirm-email-change'
  | 'cancel-email-change';

export async function testApp({
  database: own,
  passwords = cheapPasswords,
  publicUrl = 'http://localhost:8080',
  ...config
}: {
  database?: OpenDatabase;
  passwords?: Passwords;
  publicUrl?: string;
} & PageOptions &
  Partial<OperatorConfig> &
  Partial<
    Pick<
      Config,
      | 'PUSH_HOSTS'
      | 'SECURITY_CONTACT'
      | 'SMTP_URL'
      | 'S3_URL'
      | 'S3_REGION'
      | 'S3_ACCESS_KEY_ID'
      | 'S3_SECRET_ACCESS_KEY'
    >
  > = {}) {
  const { database } = own ?? (await testDatabase());
  const mailbox = await testMailbox();
  const log: string[] = [];
  let time = new Date('2026-11-15T09:00:00.000Z');
  const clock = () => time;
  const maintenance = new Maintenance(database);
  const live = openLive({ database, clock, warn: () => {} });
  const MAIL_FROM = 'Relish <no-reply@relish.test>';
  const pusher = await openPusher(
    { PUSH_HOSTS: [], ...config, PUBLIC_URL: publicUrl, MAIL_FROM },
    database,
  );
  const sealer = createSealer(secret.derive('sealed-fields'));
  const pseudonyms = createPseudonyms(secret.derive('pseudonyms'));
  const library = createLibrary(
    await calendar,
    await tours,
    await bankHolidays,
    await riskTemplates,
  );
  const media = await openMedia({ ...config, DATA_DIR: mailbox.folder }, secret);
  const renderer = createRenderer({ patienceMs: minutes(1) });
  const demoTemplates = createDemoTemplates({ database, passwords, sealer });
  const operator = readOperator({ TRIAL_DAYS: 30, TRIAL_PACKAGE: 'E', ...config });
  const app = await buildApp({
    LOG_LEVEL: 'trace',
    TRUST_PROXY: 1,
    PUBLIC_URL: publicUrl,
    ...config,
    // Independent of whether the web app is built; web-app.test.ts makes its own.
    webFolder: mailbox.folder,
    dependencies: {
      database,
      passwords,
      pusher,
      media,
      sealer,
      pseudonyms,
      library,
      demoTemplates,
      operator,
      publicUrl,
      maintenance,
      live: live.hub,
      renderer,
      clock,
    },
    logTo: { write: (line) => log.push(line) },
  });
  const jobContext = {
    database,
    mailer: withTray(
      createMailer({ SMTP_URL: config.SMTP_URL, DATA_DIR: mailbox.folder, MAIL_FROM }),
      database,
      clock,
    ),
    demoTemplates,
    pusher,
    publicUrl,
    media,
    library,
    pseudonyms,
    renderer,
  };
  const jobs = new JobRunner({
    database,
    kinds: jobKinds,
    handlers: jobHandlers,
    context: jobContext,
    clock,
    log: app.log,
  });

  /** Sends anything, from the test's own address by default. */
  async function send(
    name: string,
    {
      body,
      token,
      headers = {},
      address = randomAddress(),
    }: {
      body?: string | Buffer;
      token?: string | undefined;
      headers?: Record<string, string>;
      address?: string;
    },
  ): Promise<Answer> {
    const response = await app.inject({
      method: 'POST',
      url: `/api/v2/${name}`,
      headers: {
        'x-forwarded-for': address,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { payload: body }),
    });
    const parsed: unknown = JSON.parse(response.body);
    return {
      status: response.statusCode,
      headers: response.headers,
      body: parsed,
      error: parsed as ErrorBody,
    };
  }

  /** The secret in the newest link to a page that was mailed to an address; empty without one. */
  async function mailedSecret(email: string, page: MailedPage) {
    await jobs.runDue();
    const link = new RegExp(`/${page}#([\\w-]{43})`);
    const secrets = (await mailbox.to(email)).map((mail) => link.exec(mail)?.[1] ?? '');
    return secrets.findLast(Boolean) ?? '';
  }

  return {
    app,
    database,
    jobs,
    jobContext,
    live: live.hub,
    log,
    mailbox,
    mailedSecret,
    maintenance,
    media,
    operator,
    pusher,
    sealer,
    send,
    now: clock,
    advance: (milliseconds: number) => {
      time = after(time, milliseconds);
    },
    call: <N extends CallName>(
      name: N,
      input: Input<N>,
      options: { token?: string; address?: string; headers?: Record<string, string> } = {},
    ) => send(name, { ...options, body: JSON.stringify(input) }),

    /** Signs in a user of a new home, or of a given one. */
    signIn: async ({
      role = 'home_manager',
      carehomeId,
      ...organisation
    }: Partial<NewOrganisation> & {
      role?: Role;
      carehomeId?: string;
      first_day?: string;
    } = {}): Promise<TestUser> => {
      const email = `${randomUUID()}@example.org`;
      const password_hash =
        passwords === cheapPasswords ? await cheapHash : await passwords.hash(PASSWORD, 'test');
      return database.system(async (db) => {
        const made = carehomeId
          ? { carehomeId, organisationId: '' }
          : await makeHome(db, {
              package_title: 'Package E',
              is_risk_assessment_enabled: true,
              ...organisation,
            });
        const person = { email, password_hash, first_name: 'Kim', last_name: 'Sharma', role };
        const carehomeIds = [made.carehomeId];
        const id = await makePerson(db, { ...person, carehomeIds, since: time });
        const session = await startSession(db, id, time);
        return {
          id,
          email,
          token: session?.token ?? '',
          sessionId: session?.id ?? '',
          ...made,
        };
      });
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof testApp>>;

/** A separate address per test, so that rate limits do not leak. */
export const randomAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
