import type { Input, Output } from '@relish/shared/calls.ts';

import { refreshAfter } from '../../../api/refresh.ts';
import { createOutbox, type Waiting } from '../../../forms/outbox.ts';
import { sendUnlessAway } from '../../../forms/send-unless-away.ts';
import { homeData } from '../../../session/home-data.ts';
import { forgetUnfinished, keepAsDraft } from './record-drafts.ts';
import type { RecordDraft } from './record-values.ts';

export interface WaitingRecord extends Waiting {
  draft: RecordDraft;
  input: Input<'reports/add'>;
}

export type Added = Output<'reports/add'>;

/** An earlier attempt had arrived with a different text. */
export const isConflict = ({ outcome }: Added) => outcome === 'saved_before_differently';

export const outbox = createOutbox<WaitingRecord, Added>({
  toId: ({ draft }) => draft.client_uuid,
  send: ({ input }) => sendUnlessAway('reports/add', input),
  onQueued: (owner, { draft }) => forgetUnfinished(owner, draft.client_uuid),
  onArrived: async (owner, { draft }, answer) => {
    const edits = { id: answer.id, version: answer.version, reason: '' };
    // Later input is offered as an edit of the saved record, so that nothing is lost.
    if (isConflict(answer) && !(await keepAsDraft(owner, { ...draft, edits })))
      throw new Error('The changes could not be kept.');
    await forgetUnfinished(owner, draft.client_uuid);
    await refreshAfter(homeData, 'reports/add');
  },
});

export const takeBack = (waiting: WaitingRecord) =>
  outbox.takeBack(waiting, (owner) => keepAsDraft(owner, waiting.draft));
