import type { productCalls } from '@relish/shared/library/products/contract.ts';
import { can } from '@relish/shared/permissions.ts';

import { openShelf } from '../../../content/reach.ts';
import { notFound } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import { insertClick } from './queries.ts';

export const productHandlers: Handlers<typeof productCalls> = {
  'dashboard/featured-products': async (context) =>
    can(context.user, 'products.view') ? (await openShelf(context)).products : [],

  'products/open': async (context, { code }) => {
    const { db, carehomeId, user, now } = context;
    const { products } = await openShelf(context);
    const product = products.find((each) => each.code === code);
    if (!product) throw notFound();
    if (!user.demo) await insertClick(db, carehomeId, product.id, now);
    return { link: product.link };
  },
};
