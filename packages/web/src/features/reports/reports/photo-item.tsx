import type { ReportPhoto } from '@relish/shared/reports/reports/report.ts';
import { ImageIcon, Trash2 } from 'lucide-react';

import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Chips } from '../../../ui/layout/chips.tsx';
import { ServerImage } from '../../../ui/layout/server-image.tsx';
import { m } from '../../../words/m.ts';
import { residentIds, useRecordForm, useRecordValue } from './record-context.ts';

import styles from './photos.module.css';

interface Props {
  photo: ReportPhoto;
  number: number;
  preview: string | undefined;
  errors: string[] | undefined;
  onChange: (photo: ReportPhoto) => void;
  onRemove: () => void;
}

/** One photo with the residents in it, their consents and a caption. */
export function PhotoItem({ photo, number, preview, errors, onChange, onRemove }: Props) {
  const { people, report } = useRecordForm();
  const here = useRecordValue(residentIds).flatMap((id) => people.get(id) ?? []);
  const saved = report?.photos.find(({ media_id }) => media_id === photo.media_id)?.picture;
  const peopleToAsk = here.filter(
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
        {peopleToAsk.map(({ id, preferred_name }) => (
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
