import { Braces, CalendarClock, FileText, type LucideIcon, UserCheck, Users } from 'lucide-react';
import { useState } from 'react';

import { bytesOf, saveFile } from '../../platform/download.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Columns } from '../../ui/columns.tsx';
import { Switch } from '../../ui/switch.tsx';
import { showToast } from '../../ui/toast-state.ts';
import { m } from '../../words/m.ts';
import { useRecordData, useRecordDocument } from './api.ts';

import styles from './record-cards.module.css';

/** What somebody may ask for by law, and how to hand it over. */
export const RecordCards = ({ residentId }: { residentId: string }) => (
  <Columns>
    <Card title={m.record_about_title()}>
      <ul className={styles.facts}>
        <Fact icon={UserCheck}>{m.record_who()}</Fact>
        <Fact icon={CalendarClock}>{m.record_when()}</Fact>
        <Fact icon={Users}>{m.record_others()}</Fact>
      </ul>
    </Card>
    <Downloads residentId={residentId} />
  </Columns>
);

const Fact = ({ icon: Icon, children }: { icon: LucideIcon; children: string }) => (
  <li className={styles.fact}>
    <Icon aria-hidden="true" />
    <span>{children}</span>
  </li>
);

function Downloads({ residentId }: { residentId: string }) {
  const [namesOthers, setNamesOthers] = useState(false);
  const paper = useRecordDocument();
  const data = useRecordData();
  const request = { resident_id: residentId, hide_others: !namesOthers };
  const said = () => showToast({ title: m.record_saved(), tone: 'success' });
  // The name of a file is seen by others: it tells nobody's.
  const dataName = `record-${residentId.slice(0, 8)}.json`;

  const savePaper = () =>
    paper.mutate(request, {
      onSuccess: ({ file_name, base64 }) => {
        saveFile(file_name, bytesOf(base64), 'application/pdf');
        said();
      },
    });
  const saveData = () =>
    data.mutate(request, {
      onSuccess: (record) => {
        saveFile(dataName, JSON.stringify(record, undefined, 2), 'application/json');
        said();
      },
    });

  return (
    <Card title={m.record_download_title()}>
      <p>{m.record_download_text()}</p>
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
          busy={paper.isPending}
          onClick={() => paper.isPending || savePaper()}
        >
          {m.record_pdf()}
        </Button>
        <Button
          kind="quiet"
          icon={<Braces aria-hidden="true" />}
          busy={data.isPending}
          onClick={() => data.isPending || saveData()}
        >
          {m.record_json()}
        </Button>
      </div>
      <p className={styles.soft}>{m.record_noted()}</p>
    </Card>
  );
}
