import { SURVEY_LIMITS } from '@relish/shared/surveys/surveys/choices.ts';
import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import { useActions } from '../actions/api.ts';
import { useArchiveSurvey } from './api.ts';

interface Props {
  id: string;
  onClose: () => void;
  onDone: (title: string) => void;
}

/** A survey is not put away without what came of it (domain 6.5). */
export function ArchiveDialog({ id, onClose, onDone }: Props) {
  const archive = useArchiveSurvey();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const actions = useActions({ survey_id: id });
  const hasAction = (actions.data?.rows.length ?? 0) > 0;
  const isMissing = !hasAction && reason.trim() === '';
  const send = () => {
    setTried(true);
    if (isMissing || archive.isPending) return;
    archive.mutate({ id, reason }, { onSuccess: () => onDone(m.surveys_archived()) });
  };
  return (
    <Dialog
      isOpen
      title={m.surveys_archive_title()}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button busy={archive.isPending} onClick={send}>
            {m.surveys_archive()}
          </Button>
        </>
      }
    >
      <TextArea
        label={m.surveys_archive_reason()}
        hint={hasAction ? m.surveys_archive_action() : m.surveys_archive_hint()}
        optional={hasAction}
        maxLength={SURVEY_LIMITS.reason}
        value={reason}
        errors={isTried && isMissing ? [m.surveys_archive_missing()] : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  );
}
