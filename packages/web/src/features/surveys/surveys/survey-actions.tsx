import {
  Archive,
  Copy,
  Ellipsis,
  FileInput,
  FileText,
  Link2,
  Pencil,
  QrCode,
  Send,
  Tablet,
  Trash2,
  X,
} from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { m } from '../../../words/m.ts';
import { nameLanguage } from '../../../words/name-language.ts';
import {
  type ManagedSurvey,
  useCloseSurvey,
  useCopySurvey,
  useDeleteSurvey,
  usePublishSurvey,
} from './api.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import { PosterDialog } from './poster-dialog.tsx';
import { useSurveyPrints } from './use-survey-prints.ts';

type Asked = 'publish' | 'close' | 'archive' | 'delete' | 'poster';

/** The next step as a button, everything else in a menu. */
export function SurveyActions({ survey }: { survey: ManagedSurvey }) {
  const { id, state } = survey;
  const navigate = useNavigate();
  const mayManage = useCan('surveys.manage');
  const mayCollect = useCan('surveys.collect');
  const [asked, setAsked] = useState<Asked>();
  const copy = useCopySurvey();
  const done = (title: string) => {
    setAsked(undefined);
    showToast({ title, tone: 'success' });
  };
  const prints = useSurveyPrints(id);
  const isOpen = state === 'open';
  const isAhead = isOpen || state === 'scheduled';
  const isForTablet = survey.audience === 'resident' || survey.audience === 'professional';
  const choices = [
    ...(mayManage && state === 'draft'
      ? [
          {
            id: 'edit',
            label: m.surveys_edit(),
            icon: Pencil,
            onSelect: () => void navigate(`/survey-edit?id=${id}`),
          },
        ]
      : []),
    ...(mayManage && isAhead
      ? [
          {
            id: 'print-poster',
            label: m.surveys_print_poster(),
            icon: QrCode,
            onSelect: prints.savePoster,
          },
        ]
      : []),
    ...(mayCollect && isAhead
      ? survey.languages.map((language) => ({
          id: `print-form-${language}`,
          label: nameForm(survey.languages, language),
          icon: FileText,
          onSelect: () => prints.saveForm(language),
        }))
      : []),
    ...(mayManage && isOpen
      ? [
          {
            id: 'poster',
            label: m.surveys_poster(),
            icon: Link2,
            onSelect: () => setAsked('poster'),
          },
          { id: 'close', label: m.surveys_close(), icon: X, onSelect: () => setAsked('close') },
        ]
      : []),
    ...(mayManage
      ? [
          {
            id: 'copy',
            label: m.surveys_copy(),
            icon: Copy,
            onSelect: () =>
              copy.mutate(
                { id },
                { onSuccess: (made) => void navigate(`/survey-edit?id=${made.id}`) },
              ),
          },
        ]
      : []),
    ...(mayManage && state === 'closed'
      ? [
          {
            id: 'archive',
            label: m.surveys_archive(),
            icon: Archive,
            onSelect: () => setAsked('archive'),
          },
        ]
      : []),
    ...(mayManage && state === 'draft'
      ? [
          {
            id: 'delete',
            label: m.surveys_delete(),
            icon: Trash2,
            onSelect: () => setAsked('delete'),
          },
        ]
      : []),
  ];
  return (
    <>
      {isOpen && mayCollect && (
        <>
          <Link
            kind="quiet-button"
            to={`/manage-survey-entry?id=${id}`}
            icon={<FileInput aria-hidden="true" />}
          >
            {m.survey_entry_title()}
          </Link>
          {isForTablet && (
            <Link
              kind="primary-button"
              to={`/survey-tablet?id=${id}`}
              icon={<Tablet aria-hidden="true" />}
            >
              {m.surveys_on_tablet()}
            </Link>
          )}
        </>
      )}
      {mayManage && state === 'draft' && (
        <Button icon={<Send aria-hidden="true" />} onClick={() => setAsked('publish')}>
          {m.surveys_publish()}
        </Button>
      )}
      {choices.length > 0 && (
        <Menu
          label={m.surveys_more()}
          align="end"
          trigger={
            <IconButton label={m.surveys_more()}>
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
          choices={choices}
        />
      )}
      <Confirmations
        survey={survey}
        asked={asked}
        onCancel={() => setAsked(undefined)}
        onDone={done}
      />
      {asked === 'archive' && (
        <ArchiveDialog id={id} onClose={() => setAsked(undefined)} onDone={done} />
      )}
      {asked === 'poster' && <PosterDialog id={id} onClose={() => setAsked(undefined)} />}
    </>
  );
}

const nameForm = (languages: readonly string[], language: string) =>
  languages.length === 1
    ? m.surveys_print_form()
    : m.surveys_print_form_in({ language: nameLanguage(language) });

interface ConfirmationProps {
  survey: ManagedSurvey;
  asked: Asked | undefined;
  onCancel: () => void;
  onDone: (title: string) => void;
}

function Confirmations({ survey: { id, anonymous }, asked, onCancel, onDone }: ConfirmationProps) {
  const navigate = useNavigate();
  const publish = usePublishSurvey();
  const close = useCloseSurvey();
  const remove = useDeleteSurvey();
  return (
    <>
      <ConfirmDialog
        isOpen={asked === 'publish'}
        title={m.surveys_publish_title()}
        confirmLabel={m.surveys_publish()}
        busy={publish.isPending}
        onCancel={onCancel}
        onConfirm={() => publish.mutate({ id }, { onSuccess: () => onDone(m.surveys_published()) })}
      >
        {anonymous ? m.surveys_publish_anonymous() : m.surveys_publish_named()}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'close'}
        title={m.surveys_close_title()}
        confirmLabel={m.surveys_close()}
        busy={close.isPending}
        onCancel={onCancel}
        onConfirm={() => close.mutate({ id }, { onSuccess: () => onDone(m.surveys_closed()) })}
      >
        {m.surveys_close_text()}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'delete'}
        title={m.surveys_delete_title()}
        confirmLabel={m.surveys_delete()}
        kind="danger"
        busy={remove.isPending}
        onCancel={onCancel}
        onConfirm={() =>
          remove.mutate(
            { id },
            {
              onSuccess: () => {
                onDone(m.surveys_deleted());
                void navigate('/tabs/surveys', { replace: true });
              },
            },
          )
        }
      >
        {m.surveys_delete_text()}
      </ConfirmDialog>
    </>
  );
}
