import {
  Braces,
  CalendarClock,
  FileText,
  Images,
  type LucideIcon,
  MessagesSquare,
  ShieldCheck,
  UserCheck,
  Users,
} from 'lucide-react';
import { useState } from 'react';

import { decodeBase64, saveFile } from '../../../platform/download.ts';
import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Switch } from '../../../ui/forms/switch.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Columns } from '../../../ui/layout/columns.tsx';
import { m } from '../../../words/m.ts';
import { useRecordData, useRecordDocument, useReleaseStatus } from './api.ts';
import { CheckCard } from './check-card.tsx';
import { RecordSkeleton } from './record-skeleton.tsx';

import styles from './record-cards.module.css';

export function RecordCards({ residentId, hasDied }: { residentId: string; hasDied: boolean }) {
  const { data, isError, isFetching, refetch } = useReleaseStatus(residentId);
  if (isError) return <ErrorState busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <RecordSkeleton />;
  return (
    <Columns>
      <Card title={m.record_about_title()}>
        <ul className={styles.facts}>
          <Fact icon={UserCheck}>{hasDied ? m.record_who_died() : m.record_who()}</Fact>
          <Fact icon={CalendarClock}>{hasDied ? m.record_when_died() : m.record_when()}</Fact>
          <Fact icon={ShieldCheck}>{m.record_harm()}</Fact>
          <Fact icon={Users}>{m.record_others()}</Fact>
        </ul>
      </Card>
      <CheckCard residentId={residentId} status={data} />
      {data.check && <Downloads residentId={residentId} />}
    </Columns>
  );
}

const Fact = ({ icon: Icon, children }: { icon: LucideIcon; children: string }) => (
  <li className={styles.fact}>
    <Icon aria-hidden="true" />
    <span>{children}</span>
  </li>
);

function Downloads({ residentId }: { residentId: string }) {
  const hasChat = useCan('chat.use');
  const mayTakePhotos = useCan('photos.gift');
  const [namesOthers, setNamesOthers] = useState(false);
  const [namesStaff, setNamesStaff] = useState(true);
  const paper = useRecordDocument();
  const data = useRecordData();
  const request = {
    resident_id: residentId,
    hide_others: !namesOthers,
    name_staff: namesStaff,
  };
  const showSaved = () => showToast({ title: m.record_saved(), tone: 'success' });
  // File names are visible to others, so they never contain a person's name.
  const dataName = `record-${residentId.slice(0, 8)}.json`;

  const savePaper = (only_chat: boolean) =>
    paper.mutate(
      { ...request, only_chat },
      {
        onSuccess: ({ file_name, base64 }) => {
          saveFile(file_name, decodeBase64(base64), 'application/pdf');
          showSaved();
        },
      },
    );
  const saveData = () =>
    data.mutate(request, {
      onSuccess: (record) => {
        saveFile(dataName, JSON.stringify(record, undefined, 2), 'application/json');
        showSaved();
      },
    });

  return (
    <Card title={m.record_download_title()}>
      <p>{m.record_download_text()}</p>
      <Switch
        label={m.record_name_staff()}
        hint={m.record_name_staff_hint()}
        value={namesStaff}
        onChange={setNamesStaff}
      />
      <Switch
        label={m.record_name_others()}
        hint={m.record_name_others_hint()}
        value={namesOthers}
        onChange={setNamesOthers}
      />
      {namesOthers && <Banner kind="attention">{m.record_name_others_care()}</Banner>}
      <div className={styles.buttons}>
        <Button
          icon={<FileText aria-hidden="true" />}
          busy={paper.isPending && !paper.variables.only_chat}
          onClick={() => paper.isPending || savePaper(false)}
        >
          {m.record_pdf()}
        </Button>
        {hasChat && (
          <Button
            kind="quiet"
            icon={<MessagesSquare aria-hidden="true" />}
            busy={paper.isPending && paper.variables.only_chat === true}
            onClick={() => paper.isPending || savePaper(true)}
          >
            {m.record_chat()}
          </Button>
        )}
        <Button
          kind="quiet"
          icon={<Braces aria-hidden="true" />}
          busy={data.isPending}
          onClick={() => data.isPending || saveData()}
        >
          {m.record_json()}
        </Button>
        {mayTakePhotos && (
          <Link
            kind="quiet-button"
            icon={<Images aria-hidden="true" />}
            to={`/photo-gift?resident_id=${residentId}&for=subject`}
          >
            {m.record_photos()}
          </Link>
        )}
      </div>
      <p className={styles.soft}>{m.record_noted()}</p>
    </Card>
  );
}
