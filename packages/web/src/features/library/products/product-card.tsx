import type { PRICE_BANDS } from '@relish/shared/library/products/product.ts';
import { ExternalLink, ShoppingBag } from 'lucide-react';

import { Link } from '../../../ui/actions/link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { useHiding } from '../hidden-items/api.ts';
import { HideMenu } from '../hidden-items/public.tsx';
import { type Product, useOpenProduct } from './api.ts';

import styles from './products.module.css';

const PRICE_WORDS: Record<(typeof PRICE_BANDS)[number], () => string> = {
  low: m.products_price_low,
  medium: m.products_price_medium,
  high: m.products_price_high,
};

export function ProductCard({ product }: { product: Product }) {
  const { code, title, summary, good_for, not_for, price_band, link, link_label } = product;
  const { mutate: count } = useOpenProduct();
  const hiding = useHiding(product);
  return (
    <Card
      title={title}
      actions={
        <Badge kind="attention" icon={ShoppingBag}>
          {m.products_label()}
        </Badge>
      }
    >
      <p>{summary}</p>
      <dl className={styles.facts}>
        <dt>{m.products_good_for()}</dt>
        <dd>{good_for}</dd>
        <dt>{m.products_not_for()}</dt>
        <dd>{not_for}</dd>
        <dt>{m.products_price()}</dt>
        <dd>{PRICE_WORDS[price_band]()}</dd>
      </dl>
      <div className={styles.way}>
        {/* The link does not wait for the click count, which may fail. */}
        <Link
          kind="quiet-button"
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={m.products_opens_outside({ label: link_label, title })}
          icon={<ExternalLink aria-hidden="true" />}
          onClick={() => count({ code })}
        >
          {link_label}
        </Link>
        <HideMenu hiding={hiding} />
      </div>
    </Card>
  );
}
