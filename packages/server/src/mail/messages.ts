import {
  CONFIRMATION_DAYS,
  DOCUMENT_DAYS,
  EMAIL_CHANGE_DAYS,
  INVITATION_DAYS,
  PRODUCT_NAME,
  RESET_MINUTES,
} from '@relish/shared/constants.ts';

import { counted } from '../pdf/in-words.ts';

// N17: no names in subjects, which appear on locked screens.

const letter = (...paragraphs: string[]) =>
  `${['Hello,', ...paragraphs, PRODUCT_NAME].join('\n\n')}\n`;

export const passwordReset = (link: string) => ({
  subject: 'Choose a new password',
  text: letter(
    `Somebody, probably you, asked for a new password for your ${PRODUCT_NAME} account. Open this link to choose one:`,
    link,
    `It works once and for ${RESET_MINUTES} minutes. If it was not you, there is nothing to do: your password stays as it is.`,
  ),
});

export const confirmEmail = (link: string) => ({
  subject: 'Confirm your e-mail address',
  text: letter(
    `Welcome to ${PRODUCT_NAME}. Open this link to confirm that this address is yours; then you can invite others:`,
    link,
    `It works for ${CONFIRMATION_DAYS} days. If you did not register, there is nothing to do.`,
  ),
});

/** Sent instead of an error, so the form does not reveal who has an account. */
export const alreadyRegistered = (publicUrl: string) => ({
  subject: 'You already have an account',
  text: letter(
    `Someone, probably you, registered with ${PRODUCT_NAME} using this email address. It already has an account, and that account was not changed.`,
    `Sign in with the password you have: ${publicUrl}/login`,
    `If you have forgotten it, choose a new one: ${publicUrl}/forgotten-password`,
    'If it was not you, you don’t need to do anything. If you cannot sign in, please ask your care home.',
  ),
});

export const noAccount = (publicUrl: string) => ({
  subject: 'About your request for a new password',
  text: letter(
    `Somebody, probably you, asked for a new ${PRODUCT_NAME} password for this address. There is no account with it.`,
    `You may have used another e-mail address, or your care home may still have to invite you. You can sign in or register here: ${publicUrl}`,
    'If it was not you, there is nothing to do.',
  ),
});

export const passwordChanged = (publicUrl: string) => ({
  subject: 'Your password was changed',
  text: letter(
    `The password of your ${PRODUCT_NAME} account has just been changed, and every other device has been signed out.`,
    `If it was not you, ask for a new password at once: ${publicUrl}/forgotten-password`,
  ),
});

export const emailChangeConfirm = (link: string) => ({
  subject: 'Confirm your new email address',
  text: letter(
    `Someone, probably you, wants to use this email address for their ${PRODUCT_NAME} account. Open this link to confirm it:`,
    link,
    `It works once and for ${EMAIL_CHANGE_DAYS} days. If it was not you, you don’t need to do anything.`,
  ),
});

export const emailChangeNotice = (link: string) => ({
  subject: 'Your email address is being changed',
  text: letter(
    `Someone, probably you, asked to use another email address for your ${PRODUCT_NAME} account. From then on you sign in with the new one.`,
    `If it was you, you don’t need to do anything. If it was not, open this link to keep this address:`,
    link,
    `It works for ${EMAIL_CHANGE_DAYS} days, also after the change. Then please choose a new password.`,
  ),
});

/** Sent instead of an error, so the form does not reveal who has an account. */
export const addressTaken = () => ({
  subject: 'This email address already has an account',
  text: letter(
    `Someone, probably you, wanted to use this email address for another ${PRODUCT_NAME} account. It already has one, so nothing was changed.`,
    'If it was not you, you don’t need to do anything.',
  ),
});

export const invitation = (carehome: string, link: string) => ({
  subject: `You are invited to ${PRODUCT_NAME}`,
  text: letter(
    `${carehome} invites you to ${PRODUCT_NAME}, where it keeps track of what residents enjoy and shares it with the people who matter to them.`,
    `Open this link to join:\n\n${link}`,
    `It works once, for this e-mail address, and for ${INVITATION_DAYS} days.`,
  ),
});

/** Names no resident: details are shown after signing in. */
export const relativeLinked = (carehome: string, publicUrl: string) => ({
  subject: `Something new in ${PRODUCT_NAME}`,
  text: letter(
    `${carehome} has opened something new for you in ${PRODUCT_NAME}. Sign in with this e-mail address to see it:`,
    publicUrl,
  ),
});

/** Names no resident: details are shown after signing in or in the document. */
export const update = (carehome: string, link: string) => ({
  subject: `An update from ${carehome}`,
  text: letter(
    `${carehome} has an update for you. Sign in with this e-mail address to read it:`,
    link,
    `It is there for ${DOCUMENT_DAYS} days. If you did not expect it, please tell the home and pass it on to nobody.`,
  ),
});

export const updateAttached = (carehome: string) => ({
  subject: `An update from ${carehome}`,
  text: letter(
    `${carehome} has an update for you. You find it attached to this e-mail.`,
    'It is for you only. If you did not expect it, please tell the home and delete it.',
  ),
});

/** Figures only: names are shown after signing in. */
export const week = (carehome: string, lines: readonly string[], publicUrl: string) => ({
  subject: `The week at ${carehome}`,
  text: letter(
    `Last week at ${carehome}, Monday to Sunday, compared with the week before:`,
    lines.join('\n'),
    `Who has been missed, and what could suit them, is on your first screen: ${publicUrl}/tabs/home`,
    `You asked for this every Monday. You can stop it at ${publicUrl}/tabs/account`,
  ),
});

const EVENT_CHANGES = {
  moved: {
    subject: 'An event has a new time or place',
    text: 'has a new time or place. You keep your place, and can give it back in the app',
  },
  cancelled: { subject: 'An event was cancelled', text: 'was cancelled' },
  restored: { subject: 'An event takes place after all', text: 'takes place after all' },
} as const;

/** For those who said they would come. */
export const eventsChanged = ({
  home,
  what,
  titles,
  link,
}: {
  home: string;
  what: keyof typeof EVENT_CHANGES;
  titles: readonly string[];
  link: string;
}) => ({
  subject: EVENT_CHANGES[what].subject,
  text: letter(
    ...titles.map((title) => `“${title}” at ${home} ${EVENT_CHANGES[what].text}.`),
    `See the programme: ${link}`,
  ),
});

/** For someone who waited. */
export const gotPlace = ({ home, title, link }: { home: string; title: string; link: string }) => ({
  subject: 'You have a place',
  text: letter(
    `A place has become free for “${title}” at ${home}, and it is yours.`,
    `If you cannot come, please give it back, so that another family can: ${link}`,
  ),
});

/** The day before, for those who said they would come. */
export const eventTomorrow = ({
  home,
  titles,
  link,
  choice,
}: {
  home: string;
  titles: readonly string[];
  link: string;
  /** Where the reader can decline these emails. */
  choice: string;
}) => ({
  subject: 'An event tomorrow',
  text: letter(
    `You said you would come to ${titles.map((title) => `“${title}”`).join(' and ')} at ${home} tomorrow.`,
    `See when and where it is, or withdraw if your plans have changed: ${link}`,
    `You can stop these reminders at ${choice}`,
  ),
});

/** In the evening, while messages are unread; neither who wrote nor about whom is said. */
export const newMessages = ({
  home,
  threads,
  link,
  choice,
}: {
  home: string;
  threads: number;
  link: string;
  choice: string;
}) => ({
  subject: 'New messages',
  text: letter(
    `There are new messages for you from ${home}, in ${counted(threads, 'conversation')}.`,
    `Read them after signing in: ${link}`,
    `You can stop these emails at ${choice}`,
  ),
});

/** Once for a whole week, with how many events the reader sees; what they are is shown after signing in. */
export const weekPublished = ({
  home,
  from,
  count,
  link,
  choice,
}: {
  home: string;
  from: string;
  count: number;
  link: string;
  /** Where the reader can decline these emails. */
  choice: string;
}) => ({
  subject: 'New events in the programme',
  text: letter(
    count === 1
      ? `${home} has added an event to its programme for the week from ${from}.`
      : `${home} has added ${count} events to its programme for the week from ${from}.`,
    `See what is on: ${link}`,
    `You get one email for each published week. You can stop these emails at ${choice}`,
  ),
});

/** The answer itself is shown after signing in, because it may name a resident. */
export const photoAnswered = ({ home, link }: { home: string; link: string }) => ({
  subject: 'An answer about your photo',
  text: letter(
    `Thank you for your photo. ${home} has answered. Sign in with this email address to read the answer:`,
    link,
  ),
});

/** The answer itself is shown after signing in, because it may name a resident. */
export const proposalAnswered = ({ home, link }: { home: string; link: string }) => ({
  subject: 'An answer to your suggestion or offer',
  text: letter(
    `Thank you for your suggestion or offer. ${home} has answered it. Sign in with this email address to read the answer:`,
    link,
  ),
});

/** The link is personal, but an anonymous answer cannot be traced to it. */
export const surveyInvitation = ({
  home,
  link,
  lastDay,
  fingerprint,
}: {
  home: string;
  link: string;
  lastDay: string | null;
  fingerprint: string | null;
}) => ({
  subject: 'A few questions for you',
  text: letter(
    `${home} would like to know what you think. Open this link to answer a few questions, without signing in:`,
    link,
    `The link is for you alone and works once.${lastDay === null ? '' : ` The last day to answer is ${lastDay}.`} You don’t have to take part.`,
    ...(fingerprint === null
      ? []
      : [
          `Your answers are anonymous: no one can find out who gave them. Everyone is asked with the same key, and the page shows its fingerprint: ${fingerprint}.`,
        ]),
  ),
});
