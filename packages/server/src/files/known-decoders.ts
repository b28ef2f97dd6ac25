import sharp from 'sharp';

sharp.cache(false);
sharp.concurrency(1);
// Uploads must not reach the library's other decoders.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
