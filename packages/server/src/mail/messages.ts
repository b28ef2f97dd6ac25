import {
  CONFIRMATION_DAYS,
  DOCUMENT_DAYS,
  INVITATION_DAYS,
  PRODUCT_NAME,
  RESET_MINUTES,
} from '@relish/shared/constants.ts';

// Subjects carry no names: they are shown on locked screens (domain: must never happen, N17).

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

export const invitation = (carehome: string, link: string) => ({
  subject: `You are invited to ${PRODUCT_NAME}`,
  text: letter(
    `${carehome} invites you to ${PRODUCT_NAME}, where it keeps track of what residents enjoy and shares it with the people who matter to them.`,
    `Open this link to join:\n\n${link}`,
    `It works once, for this e-mail address, and for ${INVITATION_DAYS} days.`,
  ),
});

/** Neutral: whom they are linked to is told after signing in. */
export const relativeLinked = (carehome: string, publicUrl: string) => ({
  subject: `Something new in ${PRODUCT_NAME}`,
  text: letter(
    `${carehome} has opened something new for you in ${PRODUCT_NAME}. Sign in with this e-mail address to see it:`,
    publicUrl,
  ),
});

/** The home writes to the family; whom it is about is told after signing in, or in the document. */
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

/** Figures only: of whom they tell is found after signing in. */
export const week = (carehome: string, lines: readonly string[], publicUrl: string) => ({
  subject: `The week at ${carehome}`,
  text: letter(
    `This was the week from Monday to Sunday at ${carehome}, beside the week before:`,
    lines.join('\n'),
    `Who has been missed, and what could suit them, is on your first screen: ${publicUrl}/tabs/home`,
    `You asked for this every Monday. You can stop it at ${publicUrl}/tabs/account`,
  ),
});
