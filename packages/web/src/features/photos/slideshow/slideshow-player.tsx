import { ChevronLeft, ChevronRight, Pause, Play, X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

import { keepAwake } from '../../../platform/wake-lock.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { m } from '../../../words/m.ts';
import type { Slide } from './api.ts';
import { SlideView } from './slide-view.tsx';
import { TalkPanel } from './talk-panel.tsx';
import { type Speed, useSlides } from './use-slides.ts';

import styles from './slideshow.module.css';

interface Props {
  photos: readonly Slide[];
  speed: Speed;
  offersTalk: boolean;
  onClose: () => void;
}

/** Covers the screen; Escape ends it. */
export function SlideshowPlayer({ onClose, ...rest }: Props) {
  useEffect(() => keepAwake(), []);
  useFullScreen(onClose);
  return (
    <ModalOverlay
      isOpen
      className={styles.overlay ?? ''}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.player ?? ''}>
          <VisuallyHidden>
            <Heading slot="title">{m.slideshow_title()}</Heading>
          </VisuallyHidden>
          <Slides {...rest} onClose={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Slides({ photos, speed, offersTalk, onClose }: Props) {
  const slides = useSlides(photos, { speed });
  const { slide, index, count, isPaused, setPaused, step, leaveOut, swipe } = slides;
  return (
    <>
      <div className={styles.stage} {...swipe}>
        {slide ? (
          <SlideView key={slide.id} slide={slide} onFail={() => leaveOut(slide.picture.large)} />
        ) : (
          <p className={styles.nothing}>{m.slideshow_none_now()}</p>
        )}
      </div>
      {slide && offersTalk && (
        <TalkPanel key={`talk ${slide.id}`} slide={slide} onOpen={() => setPaused(true)} />
      )}
      <div className={styles.controls}>
        <output className={styles.count}>{isPaused && m.slideshow_paused()}</output>
        <Control label={m.slideshow_previous()} onClick={() => step(-1)}>
          <ChevronLeft aria-hidden="true" />
        </Control>
        <Control
          label={isPaused ? m.slideshow_go_on() : m.slideshow_pause()}
          onClick={() => setPaused(!isPaused)}
        >
          {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        </Control>
        <Control label={m.slideshow_next()} onClick={() => step(1)}>
          <ChevronRight aria-hidden="true" />
        </Control>
        <Control label={m.slideshow_end()} onClick={onClose}>
          <X aria-hidden="true" />
        </Control>
        <p className={styles.count} translate="no">
          {count > 0 && m.slideshow_part({ part: index + 1, parts: count })}
        </p>
      </div>
    </>
  );
}

interface ControlProps {
  label: string;
  onClick: () => void;
  children: ReactNode;
}

const Control = ({ label, onClick, children }: ControlProps) => (
  <button type="button" className={styles.control} aria-label={label} onClick={onClick}>
    {children}
  </button>
);

/** Where the browser allows it. Escape then leaves full screen without reaching the page. */
function useFullScreen(onLeave: () => void) {
  useEffect(() => {
    const page = document.documentElement;
    let isFull = false;
    const follow = () => {
      const wasFull = isFull;
      isFull = document.fullscreenElement !== null;
      if (wasFull && !isFull) onLeave();
    };
    document.addEventListener('fullscreenchange', follow);
    // Refused without a click, and missing on iPhones.
    if ('requestFullscreen' in page) page.requestFullscreen().catch(() => undefined);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, [onLeave]);
}
