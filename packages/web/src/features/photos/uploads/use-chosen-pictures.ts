import { PHOTO_LIMITS } from '@relish/shared/photos/photos/choices.ts';
import { useRef, useState } from 'react';

import { m } from '../../../words/m.ts';
import { findProblem, isTooLarge } from './picture-kinds.ts';
import { type PreparedPicture, preparePicture } from './prepare-picture.ts';

export interface ChosenPicture {
  id: string;
  name: string;
  /** Undefined until the picture has been prepared. */
  prepared?: PreparedPicture;
  /** Why it cannot be added. */
  problem?: string;
}

// Each large picture takes about 100 MB while it is shrunk.
const AT_ONCE = 2;

/** Pictures that were chosen but not added yet; a bad one never stops the others. */
export function useChosenPictures({
  most = PHOTO_LIMITS.at_once,
  tooMany = m.photo_add_too_many,
}: { most?: number; tooMany?: (of: { count: number }) => string } = {}) {
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([]);
  const turns = useRef<{ running: number; next: (() => Promise<void>)[] }>({
    running: 0,
    next: [],
  });

  const change = (id: string, part: Partial<ChosenPicture>) =>
    setChosen((before) => before.map((each) => (each.id === id ? { ...each, ...part } : each)));

  const prepare = async (id: string, file: File) => {
    const problem = await findProblem(file);
    if (problem !== undefined) return change(id, { problem });
    const prepared = await preparePicture(file);
    change(id, isTooLarge(prepared.blob) ? { problem: m.photo_add_too_large() } : { prepared });
  };

  const runNext = () => {
    const { current } = turns;
    if (current.running >= AT_ONCE) return;
    const work = current.next.shift();
    if (!work) return;
    current.running += 1;
    void work().finally(() => {
      current.running -= 1;
      runNext();
    });
  };

  return {
    chosen,
    take: (files: readonly File[]) => {
      let room = most - chosen.filter(({ problem }) => problem === undefined).length;
      const fresh = files.map((file): ChosenPicture => {
        const id = crypto.randomUUID();
        room -= 1;
        if (room < 0) return { id, name: file.name, problem: tooMany({ count: most }) };
        turns.current.next.push(() => prepare(id, file));
        return { id, name: file.name };
      });
      setChosen([...chosen, ...fresh]);
      for (let each = 0; each < AT_ONCE; each += 1) runNext();
    },
    remove: (id: string) => setChosen((before) => before.filter((each) => each.id !== id)),
    clear: () => setChosen([]),
    /** Leaves the pictures that could not be added, with the reason. */
    clearPrepared: () => setChosen((before) => before.filter(({ prepared }) => !prepared)),
  };
}
