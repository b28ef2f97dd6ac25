import type { Output } from '@relish/shared/calls.ts';
import { Download, ImageOff } from 'lucide-react';

import { decodeBase64, saveFile } from '../../../platform/download.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { ServerImage } from '../../../ui/layout/server-image.tsx';
import { m } from '../../../words/m.ts';
import { useMakeExport } from './api.ts';
import { wordReason } from './reason-words.ts';

import styles from './exports.module.css';

type Checked = Output<'exports/check'>[number];

export function ExportPanel({ photos }: { photos: Checked[] }) {
  const make = useMakeExport();
  const allowed = photos.filter(({ is_allowed }) => is_allowed);
  const release = () =>
    make.mutate(
      { ids: allowed.map(({ id }) => id) },
      {
        onSuccess: ({ files }) => {
          for (const { file_name, base64 } of files)
            saveFile(
              file_name,
              decodeBase64(base64),
              file_name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg',
            );
          showToast({ title: m.export_saved(), tone: 'success' });
        },
      },
    );
  return (
    <Card title={m.export_photos_title()}>
      <ul className={styles.photos}>
        {photos.map((photo, at) => (
          <Photo key={photo.id} photo={photo} number={at + 1} />
        ))}
      </ul>
      {allowed.length === 0 ? (
        <Banner kind="attention">{m.export_none_allowed()}</Banner>
      ) : (
        <>
          <p>{m.export_result({ count: allowed.length })}</p>
          <Button
            icon={<Download aria-hidden="true" />}
            busy={make.isPending}
            onClick={() => make.isPending || release()}
          >
            {m.export_make({ count: allowed.length })}
          </Button>
          <p className={styles.soft}>{m.export_recorded()}</p>
        </>
      )}
    </Card>
  );
}

function Photo({ photo, number }: { photo: Checked; number: number }) {
  const { picture, caption, is_allowed, reasons } = photo;
  return (
    <li className={styles.photo}>
      {picture ? (
        <ServerImage src={picture.small} alt="" className={styles.picture} />
      ) : (
        <span className={styles.none}>
          <ImageOff aria-hidden="true" />
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.caption} translate="no">
          {caption ?? m.export_photo({ number })}
        </p>
        <p>
          <Badge kind={is_allowed ? 'brand' : 'attention'}>
            {is_allowed ? m.export_allowed() : m.export_refused()}
          </Badge>
        </p>
        {reasons.map((reason) => (
          <p key={reason.code}>{wordReason(reason)}</p>
        ))}
      </div>
    </li>
  );
}
