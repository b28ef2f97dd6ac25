import type { Input, Output } from '@relish/shared/calls.ts';

import { refreshAfter } from '../../../api/refresh.ts';
import { createOutbox, type Waiting } from '../../../forms/outbox.ts';
import { sendUnlessAway } from '../../../forms/send-unless-away.ts';
import { createStore } from '../../../platform/store.ts';
import { homeData } from '../../../session/home-data.ts';
import { currentOwner } from '../../../session/sealed-drafts.ts';

type RegisteredPerson = Output<'register/get'>['people'][number];
export type Marked = Pick<
  RegisteredPerson,
  'id' | 'preferred_name' | 'last_name' | 'room' | 'picture'
>;

export interface WaitingMark extends Waiting {
  /** Marks are sent in this order, so that the last one counts. */
  at: string;
  input: Input<'register/mark'>;
  /** Shown until the server lists a resident who was not invited. */
  person: Marked;
}

/** The last attempt got no answer. */
export const isAway = createStore(false);

export const marks = createOutbox<WaitingMark, Output<'register/mark'>>({
  prefix: 'mark ',
  toId: ({ at, input }) => `${at}_${input.client_uuid}`,
  send: ({ input }) => sendUnlessAway('register/mark', input),
  onQueued: async () => isAway.set(true),
  onArrived: async () => {
    isAway.set(false);
    await refreshAfter(homeData, 'register/mark');
  },
});

type NewMark = Pick<WaitingMark['input'], 'event_id' | 'mark' | 'note'>;

let lastAt = 0;

/** Two taps within a millisecond keep their order. */
function tellTime(): string {
  lastAt = Math.max(Date.now(), lastAt + 1);
  return new Date(lastAt).toISOString();
}

/** Shows a mark at once and sends it until the server has answered, also after the page was closed. */
export function saveMark(person: Marked, mark: NewMark) {
  const owner = currentOwner();
  if (!owner) return;
  const { id, preferred_name, last_name, room } = person;
  const item = {
    at: tellTime(),
    input: { ...mark, resident_id: id, client_uuid: crypto.randomUUID() },
    // Addresses of pictures expire.
    person: { id, preferred_name, last_name, room, picture: null },
  };
  void marks.queue(owner, item);
}

export const discardMark = (item: WaitingMark) => marks.takeBack(item, async () => true);

/** The people of a register with the marks that are still waiting. */
export function withWaiting(
  people: readonly RegisteredPerson[],
  waiting: readonly WaitingMark[],
  { event_id, away }: { event_id: string; away: boolean },
): (RegisteredPerson & { isWaiting: boolean })[] {
  const latest = new Map(
    waiting
      .filter(({ input, refused }) => input.event_id === event_id && refused === undefined)
      .map((item) => [item.input.resident_id, item]),
  );
  const known = new Set(people.map(({ id }) => id));
  const added = [...latest.values()].filter(
    ({ input }) => input.mark !== null && !known.has(input.resident_id),
  );
  return [
    ...people,
    ...added.map(({ person }) => ({
      ...person,
      is_invited: false,
      mark: null,
      note: null,
      marked_by: null,
    })),
  ].map((person) => {
    const own = latest.get(person.id)?.input;
    return own
      ? { ...person, mark: own.mark, note: own.note ?? null, marked_by: null, isWaiting: away }
      : { ...person, isWaiting: false };
  });
}
