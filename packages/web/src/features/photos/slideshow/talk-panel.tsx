import { listPrompts } from '@relish/shared/photos/slideshow/prompts.ts';
import { Lightbulb, MessageCircleHeart } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { m } from '../../../words/m.ts';
import type { Slide } from './api.ts';
import { wordPrompt } from './prompt-words.ts';

import styles from './slideshow.module.css';

interface Props {
  slide: Slide;
  /** Pauses the slideshow, because a conversation has no timer. */
  onOpen: () => void;
}

export function TalkPanel({ slide, onOpen }: Props) {
  const [at, setAt] = useState<number>();
  const prompts = listPrompts(slide);
  const prompt = at === undefined ? undefined : prompts[at % prompts.length];
  if (at === undefined || !prompt)
    return (
      <Button
        kind="quiet"
        icon={<MessageCircleHeart aria-hidden="true" />}
        onClick={() => {
          setAt(0);
          onOpen();
        }}
      >
        {m.slideshow_talk()}
      </Button>
    );
  const { tells, asks } = wordPrompt(prompt);
  return (
    <section className={styles.talk} aria-label={m.slideshow_talk()}>
      <div aria-live="polite" className={styles.prompt}>
        {tells !== null && <p translate="no">{tells}</p>}
        <p className={styles.question}>{asks}</p>
      </div>
      {slide.story !== null && (
        <details className={styles.story}>
          <summary>{m.slideshow_story()}</summary>
          <p translate="no">{slide.story}</p>
        </details>
      )}
      <Button
        kind="quiet"
        icon={<Lightbulb aria-hidden="true" />}
        onClick={() => setAt((at + 1) % prompts.length)}
      >
        {m.slideshow_another()}
      </Button>
    </section>
  );
}
