import { PRODUCT_NAME } from '@relish/shared/constants.ts';

/** What a device shows, also on its locked screen, and where a tap on it leads. */
export interface PushMessage {
  title: string;
  body: string;
  url: string;
}

// Constants on purpose: what takes no name but a home's can tell nobody's (AGENTS.md: never in a push text).
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
  urgentNotice: {
    title: PRODUCT_NAME,
    body: 'An urgent notice from {home}.',
    url: '/tabs/notice-board',
  },
} as const satisfies Record<string, PushMessage>;

export type PushText = keyof typeof pushTexts;

/** A text as it is sent; some say at which home, for those who work at several. */
export function pushMessage(text: PushText, home: string | undefined): PushMessage {
  const { body, ...rest } = pushTexts[text];
  return { ...rest, body: body.replace('{home}', () => home ?? 'your home') };
}
