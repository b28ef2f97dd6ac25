import { randomBytes, randomInt, randomUUID } from 'node:crypto';

import type { CallName, Input } from '@relish/shared/calls.ts';
import type { ErrorBody } from '@relish/shared/errors.ts';
import type { Role } from '@relish/shared/roles.ts';
import type { LightMyRequestResponse } from 'fastify';

import { buildApp } from '../app/build-app.ts';
import { jobHandlers } from '../app/jobs.ts';
import { Maintenance } from '../app/maintenance.ts';
import type { PageOptions } from '../app/page-config.ts';
import { after } from '../core/clock.ts';
import type { Config } from '../core/config.ts';
import { createPasswords, type Passwords } from '../core/passwords.ts';
import { createPseudonyms } from '../core/pseudonyms.ts';
import { createSealer } from '../core/sealed.ts';
import { createSecretKey } from '../core/secret-key.ts';
import type { OpenDatabase } from '../db/connect.ts';
import { startSession } from '../features/account/queries.ts';
import { makeHome } from '../features/organisations/make.ts';
import type { NewOrganisation } from '../features/organisations/queries.ts';
import { makePerson } from '../features/people/make.ts';
import { JobRunner } from '../jobs/runner.ts';
import { readCalendar } from '../library/content-files.ts';
import { createLibrary } from '../library/library.ts';
import { createMailer } from '../mail/mailer.ts';
import { openMedia } from '../media/open-media.ts';
import { openPusher } from '../push/open-pusher.ts';
import { testMailbox } from './mailbox.ts';
import { testDatabase } from './test-database.ts';

export const PASSWORD = 'a long enough password';

// Real Argon2id, cheap enough to run hundreds of times.
const cheapPasswords = createPasswords({
  algorithm: 2,
  memoryCost: 1024,
  timeCost: 1,
  parallelism: 1,
});
const cheapHash = cheapPasswords.hash(PASSWORD, 'test');

const secret = createSecretKey(randomBytes(32));

const calendar = readCalendar();

export interface TestUser {
  id: string;
  email: string;
  token: string;
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

/** The real application on a real database, with a clock that tests can move. */
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
  Partial<
    Pick<
      Config,
      'PUSH_HOSTS' | 'S3_URL' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
    >
  > = {}) {
  const { database } = own ?? (await testDatabase());
  const mailbox = await testMailbox();
  const log: string[] = [];
  let time = new Date('2026-11-15T09:00:00.000Z');
  const clock = () => time;
  const maintenance = new Maintenance(database);
  const MAIL_FROM = 'Relish <no-reply@relish.test>';
  const pusher = await openPusher(
    { PUSH_HOSTS: [], ...config, PUBLIC_URL: publicUrl, MAIL_FROM },
    database,
  );
  const sealer = createSealer(secret.derive('sealed-fields'));
  const pseudonyms = createPseudonyms(secret.derive('pseudonyms'));
  const library = createLibrary(await calendar);
  const media = await openMedia({ ...config, DATA_DIR: mailbox.folder }, secret);
  const app = await buildApp({
    LOG_LEVEL: 'trace',
    TRUST_PROXY: 1,
    PUBLIC_URL: publicUrl,
    ...config,
    // Not the built web app, which may be there or not: web-app.test.ts makes its own.
    webFolder: mailbox.folder,
    doors: { database, passwords, pusher, media, sealer, pseudonyms, library, maintenance, clock },
    logTo: { write: (line) => log.push(line) },
  });
  const jobContext = {
    database,
    mailer: createMailer({ DATA_DIR: mailbox.folder, MAIL_FROM }),
    pusher,
    publicUrl,
    media,
    library,
    pseudonyms,
  };
  const jobs = new JobRunner({
    database,
    handlers: jobHandlers,
    context: jobContext,
    clock,
    log: app.log,
  });

  /** Sends what may be anything, as one's own network neighbour unless told otherwise. */
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

  return {
    app,
    database,
    jobs,
    jobContext,
    log,
    mailbox,
    maintenance,
    media,
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

    /** A person in a home of their own (or in a given one), signed in. */
    signIn: async ({
      role = 'home_manager',
      carehomeId,
      ...organisation
    }: Partial<NewOrganisation> & { role?: Role; carehomeId?: string } = {}): Promise<TestUser> => {
      const email = `${randomUUID()}@example.org`;
      const password_hash =
        passwords === cheapPasswords ? await cheapHash : await passwords.hash(PASSWORD, 'test');
      return database.system(async (db) => {
        const made = carehomeId
          ? { carehomeId, organisationId: '' }
          : await makeHome(db, { package_title: 'Package E', ...organisation });
        const person = { email, password_hash, first_name: 'Kim', last_name: 'Sharma', role };
        const carehomeIds = [made.carehomeId];
        const id = await makePerson(db, { ...person, carehomeIds, since: time });
        const session = await startSession(db, id, time);
        return { id, email, token: session?.token ?? '', ...made };
      });
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof testApp>>;

/** Every test calls from an address of its own, so that limits do not leak between them. */
export const randomAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
