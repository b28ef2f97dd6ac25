import type { Access, Calls } from '@relish/shared/call.ts';
import type { CallName } from '@relish/shared/calls.ts';
import { PRODUCT_NAME, RELEASE } from '@relish/shared/constants.ts';
import { type ErrorCode, errorStatus } from '@relish/shared/errors.ts';
import { z } from 'zod';

import { mapInSlices } from '../core/in-slices.ts';

/** Takes a few hundred milliseconds, hence in slices. */
export async function openApiDocument(calls: Calls, { publicUrl }: { publicUrl: string }) {
  const paths = await mapInSlices(Object.entries(calls), ([name, call]) => [
    `/${name}`,
    { post: operation(name, call) },
  ]);
  return {
    openapi: '3.1.0',
    info: {
      title: `${PRODUCT_NAME} API`,
      version: RELEASE,
      description:
        'Every call is a POST with JSON, or with a file where that is what it takes. 400 is never sent; wrong input is 422 with a message per field.',
      contact: { name: PRODUCT_NAME, url: publicUrl },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/api/v2' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: ERROR },
      responses: ERROR_ANSWERS,
    },
  };
}

function operation(name: string, call: Calls[string]) {
  return {
    operationId: name,
    summary: call.summary,
    description: describe(call),
    tags: [toTag(name)],
    'x-access': call.access,
    security: call.access === 'public' ? [] : [{ token: [] }],
    ...(call.creates === true && { parameters: [IDEMPOTENCY_KEY] }),
    requestBody: call.upload
      ? { required: true, content: { 'image/*': {} } }
      : { content: json(toSchema(call.input, 'input')) },
    responses: {
      200: { description: 'Done', content: json(toSchema(call.output, 'output')) },
      ...Object.fromEntries(
        possibleErrors(name, call).map((code) => [
          errorStatus[code],
          { $ref: `#/components/responses/${code}` },
        ]),
      ),
    },
  };
}

type Tag = CallName extends infer Name
  ? Name extends `${infer Prefix}/${string}`
    ? Prefix
    : 'accounts'
  : never;

/** Complete by its type: a call with a new prefix does not compile without an entry here. */
const TAGS: Record<Tag, string> = {
  'about-me': 'Life story and preferences, in the resident’s own words',
  accounts: 'Signing in and out, registering, and the signed-in user',
  actions: '“You said, we did”: what a home does about what was said',
  activities: 'Guides of the activity library and the home’s own activities',
  birthdays: 'Whether staff show their own birthday',
  capacity: 'Notes on whether a resident could make a certain decision',
  'chat-hours': 'When a home answers messages, what it promises, and when a person wants quiet',
  'chat-safety': 'Reported messages and worrying words, for managers; pauses',
  comparison: 'Figures of all homes of an organisation',
  consents: 'Consents of residents, with their history and reviews',
  dashboard: 'Everything on the first screen and in the graphs',
  'demo-mode': 'A private demonstration home in which nothing is real and nothing is sent',
  devices: 'Notifications on the user’s devices',
  documents: 'Documents that are generated, opened and sent',
  'event-mails': 'Which emails about events a member receives',
  events: 'The programme of a home: single events and series',
  exports: 'Photos released for public use, with their consents',
  feedback: 'Complaints, concerns and compliments, for managers',
  'first-steps': 'What a new user may try first',
  gazettes: 'Two printed pages each quarter, for relatives who are not online',
  gifts: 'Everything of one person in one file, for the family',
  groups: 'Groups of residents',
  'hand-overs': 'Handing threads over at the end of a shift',
  headcounts: 'Who was seen at each stage of an outing, counted by name',
  'hidden-items': 'Library items hidden from an organisation',
  'home-details': 'How families reach a care home',
  'home-settings': 'Settings of a care home',
  insights: 'Engagement of one resident or of the whole home over time',
  inspection: 'Figures for inspectors, under pseudonyms',
  interests: 'Interests of residents',
  invitations: 'Invitations of staff to a home',
  live: 'What has changed in a home, for pages that are open',
  'lounge-screens': 'Shared screens that show the notice board',
  media: 'Uploaded pictures',
  meetings: 'Meetings of residents and relatives',
  messages: 'Messages of a chat thread',
  moments: 'Shared records, as relatives see them',
  notices: 'Notices on the board, and who has read them',
  notifications: 'How families hear of messages',
  observations: 'Observations of staff, with alerts and follow-ups',
  outcomes: 'What became of finished events',
  outings: 'Packs of outings: who goes, what they need, the plans and the paper',
  package: 'How to renew or change the package',
  pal: 'Checks of residents’ abilities, and the guides that follow from them',
  performers: 'Outside performers of a home, with their papers and how residents liked them',
  'photo-books': 'Photo books that lay themselves out, and PDFs of them for printing',
  photos: 'Photos, who is in them and who may see them',
  places: 'Places where a home holds events',
  planning: 'Planning a week of events: drafts, templates and publishing',
  products: 'Products of the catalogue',
  proposals: 'Suggestions and offers of relatives, and the answers of the home',
  readings: 'Messages of families that were read to the resident',
  register: 'Who came to an event',
  relatives: 'Relatives of residents and what they may see',
  replies: 'Who comes to an event, and who waits for a place',
  'report-mails': 'Updates sent to relatives',
  reports: 'Records of activities',
  'resident-import': 'Adding residents from a file',
  residents: 'Residents, their stays and their status',
  'risk-assessments': 'Benefits and risks of activities, outings and places, and their approval',
  'risk-templates': 'Ready texts to start a risk assessment from',
  'session-checks': 'Five ticks before a session',
  setup: 'The checklist of a new home',
  sharing: 'Events in other calendars and on paper',
  slideshow: 'Photos to look at together',
  staff: 'Staff of a home',
  'subject-access': 'Releasing a resident’s whole record',
  suggestions: 'Suggested activities, and choosing one',
  'survey-entries': 'Answering surveys, anonymously or by name',
  'survey-results': 'Results of surveys, never about fewer than five answers',
  surveys: 'Questionnaires for residents, relatives, staff and visitors',
  tags: 'Tags of residents',
  threads: 'Chats of families, teams and households',
  tours: 'Guided tours, and how far the user is in each',
  tutorials: 'Tutorials, and how far the user is in each',
  user: 'The user’s own name, email address and password',
  videos: 'Videos, and how far the user is in each',
  visits: 'Announced visits, visitors at reception, visiting times and the fire list',
  'week-mail': 'The weekly summary by email',
};

const toTag = (name: string) =>
  name.includes('/') ? name.slice(0, name.indexOf('/')) : 'accounts';

function describe({ access, upload, renders, creates, reads, changes }: Calls[string]) {
  const sentences = [
    DESCRIBED_ACCESS[access] ?? `Needs the permission \`${access}\`.`,
    upload && `Takes a file of up to ${upload.maxBytes / MEBIBYTE} MiB.`,
    renders && `Can be called ${renders.perHour} times an hour by each user.`,
    typeof creates === 'string' &&
      `Sent again with the same \`${DEVICE_FIELDS[creates]}\`, nothing is created twice.`,
    reads && `Reads: ${reads.join(', ')}.`,
    changes && `Changes: ${changes.join(', ')}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** The field whose value the device chooses. */
const DEVICE_FIELDS = { 'by-client-uuid': 'client_uuid', 'by-id': 'id' } as const;

const MEBIBYTE = 1024 * 1024;
const DESCRIBED_ACCESS: Partial<Record<Access, string>> = {
  public: 'Needs no token.',
  authenticated: 'Any signed-in user can call it.',
};

/** A call can answer 404 if its input names a record, by id or by one of these fields. */
const NAMED_WITHOUT_ID = new Set([
  'invitations/open',
  'lounge-screens/show',
  'tours/progress',
  'tutorials/get',
  'tutorials/set-progress',
]);

function possibleErrors(name: string, call: Calls[string]): ErrorCode[] {
  const namesRecord = JSON.stringify(toSchema(call.input, 'input')).includes('"format":"uuid"');
  return [
    ...(call.access === 'public' ? [] : (['unauthenticated'] as const)),
    // Also without a permission, because the CSRF check applies to browsers.
    'forbidden',
    ...(namesRecord || NAMED_WITHOUT_ID.has(name) ? (['not_found'] as const) : []),
    'invalid',
    'too_many_requests',
    'internal',
    'maintenance',
    'timeout',
  ];
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Sent again with the same key and the same input within three days, nothing is created twice and the first answer is given again. With other input it is 422.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
};

const json = (schema: unknown) => ({ 'application/json': { schema } });

function toSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const ERROR = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', enum: Object.keys(errorStatus) },
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
};

const DESCRIPTIONS: Record<ErrorCode, string> = {
  unauthenticated: 'The token is missing, unknown or has ended',
  forbidden: 'The person may not do this',
  not_found: 'There is no such record for this person',
  invalid: 'The input is wrong; `errors` says which field and why',
  too_many_requests: 'Too many requests; `Retry-After` says when to try again',
  internal: 'A fault of the server, which is logged',
  maintenance: 'The servers are in maintenance',
  timeout: 'The servers took too long',
};

const ERROR_ANSWERS = Object.fromEntries(
  Object.entries(DESCRIPTIONS).map(([code, description]) => [
    code,
    { description, content: json({ $ref: '#/components/schemas/Error' }) },
  ]),
);
