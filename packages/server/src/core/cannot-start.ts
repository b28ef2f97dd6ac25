/** Why a process cannot start, in a sentence for whoever started it: no stack trace is shown with it. */
export class CannotStart extends Error {}
