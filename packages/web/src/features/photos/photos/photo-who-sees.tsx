import type { WhoSees } from '@relish/shared/photos/photos/photo.ts';
import { Eye } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { PhotoChoices } from './photo-choices.tsx';
import { usePhotoForm } from './photo-form-context.ts';
import { PhotoSharingField } from './photo-sharing-field.tsx';
import { whoSeesSentences } from './photo-who-words.ts';
import { startUpper, whyWords } from './photo-words.ts';
import type { WhoSeesNow } from './use-who-sees.ts';

import styles from './photo-who-sees.module.css';

interface Props {
  now: WhoSeesNow;
  onCrop: (region?: { x: number; y: number; w: number; h: number }) => void;
}

/** The plain line, the choices where consent is missing, and the sharing. */
export function PhotoWhoSees({ now, onCrop }: Props) {
  const { form } = usePhotoForm();
  const sharing = now.asked.sharing;
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={m.photo_who()}>
      <output className={styles.line} data-checking={now.isChecking || undefined}>
        <Eye className={styles.eye} aria-hidden="true" />
        <span translate="no">{whoSeesSentences(now.whoSees, sharing).join(' ')}</span>
      </output>
      <PhotoChoices now={now} onCrop={onCrop} />
      <PhotoSharingField now={now} errors={form.listErrors('sharing')} />
      <div>
        <Button kind="plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {m.photo_who_details()}
        </Button>
        {isOpen && <Details whoSees={now.whoSees} />}
      </div>
    </Card>
  );
}

const VIEWS = {
  original: m.photo_view_original,
  blurred: m.photo_view_blurred,
  nothing: m.photo_view_nothing,
};

function audienceWords({ audience, resident }: WhoSees): string {
  if (audience === 'own_family')
    return m.photo_audience_family({ name: resident?.preferred_name ?? '' });
  if (audience === 'about_me')
    return m.photo_audience_about_me({ name: resident?.preferred_name ?? '' });
  if (audience === 'home') return m.photo_audience_home();
  return audience === 'staff' ? m.photo_audience_staff() : m.photo_audience_external();
}

const Details = ({ whoSees }: { whoSees: readonly WhoSees[] }) => (
  <dl className={styles.details}>
    {whoSees.map((each) => (
      <div key={`${each.audience} ${each.resident?.id}`} className={styles.audience}>
        <dt translate="no">{audienceWords(each)}</dt>
        <dd>
          {VIEWS[each.sees]()}
          {each.reasons.length > 0 && (
            <span className={styles.why} translate="no">
              {startUpper(whyWords(each.reasons))}
            </span>
          )}
        </dd>
      </div>
    ))}
  </dl>
);
