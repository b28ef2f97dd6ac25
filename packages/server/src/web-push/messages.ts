import { PRODUCT_NAME } from '@relish/shared/constants.ts';

import { counted, weekInWords } from '../pdf/in-words.ts';

/** Shown on locked screens too. */
export interface PushMessage {
  title: string;
  body: string;
  url: string;
}

// Constants on purpose: a text that takes only the home's name, a week and a number cannot leak a resident's.
export const pushTexts = {
  test: {
    title: PRODUCT_NAME,
    body: 'Notifications are working on this device.',
    url: '/tabs/account',
  },
  safetyChanged: {
    title: PRODUCT_NAME,
    body: 'Safety details of a resident have changed. Please read them before the next activity.',
    url: '/tabs/residents',
  },
  needsAttention: {
    title: PRODUCT_NAME,
    body: 'Something needs your attention at {home}.',
    url: '/observations',
  },
  messageFromHome: {
    title: PRODUCT_NAME,
    body: 'New message from {home}.',
    url: '/tabs/chat',
  },
  messageAtHome: {
    title: PRODUCT_NAME,
    body: 'A message at {home} waits for you.',
    url: '/tabs/chat',
  },
  messageAlert: {
    title: PRODUCT_NAME,
    body: 'A message at {home} needs your attention.',
    url: '/chat-alerts',
  },
  urgentNotice: {
    title: PRODUCT_NAME,
    body: 'An urgent notice from {home}.',
    url: '/tabs/notice-board',
  },
  weekPublished: {
    title: PRODUCT_NAME,
    body: 'The programme of {home} for {week} is ready: {events}',
    url: '/tabs/events',
  },
  eventTomorrow: {
    title: PRODUCT_NAME,
    body: 'You said you would come to an event tomorrow at {home}.',
    url: '/tabs/events',
  },
  eventOutcome: {
    title: PRODUCT_NAME,
    body: 'How was it? An event at {home} has no record yet.',
    url: '/tabs/home',
  },
  photoAnswered: {
    title: PRODUCT_NAME,
    body: 'There is an answer from {home} about your photo.',
    url: '/tabs/photo-book',
  },
  proposalAnswered: {
    title: PRODUCT_NAME,
    body: 'There is an answer from {home} to your suggestion or offer.',
    url: '/proposals',
  },
  complimentShared: {
    title: PRODUCT_NAME,
    body: 'A compliment for you at {home}.',
    url: '/feedback-thanks',
  },
  riskAwaits: {
    title: PRODUCT_NAME,
    body: 'A risk assessment at {home} awaits approval.',
    url: '/tabs/risk-assessments',
  },
  riskApproved: {
    title: PRODUCT_NAME,
    body: 'A risk assessment of yours at {home} was approved.',
    url: '/tabs/risk-assessments',
  },
  riskReturned: {
    title: PRODUCT_NAME,
    body: 'A risk assessment of yours at {home} was returned with a reason.',
    url: '/tabs/risk-assessments',
  },
  riskReview: {
    title: PRODUCT_NAME,
    body: 'A risk assessment of yours at {home} is due for review.',
    url: '/tabs/risk-assessments',
  },
} as const satisfies Record<string, PushMessage>;

export type PushText = keyof typeof pushTexts;

/** A week of the programme, in texts that say how many events it has. */
interface PushWeek {
  /** Its Monday. */
  week: string;
  events: number;
}

export interface PushDetails {
  programme?: PushWeek;
  /** A question about one event opens the record of it. */
  event_id?: string;
  /** News in a thread opens it. */
  thread_id?: string;
}

/** Some texts name the home, for people who work at several. */
export function pushMessage(
  text: PushText,
  home: string | undefined,
  details: PushDetails = {},
): PushMessage {
  const { title, body, url } = pushTexts[text];
  const { programme } = details;
  return {
    title,
    body: body
      .replace('{home}', () => home ?? 'your home')
      .replace('{week}', () => (programme ? weekInWords(programme.week) : ''))
      .replace('{events}', () => (programme ? counted(programme.events, 'event') : '')),
    url: pageOf(details) ?? url,
  };
}

function pageOf({ event_id, thread_id }: PushDetails): string | undefined {
  if (event_id !== undefined) return `/manage-report?event=${event_id}`;
  return thread_id === undefined ? undefined : `/chat-thread?id=${thread_id}`;
}
