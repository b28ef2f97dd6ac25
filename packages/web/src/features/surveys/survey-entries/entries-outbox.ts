import type { Input } from '@relish/shared/calls.ts';
import type { BlindedToken, TokenKey } from '@relish/shared/surveys/survey-entries/blind-token.ts';

import { refreshAfter } from '../../../api/refresh.ts';
import { createOutbox, type Waiting } from '../../../forms/outbox.ts';
import { sendUnlessAway } from '../../../forms/send-unless-away.ts';
import { homeData } from '../../../session/home-data.ts';
import { currentOwner } from '../../../session/sealed-drafts.ts';

type Named = Waiting & { kind: 'named'; input: Input<'survey-entries/answer'> };
type Collected = Waiting & { kind: 'collected'; input: Input<'survey-entries/collect'> };
/** The token is made on the device, so that no one can join it to the person who asked for it (N10). */
type Anonymous = Waiting & {
  kind: 'anonymous';
  key: TokenKey;
  blind: BlindedToken;
  signature: string | undefined;
  input: Omit<Input<'survey-entries/send'>, 'token' | 'signature'>;
};
type WaitingEntry = Named | Collected | Anonymous;

const toId = (entry: WaitingEntry) =>
  entry.kind === 'anonymous' ? entry.input.survey_id : entry.input.client_uuid;

/** Answers that the server has not confirmed yet; each has an id by which it counts once (N20). */
export const entries = createOutbox<WaitingEntry, object>({
  prefix: 'survey ',
  toId,
  send: (entry) => {
    if (entry.kind === 'collected') return sendUnlessAway('survey-entries/collect', entry.input);
    if (entry.kind === 'named') return sendUnlessAway('survey-entries/answer', entry.input);
    return sendAnonymous(entry);
  },
  onQueued: async () => undefined,
  onArrived: async () => refreshAfter(homeData, 'survey-entries/collect'),
});

/** Two requests: the first is made as a user and sees no answer, the second has an answer and no user. */
async function sendAnonymous(entry: Anonymous) {
  const { key, blind, input } = entry;
  let { signature } = entry;
  if (signature === undefined) {
    const signed = await sendUnlessAway('survey-entries/take-token', {
      survey_id: input.survey_id,
      blinded: blind.blinded,
    });
    if (!signed) return undefined;
    const { unblindToken } = await import('@relish/shared/surveys/survey-entries/blind-token.ts');
    signature = await unblindToken(key, blind, signed.blind_signature);
    const owner = currentOwner();
    if (owner) await entries.keep(owner, { ...entry, signature });
  }
  return sendUnlessAway('survey-entries/send', { ...input, token: blind.token, signature });
}

export type EntryOutcome = 'sent' | 'queued' | { refused: string };

async function queue(entry: WaitingEntry): Promise<EntryOutcome> {
  const owner = currentOwner();
  if (!owner) return 'queued';
  await entries.queue(owner, entry);
  const left = entries.waiting.get().find((each) => toId(each) === toId(entry));
  if (!left) return 'sent';
  return left.refused === undefined ? 'queued' : { refused: left.refused };
}

export const sendCollected = (input: Collected['input']) => queue({ kind: 'collected', input });

export const sendNamed = (input: Named['input']) => queue({ kind: 'named', input });

export async function sendWithToken(key: TokenKey, input: Anonymous['input']) {
  const { blindToken } = await import('@relish/shared/surveys/survey-entries/blind-token.ts');
  // Each person gets one token, so corrected answers use the same again.
  const before = entries.waiting
    .get()
    .find((each) => each.kind === 'anonymous' && each.input.survey_id === input.survey_id);
  const { blind, signature } =
    before?.kind === 'anonymous' ? before : { blind: await blindToken(key), signature: undefined };
  return queue({ kind: 'anonymous', key, blind, signature, input });
}

export const discardEntry = (entry: WaitingEntry) => entries.takeBack(entry, async () => true);

export const isWaitingFor = (surveyId: string) => (entry: WaitingEntry) =>
  entry.kind !== 'collected' && entry.input.survey_id === surveyId;
