import type { Input } from '@relish/shared/calls.ts';
import type { AddendumKind } from '@relish/shared/reports/observations/choices.ts';
import { useId, useState } from 'react';

import { useCallForm } from '../../../forms/use-call-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import { type Observation, useAddRemark, useAttend, useSettle } from './api.ts';

import styles from './observation-form.module.css';

const WORDS = {
  note: {
    title: m.observations_remark,
    text: m.observations_remark_text,
    hint: m.observations_remark_hint,
    save: m.observations_remark_save,
    saved: m.observations_remark_saved,
  },
  attended: {
    title: m.observations_attend,
    text: m.observations_attend_text,
    hint: m.observations_attend_hint,
    save: m.observations_attend_save,
    saved: m.observations_attend_saved,
  },
  settled: {
    title: m.observations_settle_title,
    text: m.observations_settle_text,
    hint: m.observations_settle_hint,
    save: m.observations_settle_save,
    saved: m.observations_settle_saved,
  },
} as const satisfies Record<AddendumKind, object>;

interface Props {
  observation: Observation;
  kind: AddendumKind;
  onClose: () => void;
}

/** Replies and follow-ups are addenda: a text with an author and a time. */
export function AddendumDialog({ observation, kind, onClose }: Props) {
  const formId = useId();
  const [client_uuid] = useState(() => crypto.randomUUID());
  const [remark, attend, settle] = [useAddRemark(), useAttend(), useSettle()];
  const words = WORDS[kind];
  const form = useCallForm<Input<'observations/attend'>>({
    schema: async () => {
      const { AddendumFields, WhatWasDone } =
        await import('@relish/shared/reports/observations/contract.ts');
      return kind === 'note' ? AddendumFields : WhatWasDone;
    },
    defaultValues: { id: observation.id, text: '' },
    send: async (values) => {
      if (kind === 'note') await remark.mutateAsync({ ...values, client_uuid });
      else await (kind === 'attended' ? attend : settle).mutateAsync(values);
      showToast({ title: words.saved(), tone: 'success' });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      title={words.title()}
      isDismissable={!form.formState.isDirty}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" form={formId} busy={form.busy}>
            {form.busy ? m.ui_saving() : words.save()}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.short} onSubmit={form.submit} noValidate>
        {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
        <blockquote className={styles.quote}>{observation.text}</blockquote>
        <TextArea
          label={words.text()}
          hint={words.hint()}
          maxLength={1000}
          {...form.field('text')}
        />
      </form>
    </Dialog>
  );
}
