import { Archive, ArchiveRestore, CalendarPlus, Ellipsis, MicVocal, Pencil } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Columns, Stack } from '../../../ui/layout/columns.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { IconDisc } from '../../../ui/tokens/icon-disc.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { telephoneLink } from '../../../words/telephone.ts';
import { type OnePerformer, useArchivePerformer } from './api.ts';
import { PaperBadges } from './paper-badges.tsx';
import { PerformerEvents } from './performer-events.tsx';
import { feeWords, opinionLines, restDayWords } from './performer-words.ts';

import styles from './performers.module.css';

// Loaded when opened.
const PerformerDialog = lazy(() => import('./performer-dialog.tsx'));

const UNDO_SECONDS = 10;

export function PerformerView({ performer }: { performer: OnePerformer }) {
  const mayManage = useCan('performers.manage');
  const [isEditing, setEditing] = useState(false);
  const { archived } = performer;
  return (
    <Page
      title={performer.name}
      lead={performer.offer ?? undefined}
      leading={<IconDisc icon={MicVocal} tone="accent" />}
      back="/performers"
      {...(mayManage && {
        actions: <Actions performer={performer} onEdit={() => setEditing(true)} />,
      })}
    >
      <div className={styles.page}>
        {archived ? (
          <span className={styles.badges}>
            <Badge icon={Archive}>{m.performers_archived()}</Badge>
          </span>
        ) : (
          <PaperBadges papers={performer} />
        )}
        <Columns>
          <Stack>
            <Contact performer={performer} />
          </Stack>
          <Stack>
            <Opinion opinion={performer.opinion} />
            <PerformerEvents performer={performer} />
          </Stack>
        </Columns>
      </div>
      {isEditing && (
        <Suspense>
          <PerformerDialog performer={performer} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Page>
  );
}

function Actions({ performer, onEdit }: { performer: OnePerformer; onEdit: () => void }) {
  const { id, name, archived } = performer;
  const archive = useArchivePerformer();
  const navigate = useNavigate();
  const move = () =>
    archive.mutate(
      { id, archived: !archived },
      {
        onSuccess: () =>
          showToast({
            title: archived
              ? m.performers_restored_toast({ name })
              : m.performers_archived_toast({ name }),
            seconds: UNDO_SECONDS,
            action: { label: m.ui_undo(), run: () => archive.mutate({ id, archived }) },
          }),
      },
    );
  return (
    <>
      <Button icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
        {m.performers_edit()}
      </Button>
      <Menu
        label={m.performers_more()}
        align="end"
        trigger={
          <IconButton label={m.performers_more()}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
        choices={[
          ...(archived
            ? []
            : [
                {
                  id: 'book',
                  label: m.performers_book(),
                  icon: CalendarPlus,
                  onSelect: () => void navigate(`/event-add?performer=${id}`),
                },
              ]),
          {
            id: 'archive',
            label: archived ? m.performers_restore() : m.performers_to_archive(),
            icon: archived ? ArchiveRestore : Archive,
            onSelect: move,
          },
        ]}
      />
    </>
  );
}

function Contact({ performer }: { performer: OnePerformer }) {
  const seesFees = useCan('performers.view-fees');
  const { contact_name, phone, email, fee_pence, insurance_until, dbs_until } = performer;
  const dayWords = (day: string | null) => (day === null ? m.performers_no_date() : formatDay(day));
  const facts: { label: string; text: ReactNode }[] = [
    { label: m.performers_contact_name(), text: contact_name },
    {
      label: m.performers_phone(),
      text: phone !== null && <Link href={telephoneLink(phone)}>{phone}</Link>,
    },
    {
      label: m.performers_email(),
      text: email !== null && <Link href={`mailto:${email}`}>{email}</Link>,
    },
    {
      label: m.performers_fee_label(),
      text: seesFees && fee_pence !== null && feeWords(fee_pence),
    },
    { label: m.performers_insurance_until(), text: dayWords(insurance_until) },
    { label: m.performers_dbs_until(), text: dayWords(dbs_until) },
    { label: m.performers_rest_days(), text: restDayWords(performer.rest_days) },
    { label: m.performers_notes(), text: performer.notes },
  ].filter(({ text }) => Boolean(text));
  return (
    <Card title={m.performers_contact()}>
      <dl className={styles.facts}>
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd translate="no">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Opinion({ opinion }: Pick<OnePerformer, 'opinion'>) {
  const lines = opinionLines(opinion);
  return (
    <Card title={m.performers_opinion()}>
      {lines ? (
        <dl className={styles.facts}>
          {lines.map(({ label, text }) => (
            <div key={label}>
              <dt className={styles.label}>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={styles.quiet}>{m.performers_opinion_none()}</p>
      )}
    </Card>
  );
}
