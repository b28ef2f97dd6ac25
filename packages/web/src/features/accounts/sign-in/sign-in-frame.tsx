import { PRODUCT_NAME } from '@relish/shared/constants.ts';
import type { ReactNode } from 'react';

import { BrandMark } from '../../../ui/illustrations/brand-mark.tsx';
import { SunnyWindow } from '../../../ui/illustrations/sunny-window.tsx';
import { m } from '../../../words/m.ts';

import styles from './sign-in-frame.module.css';

interface Props {
  title: string;
  picture?: ReactNode;
  children: ReactNode;
}

/** Layout of every screen before sign-in. */
export const SignInFrame = ({ title, picture, children }: Props) => (
  <div className={styles.page}>
    <title>{`${title} | ${PRODUCT_NAME}`}</title>
    <header className={styles.welcome}>
      <BrandMark />
      <div className={styles.picture}>{picture ?? <SunnyWindow />}</div>
      <p className={styles.promise}>{m.sign_in_promise()}</p>
    </header>
    <main className={styles.main}>
      <div className={styles.content}>{children}</div>
    </main>
  </div>
);
