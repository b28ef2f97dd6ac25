import type { PersonKind } from '@relish/shared/photos/photos/choices.ts';
import type { PhotoRegion } from '@relish/shared/photos/photos/photo.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';

import type { useCallForm } from '../../../forms/use-call-form.ts';
import { frameAt, type Point, usualSize } from './face-region.ts';
import type { StaffPhoto } from './photo-api.ts';
import type { NamedPerson, PhotoValues } from './photo-values.ts';

const MIDDLE: Point = { x: 500, y: 500 };

export interface ChosenPerson {
  kind: PersonKind;
  resident_id: string | null;
  preferred_name: string | null;
}

export type Naming = ReturnType<typeof useNaming>;

/** Marks faces, names them and adjusts the frames. */
export function useNaming(form: ReturnType<typeof useCallForm<PhotoValues>>, photo: StaffPhoto) {
  const people = useWatch({ control: form.control, name: 'people' });
  const [selected, select] = useState<number>();
  /** A face without a name yet; without a region if it was not marked. */
  const [unnamed, setUnnamed] = useState<{ region: PhotoRegion | null }>();
  const [stage, setStage] = useState<HTMLDivElement | null>(null);

  const change = (next: NamedPerson[]) => {
    form.setValue('people', next, { shouldDirty: true });
    form.clearErrors(['people', 'named']);
  };
  const update = (index: number, changes: Partial<NamedPerson>) =>
    change(people.map((person, each) => (each === index ? { ...person, ...changes } : person)));
  const frameFor = (point: Point) =>
    frameAt(
      point,
      usualSize(
        photo,
        people.map(({ region }) => region),
      ),
    );

  return {
    people,
    selected,
    select,
    unnamed,
    setStage,
    update,
    markAt: (point: Point = MIDDLE) => {
      select(undefined);
      setUnnamed({ region: frameFor(point) });
    },
    /** Without a frame, because a frame in the wrong place would blur the wrong face. */
    addUnmarked: () => setUnnamed({ region: null }),
    cancel: () => setUnnamed(undefined),
    choose: (chosen: ChosenPerson) => {
      const region = unnamed?.region ?? null;
      change([...people, { ...chosen, region, agreed: false, treatment: 'show' }]);
      if (form.getValues('named') === 'nobody')
        form.setValue('named', 'not_yet', { shouldDirty: true });
      setUnnamed(undefined);
      select(people.length);
    },
    remove: (index: number) => {
      change(people.filter((_person, each) => each !== index));
      if (people.length === 1 && form.getValues('named') === 'everyone')
        form.setValue('named', 'not_yet', { shouldDirty: true });
      select(undefined);
    },
    /** Puts the keyboard on the frame; someone without one gets it in the middle. */
    adjust: (index: number) => {
      flushSync(() => {
        select(index);
        if (people[index]?.region === null) update(index, { region: frameFor(MIDDLE) });
      });
      const frame = stage?.querySelector<HTMLElement>(`[data-frame="${index}"]`);
      frame?.focus();
      frame?.scrollIntoView?.({ block: 'nearest' });
    },
  };
}
