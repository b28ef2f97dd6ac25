import type { ReportPhoto } from '@relish/shared/reports/report.ts';
import { ImageIcon, Trash2 } from 'lucide-react';

import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Chips } from '../../ui/chips.tsx';
import { ServerImage } from '../../ui/server-image.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { m } from '../../words/m.ts';
import { useRecordForm } from './record-context.ts';

import styles from './photos.module.css';

interface Props {
  photo: ReportPhoto;
  number: number;
  preview: string | undefined;
  errors: string[] | undefined;
  onChange: (photo: ReportPhoto) => void;
  onRemove: () => void;
}

/** One photo: who is in it, whether they agreed, and a line below it. */
export function PhotoItem({ photo, number, preview, errors, onChange, onRemove }: Props) {
  const { values, people, report } = useRecordForm();
  const here = values.participations.flatMap(({ resident_id }) => people.get(resident_id) ?? []);
  const saved = report?.photos.find(({ media_id }) => media_id === photo.media_id)?.picture;
  const asked = here.filter(
    ({ id, photos }) => photos === 'ask' && photo.resident_ids.includes(id),
  );
  const title = m.reports_photo({ number });
  return (
    <fieldset aria-label={title} className={styles.photo}>
      {preview !== undefined ? (
        <img src={preview} alt={title} className={styles.thumb} />
      ) : saved ? (
        <ServerImage src={saved.small} alt={title} className={styles.thumb} />
      ) : (
        <span className={styles.blank}>
          <ImageIcon aria-hidden="true" />
          {title}
        </span>
      )}
      <div className={styles.fields}>
        <Chips
          name={`photos.${number - 1}.resident_ids`}
          label={m.reports_photo_who()}
          multiple
          options={here.map(({ id, preferred_name, photos }) => ({
            value: id,
            label: photos === 'no' ? m.reports_photo_no({ name: preferred_name }) : preferred_name,
            disabled: photos === 'no' && !photo.resident_ids.includes(id),
          }))}
          value={photo.resident_ids}
          errors={errors}
          onChange={(resident_ids) =>
            onChange({
              ...photo,
              resident_ids,
              agreed_ids: photo.agreed_ids.filter((id) => resident_ids.includes(id)),
            })
          }
        />
        {asked.map(({ id, preferred_name }) => (
          <Checkbox
            key={id}
            label={m.reports_photo_asked({ name: preferred_name })}
            checked={photo.agreed_ids.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              onChange({
                ...photo,
                agreed_ids: checked
                  ? [...photo.agreed_ids, id]
                  : photo.agreed_ids.filter((each) => each !== id),
              })
            }
          />
        ))}
        <TextField
          label={m.reports_photo_caption()}
          optional
          maxLength={200}
          value={photo.caption ?? ''}
          onChange={({ currentTarget }) => onChange({ ...photo, caption: currentTarget.value })}
        />
        <div>
          <Button
            kind="plain"
            size="small"
            icon={<Trash2 aria-hidden="true" />}
            aria-label={m.reports_photo_remove({ number })}
            onClick={onRemove}
          >
            {m.reports_photo_take_out()}
          </Button>
        </div>
      </div>
    </fieldset>
  );
}
