import { calledName } from '@relish/shared/residents/residents/called-name.ts';
import { useRef, useState, useSyncExternalStore } from 'react';

import { LeaveQuestion } from '../../../forms/leave-question.tsx';
import { useLeaveGuard } from '../../../forms/use-leave-guard.ts';
import { useCan } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Combobox } from '../../../ui/forms/combobox.tsx';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { useResidents } from '../../residents/residents/api.ts';
import { ChooseButtons } from './choose-buttons.tsx';
import { added, queuePhotos } from './photo-outbox.ts';
import { PictureTile } from './picture-tile.tsx';
import { type ChosenPicture, useChosenPictures } from './use-chosen-pictures.ts';
import { useWaitingPhotos } from './use-sending-photos.ts';
import { WaitingPhotos } from './waiting-photos.tsx';

import styles from './uploads.module.css';

interface Props {
  event_id: string | null;
  report_id: string | null;
  resident_id: string | null;
}

export function AddPhotos({ event_id, report_id, resident_id }: Props) {
  const today = useToday();
  const [day, setDay] = useState<string | null>(today);
  const [residentId, setResidentId] = useState(resident_id);
  const [isBusy, setBusy] = useState(false);
  const { chosen, take, remove, clearPrepared } = useChosenPictures();
  const waiting = useWaitingPhotos();
  const top = useRef<HTMLDivElement>(null);
  const prepared = chosen.flatMap((each) => each.prepared ?? []);
  const isPreparing = chosen.some((each) => !each.prepared && each.problem === undefined);

  const guard = useLeaveGuard(prepared.length > 0 && !isBusy);

  const add = async () => {
    if (isBusy || isPreparing) return;
    setBusy(true);
    const resident_ids = residentId === null ? [] : [residentId];
    await queuePhotos(prepared, { taken_on: day, event_id, report_id, resident_ids });
    clearPrepared();
    setBusy(false);
    // The button is gone, and the photos on their way are shown here.
    top.current?.focus();
  };

  return (
    <div ref={top} className={styles.page} tabIndex={-1}>
      <Arrived isSending={waiting.some(({ refused }) => refused === undefined)} />
      <div className={styles.part}>
        <p className={styles.quiet}>{m.reports_photos_rule()}</p>
        <ChooseButtons isFirst={chosen.length === 0} onChosen={take} />
        <p className={styles.quiet}>{m.photo_add_hint()}</p>
      </div>
      {chosen.length > 0 && (
        <Card title={m.photo_add_chosen()}>
          <ul className={styles.tiles}>
            {chosen.map((each) => (
              <ChosenTile key={each.id} picture={each} onRemove={() => remove(each.id)} />
            ))}
          </ul>
        </Card>
      )}
      {(prepared.length > 0 || isPreparing) && (
        <Card title={m.photo_add_details()}>
          <DateField
            label={m.photo_add_day()}
            name="taken_on"
            value={day}
            max={today}
            onChange={setDay}
          />
          <ResidentField value={residentId} onChange={setResidentId} />
          <div>
            <Button busy={isBusy || isPreparing} onClick={() => void add()}>
              {isPreparing
                ? m.photo_add_preparing()
                : m.photo_add_submit({ count: prepared.length })}
            </Button>
          </div>
        </Card>
      )}
      {waiting.length > 0 && <WaitingPhotos waiting={waiting} />}
      <LeaveQuestion guard={guard} />
    </div>
  );
}

const ChosenTile = ({ picture, onRemove }: { picture: ChosenPicture; onRemove: () => void }) => {
  const { name, prepared, problem } = picture;
  const isPreparing = !prepared && problem === undefined;
  return (
    <PictureTile
      name={name}
      thumb={prepared?.thumb ?? null}
      problem={problem}
      state={isPreparing ? m.photo_add_preparing() : undefined}
      onRemove={onRemove}
    />
  );
};

interface ResidentFieldProps {
  value: string | null;
  onChange: (id: string | null) => void;
}

function ResidentField({ value, onChange }: ResidentFieldProps) {
  return useCan('residents.view') ? <ChooseResident value={value} onChange={onChange} /> : null;
}

function ChooseResident({ value, onChange }: ResidentFieldProps) {
  const { data: residents = [] } = useResidents(false);
  return (
    <Combobox
      // The name of a resident from the address is known only once the list has arrived.
      key={residents.length}
      label={m.photo_add_resident()}
      hint={m.photo_add_resident_hint()}
      optional
      name="resident_id"
      options={residents.map((each) => ({ value: each.id, label: calledName(each) }))}
      value={value}
      onChange={onChange}
    />
  );
}

/** Leads on to naming the people, without whom no family sees the photos. */
function Arrived({ isSending }: { isSending: boolean }) {
  const all = useSyncExternalStore(added.subscribe, added.get);
  const [before] = useState(all.length);
  const now = all.slice(before);
  const [first] = now;
  if (first === undefined || isSending) return null;
  return (
    <Banner
      kind="success"
      title={m.photo_add_done({ count: now.length })}
      action={
        <Link kind="primary-button" to={`/photo?id=${first}`}>
          {m.photo_add_name_people()}
        </Link>
      }
    >
      {m.photo_add_done_text()}
    </Banner>
  );
}
