/** Expected start-up failure: printed as a sentence, without a stack trace. */
export class CannotStart extends Error {}
