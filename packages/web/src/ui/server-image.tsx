import type { ComponentProps } from 'react';

import { serverUrl } from '../api/server-url.ts';

type Props = Omit<ComponentProps<'img'>, 'src' | 'alt'> & { src: string; alt: string };

/** A picture that lies on the server: the only way to show one, so that none is missing in the native shell. */
export const ServerImage = ({ src, alt, ...rest }: Props) => (
  <img {...rest} src={serverUrl(src)} alt={alt} />
);
