import sharp from 'sharp';

/** Other requests need the processor too, and the same picture is rarely decoded twice. */
sharp.concurrency(1);
sharp.cache(false);

/** Blocks all decoders except those of the accepted formats, so that no crafted file can reach another one. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

export { sharp };
