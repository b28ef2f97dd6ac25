import { PRODUCT_NAME } from '@relish/shared/constants.ts';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';

import { markIntroSeen } from '../../../session/intro-flag.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { BrandMark } from '../../../ui/illustrations/brand-mark.tsx';
import { IntroFind } from '../../../ui/illustrations/intro-find.tsx';
import { IntroRecord } from '../../../ui/illustrations/intro-record.tsx';
import { IntroShare } from '../../../ui/illustrations/intro-share.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { m } from '../../../words/m.ts';

import styles from './intro-page.module.css';

interface IntroCard {
  picture: ReactNode;
  title: string;
  text: string;
}

const cards = (): IntroCard[] => [
  { picture: <IntroFind />, title: m.intro_find_title(), text: m.intro_find_text() },
  { picture: <IntroRecord />, title: m.intro_record_title(), text: m.intro_record_text() },
  { picture: <IntroShare />, title: m.intro_share_title(), text: m.intro_share_text() },
];

export default function IntroPage() {
  const navigate = useNavigate();
  const [step, setStep] = useState(0);
  const all = cards();
  const shown = all[step];
  const isLast = step === all.length - 1;

  async function leave() {
    await markIntroSeen();
    await navigate('/login', { replace: true });
  }

  return (
    <div className={styles.page}>
      <title>{`${m.intro_title()} | ${PRODUCT_NAME}`}</title>
      <header className={styles.header}>
        <BrandMark />
        <Button kind="plain" onClick={() => void leave()}>
          {m.intro_skip()}
        </Button>
      </header>
      {shown && (
        <main className={styles.card}>
          <div className={styles.picture}>{shown.picture}</div>
          <div className={styles.words}>
            <p className={styles.step}>{m.intro_step({ step: step + 1, of: all.length })}</p>
            {/* Keyed, so that each card's heading takes the focus. */}
            <PageHeading key={step}>{shown.title}</PageHeading>
            <p className={styles.text}>{shown.text}</p>
          </div>
        </main>
      )}
      <footer className={styles.footer}>
        <ol className={styles.dots} aria-hidden="true">
          {all.map(({ title }, index) => (
            <li key={title} className={index === step ? styles.here : undefined} />
          ))}
        </ol>
        <div className={styles.buttons}>
          {step > 0 && (
            <Button kind="quiet" onClick={() => setStep(step - 1)}>
              {m.ui_back()}
            </Button>
          )}
          <Button onClick={() => (isLast ? void leave() : setStep(step + 1))}>
            {isLast ? m.intro_start() : m.ui_next()}
          </Button>
        </div>
      </footer>
    </div>
  );
}
