import { type MouseEvent, useId } from 'react';

import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { m } from '../../../words/m.ts';
import { usePhotoForm } from './photo-form-context.ts';
import { PhotoFrame } from './photo-frame.tsx';
import { PhotoPicture } from './photo-picture.tsx';
import { altWords, personName } from './photo-words.ts';

import styles from './face-stage.module.css';

/** With more people, names would cover faces. */
const MOST_NAMES = 4;

/** The photo, in which faces are marked by tapping. */
export function FaceStage() {
  const { photo, naming } = usePhotoForm();
  const { people, selected, unnamed } = naming;
  const markHint = useId();
  const frameHint = useId();
  const mark = (event: MouseEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    // A click by keyboard has no place.
    if (event.detail === 0 || width === 0) naming.markAt();
    else
      naming.markAt({
        x: ((event.clientX - left) / width) * 1000,
        y: ((event.clientY - top) / height) * 1000,
      });
  };
  return (
    <>
      <PhotoPicture
        photo={photo}
        alt={altWords(photo)}
        onSheet={naming.setStage}
        note={<p id={markHint}>{m.photo_mark_hint()}</p>}
      >
        <button
          type="button"
          className={styles.layer}
          aria-label={m.photo_mark()}
          aria-describedby={markHint}
          onClick={mark}
        />
        {people.map((person, index) => {
          const name = personName(person);
          const isSelected = selected === index;
          return (
            person.region && (
              <PhotoFrame
                // Frames have no other identity: two visitors are alike.
                key={person.resident_id ?? index}
                index={index}
                region={person.region}
                label={m.photo_frame_named({ number: index + 1, name })}
                describedBy={frameHint}
                isSelected={isSelected}
                onSelect={() => naming.select(index)}
                onChange={(region) => naming.update(index, { region })}
                look={person.treatment === 'blur' ? styles.blurred : undefined}
              >
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>{' '}
                {(isSelected || people.length <= MOST_NAMES) && (
                  <span className={styles.name} aria-hidden="true">
                    {name}
                  </span>
                )}
              </PhotoFrame>
            )
          );
        })}
        {unnamed?.region && (
          <PhotoFrame
            region={unnamed.region}
            label={m.photo_frame_new()}
            isSelected
            corners={[]}
            onChange={() => undefined}
          />
        )}
      </PhotoPicture>
      <VisuallyHidden>
        <span id={frameHint}>{m.photo_frame_hint()}</span>
      </VisuallyHidden>
    </>
  );
}
