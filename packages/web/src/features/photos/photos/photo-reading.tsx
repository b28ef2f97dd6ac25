import { useCan } from '../../../session/use-session.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import type { OnePhoto } from './photo-api.ts';
import { ALBUM } from './photo-paths.ts';
import { PhotoPicture } from './photo-picture.tsx';
import { PhotoThanks } from './photo-thanks.tsx';
import { altWords, whenWords } from './photo-words.ts';

import styles from './photo-page.module.css';

/** A photo to look at, with its words; relatives can say thank you. */
export function PhotoReading({ photo }: { photo: OnePhoto }) {
  const isFamily = useCan('relatives.view');
  const { caption, story, place, picture, state, answer } = photo;
  const when = whenWords(photo);
  return (
    <Page title={m.photo_title()} back={ALBUM}>
      <div className={styles.columns}>
        {picture && (
          <div className={styles.photo}>
            <PhotoPicture photo={photo} alt={altWords(photo)} />
          </div>
        )}
        <div className={styles.panel}>
          {state === 'pending' && (
            <Banner kind="info" title={m.photo_family_pending_title()}>
              {m.photo_family_pending()}
            </Banner>
          )}
          {answer !== null && (
            <Banner kind="info" title={m.photo_family_answer()}>
              <span translate="no">{answer}</span>
            </Banner>
          )}
          {(caption !== null || story !== null || when !== undefined || place !== null) && (
            <Card title={m.photo_facts()}>
              {caption !== null && (
                <p className={styles.caption} translate="no">
                  {caption}
                </p>
              )}
              {story !== null && (
                <p className={styles.story} translate="no">
                  {story}
                </p>
              )}
              <dl className={styles.facts}>
                {when !== undefined && <Fact label={m.photo_when()} text={when} />}
                {place !== null && <Fact label={m.photo_where()} text={place} />}
              </dl>
            </Card>
          )}
          {photo.is_blurred && <p className={styles.quiet}>{m.photo_blurred_note()}</p>}
          {isFamily && picture && state === 'ready' && <PhotoThanks photo={photo} />}
        </div>
      </div>
    </Page>
  );
}

const Fact = ({ label, text }: { label: string; text: string }) => (
  <div>
    <dt>{label}</dt>
    <dd translate="no">{text}</dd>
  </div>
);
