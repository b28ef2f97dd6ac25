import { createContext, use } from 'react';
import type { ReactNode } from 'react';

import styles from './page-tools.module.css';

const PageToolsContext = createContext<ReactNode>(null);

/** Set by the shell, so that every page's header shows the same tools. */
export const PageToolsProvider = PageToolsContext.Provider;

/** For headers that do not use `Page`. */
export function PageTools() {
  const tools = use(PageToolsContext);
  return tools === null ? null : <div className={styles.tools}>{tools}</div>;
}
