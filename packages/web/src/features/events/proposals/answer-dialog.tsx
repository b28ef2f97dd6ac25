import type { Input } from '@relish/shared/calls.ts';
import { PROPOSAL_LIMITS } from '@relish/shared/events/proposals/choices.ts';
import { useNavigate } from 'react-router';

import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { m } from '../../../words/m.ts';
import { type Proposal, useAcceptProposal, useDeclineProposal } from './api.ts';
import { BEGINNINGS } from './proposal-words.ts';

import styles from './proposals.module.css';

interface AnswerValues {
  id: string;
  message: string;
}

interface Props {
  proposal: Proposal;
  how: 'accept' | 'decline';
  onClose: () => void;
}

/** A no needs words; a yes may stand alone. */
export default function AnswerDialog({ proposal, how, onClose }: Props) {
  const navigate = useNavigate();
  const mayAddEvent = useCan('events.add');
  const accept = useAcceptProposal();
  const decline = useDeclineProposal();
  const isAccepting = how === 'accept';
  const leadsToEvent = isAccepting && proposal.kind === 'event' && mayAddEvent;
  const form = useCallForm<AnswerValues>({
    schema: async () => {
      const [{ z }, { AcceptInput, DeclineInput }] = await Promise.all([
        import('zod'),
        import('@relish/shared/events/proposals/contract.ts'),
      ]);
      const sent = (values: AnswerValues): Input<'proposals/accept'> => values;
      return isAccepting
        ? z.custom<AnswerValues>().transform(sent).pipe(AcceptInput)
        : DeclineInput;
    },
    defaultValues: { id: proposal.id, message: '' },
    send: async (values) => {
      await (isAccepting ? accept : decline).mutateAsync(values);
      showToast({ title: m.proposals_answered_toast(), tone: 'success' });
      onClose();
      if (leadsToEvent) await navigate(`/event-add?proposal=${proposal.id}`);
    },
  });
  const begin = (text: string) => {
    form.setValue('message', text, { shouldDirty: true });
    form.setFocus('message');
  };
  return (
    <FormDialog
      title={isAccepting ? m.proposals_accept_title() : m.proposals_decline_title()}
      save={
        leadsToEvent
          ? m.proposals_accept_event()
          : isAccepting
            ? m.proposals_accept_send()
            : m.proposals_decline_send()
      }
      form={form}
      onClose={onClose}
    >
      <p className={styles.answer} translate="no">
        {proposal.text}
      </p>
      {!isAccepting && (
        <fieldset className={styles.beginnings}>
          <legend className={styles.quiet}>{m.proposals_beginnings()}</legend>
          {BEGINNINGS.map(({ id, label, text }) => (
            <Button key={id} kind="quiet" size="small" onClick={() => begin(text())}>
              {label()}
            </Button>
          ))}
        </fieldset>
      )}
      <TextArea
        label={m.proposals_message()}
        hint={m.proposals_message_hint()}
        optional={isAccepting}
        maxLength={PROPOSAL_LIMITS.answer}
        {...form.field('message')}
      />
    </FormDialog>
  );
}
