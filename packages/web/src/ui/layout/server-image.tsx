import type { ComponentProps, SyntheticEvent } from 'react';

import { serverUrl } from '../../api/server-url.ts';

type Props = Omit<ComponentProps<'img'>, 'src' | 'alt'> & { src: string; alt: string };

/**
 * Use this for every picture from the server, because relative addresses do not work in the native
 * app.
 */
export const ServerImage = ({ src, alt, ...rest }: Props) => (
  <img
    onError={alt === '' ? hide : undefined}
    onLoad={show}
    {...rest}
    src={serverUrl(src)}
    alt={alt}
  />
);

// Hides a decorative picture that fails to load, instead of showing a broken one.
const hide = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
  currentTarget.style.setProperty('visibility', 'hidden');
const show = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
  currentTarget.style.removeProperty('visibility');
