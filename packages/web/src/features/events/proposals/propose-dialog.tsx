import type { Input } from '@relish/shared/calls.ts';
import { PROPOSAL_LIMITS, type ProposalKind } from '@relish/shared/events/proposals/choices.ts';

import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import { useUser } from '../../../session/use-session.ts';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { m } from '../../../words/m.ts';
import { useAddProposal } from './api.ts';
import { KINDS } from './proposal-words.ts';

interface Props {
  kind: ProposalKind;
  onClose: () => void;
}

export default function ProposeDialog({ kind, onClose }: Props) {
  const { name } = useUser().carehome;
  const add = useAddProposal();
  const form = useCallForm<Input<'proposals/add'>>({
    schema: async () => (await import('@relish/shared/events/proposals/contract.ts')).ProposalInput,
    defaultValues: { kind, text: '', days: '' },
    send: async (values) => {
      await add.mutateAsync(values);
      draft.forget();
      showToast({ title: m.proposals_sent(), tone: 'success' });
      onClose();
    },
  });
  const draft = useDraft(`proposal ${kind}`, form);
  const { label, text, hint } = KINDS[kind];
  return (
    <FormDialog
      title={label()}
      save={m.proposals_send()}
      form={form}
      draft={draft}
      onClose={onClose}
    >
      <p>{m.proposals_who_reads({ home: name })}</p>
      <TextArea
        label={text()}
        hint={hint()}
        maxLength={PROPOSAL_LIMITS.text}
        {...form.field('text')}
      />
      <TextField
        label={m.proposals_days()}
        hint={m.proposals_days_hint()}
        optional
        autoComplete="off"
        maxLength={PROPOSAL_LIMITS.days}
        {...form.field('days')}
      />
    </FormDialog>
  );
}
