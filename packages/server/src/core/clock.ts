/** Injected, so that tests can move the time. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

export const seconds = (count: number) => count * 1000;
export const minutes = (count: number) => count * 60_000;
export const days = (count: number) => count * 86_400_000;

export const after = (start: Date, milliseconds: number) =>
  new Date(start.getTime() + milliseconds);
